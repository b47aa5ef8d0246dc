// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

/// What a text tells of keys.
@Suite struct UsageWordsTests {
  private static let all: [Key] = [.right, .left, .down, .up]

  @Test(arguments: [
    ("Arrows adjust", all), ("Arrow keys turn it", all), ("Move it with the arrows", all),
    ("Up and Down adjust, Space picks up", [.up, .down]), ("The volume. Arrows adjust.", all),
    ("Use the left and right arrow keys", [.left, .right]),
  ])
  func `a text that tells of arrows names them`(text: String, keys: [Key]) {
    #expect(UsageWords.arrowKeys(in: text) == keys)
  }

  @Test(arguments: [
    "", "Save the document", "Draw arrows", "Arrows and lines", "Sort up or down",
    "Press Enter, then arrow keys move it", "Press Space to pick up. Arrow keys move it.",
    "Hold Shift and use the arrow keys", "Arrow keys do not move it",
    "While it is open, arrows adjust", "Up and Down buttons",
  ])
  func `a text that tells of none, or of what comes later, names none`(text: String) {
    #expect(UsageWords.arrowKeys(in: text) == [])
  }

  @Test(arguments: [
    "Picked up. Arrows move, Space drops", "Press Escape to cancel", "Arrow keys move it",
    "Escape cancels",
  ])
  func `a text that says which key to use is an instruction`(text: String) {
    #expect(UsageWords.tellsKeys(text))
  }

  @Test(arguments: ["", "Saved", "Space: 3 GB free", "Home page", "Tab 2 of 3", "Return address"])
  func `a text with the name of a key in it is none`(text: String) {
    #expect(!UsageWords.tellsKeys(text))
  }
}
