// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@Suite struct ForeignElementTests {
  @Test func `one text stands for program and path, and is read back`() {
    let text = ":1.5:/org/a11y/atspi/accessible/2"
    let element = ForeignElement(text)
    #expect(element == ForeignElement(program: ":1.5", path: "/org/a11y/atspi/accessible/2"))
    #expect(element?.description == text)
  }

  @Test(arguments: ["", ":1.5", "/a", ":/a", ":1.5/a", "a"])
  func `what is no program with a path stands for nothing`(text: String) {
    #expect(ForeignElement(text) == nil)
  }
}
