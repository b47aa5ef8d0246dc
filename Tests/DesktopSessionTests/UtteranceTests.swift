// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DesktopSession

struct UtteranceTests {
  @Test(arguments: [
    ("SPEECH OUTPUT: 'Volume horizontal slider 30.'{}", "Volume horizontal slider 30."),
    ("12:00:00 - SPEECH OUTPUT: 'tab ' {'gain': 1}", "tab "),
    ("SPEECH OUTPUT: 'it's {so}' voice=hyperlink{'established': False}", "it's {so}"),
    ("SPEECH OUTPUT: 'Volume'[{'established': False}, {'rate': 50}]", "Volume"),
    ("SPEECH OUTPUT: 'slower'", "slower"),
  ])
  func `the words stand between the quotation marks`(line: String, words: String) {
    #expect(Utterance(line: line)?.text == words)
  }

  @Test func `another line is no speech`() {
    #expect(Utterance(line: "EVENT MANAGER: Activated") == nil)
  }
}
