// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a person who looked at the application says of findings in it. A line of a file of verdicts:
/// `right | control-name no-name | frame[] > text[] (3) | why`. A selector may end with `*`.
struct Verdict {
  enum Word: String, CaseIterable {
    case right, debatable, wrong
  }

  let word: Word
  let rule: String
  let reason: String
  let selector: String
  let line: String

  init?(line: String) {
    let parts = line.components(separatedBy: " | ")
    let names = parts.count > 1 ? parts[1].split(separator: " ") : []
    guard parts.count == 4, let word = Word(rawValue: parts[0]), names.count == 2,
      !parts[2].isEmpty, parts[3].contains(" ")
    else { return nil }
    self.word = word
    rule = String(names[0])
    reason = String(names[1])
    selector = parts[2]
    self.line = line
  }

  func isOf(rule: String, reason: String, selector: String) -> Bool {
    guard rule == self.rule, reason == self.reason else { return false }
    if self.selector.hasSuffix("*") { return selector.hasPrefix(self.selector.dropLast()) }
    return selector == self.selector
  }
}
