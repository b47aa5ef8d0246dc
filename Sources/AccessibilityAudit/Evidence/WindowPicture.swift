// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// A picture of one window, as it stood when the audit began.
public struct WindowPicture: Hashable, Sendable {
  /// The window's element.
  public var window: ElementID
  /// A PNG file's bytes.
  public var png: Data
  /// Where the picture's top left corner lies in the window, in the window's own coordinates, and
  /// its size in pixels. An element with the frame (x, y) is drawn at (x - frame.x, y - frame.y).
  public var frame: Rect
  /// False where the toolkit gives wrong places: boxes then do not fit what is drawn.
  public var framesAreTrusted: Bool

  public init(window: ElementID, png: Data, frame: Rect, framesAreTrusted: Bool = true) {
    self.window = window
    self.png = png
    self.frame = frame
    self.framesAreTrusted = framesAreTrusted
  }
}

/// What a picture shows of one element.
public struct ElementAppearance: Hashable, Sendable, Codable {
  /// The smallest place that holds the letters of a label or a control.
  public struct Ink: Hashable, Sendable, Codable {
    /// In pixels.
    public var width: Double
    /// In pixels.
    public var height: Double
    /// Between its end and the right edge of the label, in pixels.
    public var margin: Double
    /// Whether three dots are the last of it.
    public var endsInDots: Bool
    /// Whether a line goes below all of it.
    public var isUnderlined: Bool

    public init(
      width: Double, height: Double, margin: Double, endsInDots: Bool = false,
      isUnderlined: Bool = false
    ) {
      self.width = width
      self.height = height
      self.margin = margin
      self.endsInDots = endsInDots
      self.isUnderlined = isUnderlined
    }
  }

  /// The most frequent colour in the element's box.
  public var background: Colour?
  /// The colour in it that differs most from the background.
  public var foreground: Colour?
  /// How much of what is drawn has nearly that colour, from 0 to 1: the cores of letters where it is
  /// high, only their softened edges where it is low.
  public var solidity: Double
  /// How much of what is drawn has a colour that does not lie between the two, from 0 to 1: little in
  /// letters, much in a picture of several colours; nil where nobody looked.
  public var strayInk: Double?
  /// The strongest contrast, from 1 to 21, of what a small control shows inside of its border; nil where
  /// it is no small control, or shows nothing there, or no one colour is behind it.
  public var innerContrast: Double?
  /// How many steps from one colour to a clearly different one stand side by side inside of its border,
  /// where it is an empty box: none in one colour and in a gradient, many in a drawing. Of a field of one
  /// line every step counts, and those of its border: none where nothing shows that there is a field. nil
  /// where nobody looked.
  public var edges: Int?
  /// What is drawn in a label, or on a control with words; nil where nobody looked.
  public var ink: Ink?
  /// The one colour of a dot or square that is drawn in the item of a list beside its parts, of which this
  /// label is the first; nil where there is none.
  public var mark: Colour?
  /// The colour of most of the line round a field of one line, where that is no black, white or grey; nil
  /// where there is none.
  public var outline: Colour?

  /// The strongest contrast, from 1 to 21, of the border or the ground of a field of one line with what is round
  /// it; nil where that cannot be told.
  public var boundary: Double?
  /// Why it could not be measured; nil where it was.
  public var gap: String?

  /// Whether its place shows more than one colour.
  var isDrawn: Bool { gap == nil ? foreground != nil : gap == Self.patterned }

  public init(
    background: Colour? = nil, foreground: Colour? = nil, solidity: Double = 1,
    strayInk: Double? = nil, innerContrast: Double? = nil, edges: Int? = nil, ink: Ink? = nil,
    gap: String? = nil
  ) {
    self.background = background
    self.foreground = foreground
    self.solidity = solidity
    self.strayInk = strayInk
    self.innerContrast = innerContrast
    self.edges = edges
    self.ink = ink
    self.gap = gap
  }

  /// The gap of a box that shows a single colour.
  static let blank = "nothing is drawn in its place"
  /// The gap of a box that shows so many that none of them is behind the others.
  static let patterned = "there is no one colour behind it"

  /// The gap of a box that overlaps another element's, where nobody says which of them is showing.
  static let shared = "something else may be what is seen there"

  /// True where the picture does not show that the element is drawn.
  package var isUnseen: Bool { gap == Self.blank || gap == Self.shared }

  /// True of a picture of several colours, of which none is behind all others.
  package var isColourful: Bool { gap == Self.patterned || strayInk ?? 0 > 0.1 }

  /// 1 to 21; nil where it could not be measured.
  public var contrast: Double? {
    guard gap == nil, let background, let foreground else { return nil }
    return background.contrast(with: foreground)
  }
}

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
