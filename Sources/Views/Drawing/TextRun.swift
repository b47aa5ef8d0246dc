// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A paragraph in one font and one colour.
public struct TextRun: Hashable, Sendable {
  /// Where lines stand that are shorter than the widest: `leading` is left, for the reading
  /// direction has been dealt with before.
  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  /// What is drawn; line feeds begin a new line.
  public var text: String
  /// With its size in points as drawn, the person's scale included.
  public var font: Font
  /// What the letters are drawn in.
  public var color: Color
  /// Where shorter lines stand.
  public var alignment: Alignment
  /// Where lines break, in points; nil for no limit.
  public var width: CGFloat?
  /// How many lines at most, the last one ending in an ellipsis; nil for no limit.
  public var lineLimit: Int?
  /// Which part of a text is left out that has too little room, with an ellipsis in its place.
  public enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  /// Whether a line is drawn below the letters.
  public var isUnderlined = false
  /// Whether a line is drawn through the letters.
  public var isStruckThrough = false
  /// Room between two lines beside that of the font, in points.
  public var lineSpacing: CGFloat = 0
  /// Room between two letters beside that of the font, in points.
  public var tracking: CGFloat = 0
  /// How far letters stand above their line, in points.
  public var rise: CGFloat = 0
  /// Which part of a text is left out that has too little room.
  public var truncation = Truncation.tail

  public init(
    text: String, font: Font, color: Color, alignment: Alignment = .leading,
    width: CGFloat? = nil, lineLimit: Int? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.width = width
    self.lineLimit = lineLimit
  }
}

/// The room that a text takes, in points.
public struct TextSize: Hashable, Sendable {
  /// That of the widest line.
  public var width: CGFloat
  /// That of all lines together.
  public var height: CGFloat
  /// From the top of the box to the first line's baseline.
  public var firstBaseline: CGFloat

  public init(width: CGFloat, height: CGFloat, firstBaseline: CGFloat) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
  }
}

/// Knows how large a text becomes. A window host measures with its real fonts.
@MainActor
public protocol TextMeasurer: AnyObject {
  func size(of run: TextRun) -> TextSize
  /// Where each character of one line begins, and where the last one ends, in points from its left:
  /// one number more than there are characters.
  func edges(of run: TextRun) -> [CGFloat]
}

extension TextMeasurer {
  /// The widths of the line's beginnings.
  public func edges(of run: TextRun) -> [CGFloat] {
    var piece = run
    piece.text = ""
    return [0]
      + run.text.map { character in
        piece.text.append(character)
        return size(of: piece).width
      }
  }
}

/// Measures as if every character were as wide as 0.6 of the font's size: the same everywhere, for
/// tests and for hosts without fonts.
@MainActor
public final class UniformTextMeasurer: TextMeasurer {
  public init() {}

  /// One step of 0.6 of the font's size a character.
  public func edges(of run: TextRun) -> [CGFloat] {
    (0...run.text.count).map { CGFloat($0) * run.font.size * 0.6 }
  }

  /// Breaks lines anywhere, after as many characters as fit; a line is 1.25 of the font's size
  /// high.
  public func size(of run: TextRun) -> TextSize {
    let lineHeight = (run.font.size * 1.25).rounded(.up)
    let advance = run.font.size * 0.6
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = CGFloat(paragraph.count) * advance
      guard let limit = run.width, width > limit, limit > advance else {
        widest = max(widest, width)
        lines += 1
        continue
      }
      let perLine = max(1, (limit / advance).rounded(.down))
      lines += Int((CGFloat(paragraph.count) / perLine).rounded(.up))
      widest = max(widest, perLine * advance)
    }
    if let limit = run.lineLimit { lines = min(lines, max(1, limit)) }
    return TextSize(
      width: widest, height: lineHeight * CGFloat(max(1, lines)),
      firstBaseline: (run.font.size * 0.95).rounded())
  }
}
