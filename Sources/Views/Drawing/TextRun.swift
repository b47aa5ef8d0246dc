// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextEditing

/// A paragraph in one font and one colour, but for its spans.
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
  /// What these lines are drawn in.
  public var lineColors = LetterLineColors()
  /// Room between two lines beside that of the font, in points.
  public var lineSpacing: CGFloat = 0
  /// Room between two letters beside that of the font, in points.
  public var tracking: CGFloat = 0
  /// How far letters stand above their line, in points.
  public var rise: CGFloat = 0
  /// Which part of a text is left out that has too little room.
  public var truncation = Truncation.tail
  /// What looks otherwise, in the order in which it stands; none may reach into another.
  public var spans: [Span] = []

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

  /// The text without the lines that it breaks itself and for which there is no room.
  public var shownText: String {
    guard let limit = lineLimit, text.contains("\n") else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let most = max(1, limit)
    return lines.count > most ? lines.prefix(most).joined(separator: "\n") + "…" : text
  }
}

/// What the lines below and through letters are drawn in; nil for the colour of the letters.
public struct LetterLineColors: Hashable, Sendable {
  /// That of the line below the letters.
  public var below: Color?
  /// That of the line through the letters.
  public var through: Color?

  public init(below: Color? = nil, through: Color? = nil) {
    self.below = below
    self.through = through
  }

  /// What is nil here, as it is there.
  func over(_ other: Self) -> Self {
    Self(below: below ?? other.below, through: through ?? other.through)
  }

  func shown(in environment: EnvironmentValues) -> Self {
    guard self != Self() else { return self }
    return Self(below: below?.shown(in: environment), through: through?.shown(in: environment))
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
  /// From the top of the box to the last line's baseline.
  public var lastBaseline: CGFloat

  /// - Parameter lastBaseline: Nil for the first one: a text of one line.
  public init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat, lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline ?? firstBaseline
  }
}

/// Knows how large a text becomes. A window host measures with its real fonts.
@MainActor
public protocol TextMeasurer: AnyObject {
  func size(of run: TextRun) -> TextSize
  /// Where each character of one line begins, and where the last one ends, in points from its left:
  /// one number more than there are characters.
  func edges(of run: TextRun) -> [CGFloat]
  /// The lines of the text as it is drawn, from top to bottom.
  func lines(of run: TextRun) -> [TextRun.Line]
}

extension TextRun {
  /// One line of a text as it is drawn.
  public struct Line: Hashable, Sendable {
    /// Its characters, without a line feed at its end.
    public var range: Range<Int>
    /// Where each character begins, and where the last one ends, in points from the left of the text's
    /// box: one number more than there are characters.
    public var edges: [CGFloat]
    /// From the top of the text's box, in points.
    public var top: CGFloat
    /// In points.
    public var height: CGFloat
    /// Whether the text goes on in the next line without a line feed.
    public var isWrapped: Bool

    public init(
      range: Range<Int>, edges: [CGFloat], top: CGFloat, height: CGFloat, isWrapped: Bool
    ) {
      self.range = range
      self.edges = edges
      self.top = top
      self.height = height
      self.isWrapped = isWrapped
    }
  }

  /// How far a line stands from the left that leaves so much of the text's width free.
  fileprivate func indent(_ free: CGFloat) -> CGFloat {
    switch alignment {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}

extension TextMeasurer {
  /// Lines that break behind spaces, each as high as the first one of the font.
  public func lines(of run: TextRun) -> [TextRun.Line] {
    var piece = run.with("X")
    piece.width = nil
    let height = size(of: piece).height
    let lines = TextLines(
      Array(run.text), width: run.width.map { Double(max(1, $0)) },
      lineHeight: Double(height + run.lineSpacing)
    ) { paragraph in
      piece.text = paragraph
      return edges(of: piece).map { Double($0) }
    }
    let widest = lines.lines.map { $0.edges.last ?? 0 }.max() ?? 0
    return lines.lines.map { line in
      let indent = run.indent(widest - (line.edges.last ?? 0))
      return TextRun.Line(
        range: line.range, edges: line.edges.map { CGFloat($0) + indent }, top: line.top,
        height: height, isWrapped: line.isWrapped)
    }
  }

  /// The widths of the line's beginnings.
  public func edges(of run: TextRun) -> [CGFloat] {
    var piece = run.with("")
    return [0]
      + run.text.map { character in
        piece.text.append(character)
        return size(of: piece).width
      }
  }
}

/// Measures as if every character were as wide as 0.6 of the font's size: the same everywhere, for
/// tests and for hosts without fonts. Spans are as wide as the letters round them.
@MainActor
public final class UniformTextMeasurer: TextMeasurer {
  public init() {}

  /// One step of 0.6 of the font's size a character.
  public func edges(of run: TextRun) -> [CGFloat] {
    (0...run.text.count).map { CGFloat($0) * run.font.size * 0.6 }
  }

  /// As many characters in a line as fit.
  public func lines(of run: TextRun) -> [TextRun.Line] {
    let (height, advance) = (lineHeight(of: run), run.font.size * 0.6)
    let whole = size(of: run)
    var lines: [TextRun.Line] = []
    var start = 0
    for paragraph in run.shownText.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + paragraph.count
      let perLine = perLine(run) ?? max(1, paragraph.count)
      for first in stride(from: start, through: max(start, end - 1), by: perLine) {
        let last = min(first + perLine, end)
        let indent = run.indent(whole.width - CGFloat(last - first) * advance)
        lines.append(
          TextRun.Line(
            range: first..<last, edges: (0...(last - first)).map { indent + CGFloat($0) * advance },
            top: CGFloat(lines.count) * height, height: height, isWrapped: last < end))
      }
      start = end + 1
    }
    return lines
  }

  private func lineHeight(of run: TextRun) -> CGFloat { (run.font.size * 1.25).rounded(.up) }

  /// How many characters fit into a line; nil for as many as there are.
  private func perLine(_ run: TextRun) -> Int? {
    guard let limit = run.width, limit.isFinite else { return nil }
    return max(1, Int((limit / (run.font.size * 0.6)).rounded(.down)))
  }

  /// Breaks lines anywhere, after as many characters as fit, and after each where none does; a line is
  /// 1.25 of the font's size high.
  public func size(of run: TextRun) -> TextSize {
    let lineHeight = lineHeight(of: run)
    let advance = run.font.size * 0.6
    var widest: CGFloat = 0
    var lines = 0
    for paragraph in run.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = CGFloat(paragraph.count) * advance
      guard let limit = run.width, width > limit, let perLine = perLine(run) else {
        widest = max(widest, width)
        lines += 1
        continue
      }
      lines += (paragraph.count + perLine - 1) / perLine
      widest = max(widest, CGFloat(perLine) * advance)
    }
    if let limit = run.lineLimit { lines = min(lines, max(1, limit)) }
    let first = (run.font.size * 0.95).rounded()
    return TextSize(
      width: widest, height: lineHeight * CGFloat(max(1, lines)), firstBaseline: first,
      lastBaseline: first + lineHeight * CGFloat(max(1, lines) - 1))
  }
}
