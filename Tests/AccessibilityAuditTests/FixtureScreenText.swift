// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// Words that were read in a picture, as fixtures write them: the window by its key, and what is left
/// out is read without doubt.
struct FixtureScreenText: Decodable, Sendable {
  struct Word: Decodable, Sendable {
    let text: String
    /// x, y, width, height.
    let box: [Double]
    let line: Int?
    let confidence: Double?
  }

  let window: String
  let words: [Word]?
  let gap: String?

  func screenText(_ keys: [String: ElementID]) throws -> ScreenText {
    guard let id = keys[window] else {
      throw FixtureBuilder.Mistake(description: "no element \(window)")
    }
    let words = (words ?? []).map { word in
      ScreenText.Word(
        text: word.text, confidence: word.confidence ?? 96,
        box: Rect(x: word.box[0], y: word.box[1], width: word.box[2], height: word.box[3]),
        line: word.line ?? 0)
    }
    return ScreenText(window: id, words: words, gap: gap)
  }
}
