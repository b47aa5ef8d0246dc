// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What was read in a picture of one window.
public struct ScreenText: Hashable, Sendable {
  /// One word, or what was taken for one.
  public struct Word: Hashable, Sendable {
    /// As the reading program spells it.
    public var text: String
    /// How sure the reading program is of it, from 0 to 100.
    public var confidence: Double
    /// In the window's own coordinates.
    public var box: Rect
    /// Words with the same number stand in one line, from left to right.
    public var line: Int

    public init(text: String, confidence: Double, box: Rect, line: Int) {
      self.text = text
      self.confidence = confidence
      self.box = box
      self.line = line
    }
  }

  /// The window's element.
  public var window: ElementID
  /// In the order in which the reading program reports them.
  public var words: [Word]
  /// Why nothing was read; nil where it was.
  public var gap: String?

  public init(window: ElementID, words: [Word] = [], gap: String? = nil) {
    self.window = window
    self.words = words
    self.gap = gap
  }
}
