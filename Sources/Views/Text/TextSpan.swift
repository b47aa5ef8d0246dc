// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Text {
  /// Letters that look otherwise than the text round them, or lead somewhere.
  struct Span: Hashable {
    /// Of the text's characters.
    var range: Range<Int>
    /// What is said of these letters alone.
    var style: Style
    var link: URL?
    /// What is drawn in the place of all of these letters.
    var picture: Image.Content?
    /// What the letters say, where that depends on the views round the text.
    var value: WrittenValue?

    /// Whether the letters are those of a text without spans.
    var saysNothing: Bool {
      style == Style() && link == nil && picture == nil && value == nil
    }
  }

  /// Both texts as one, each in its own style; what is said of the whole holds where a part says
  /// nothing.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    if left.string.isEmpty, left.spans.isEmpty { return right }
    if right.string.isEmpty, right.spans.isEmpty { return left }
    let right = right.apart(from: left)
    var text = Text(verbatim: left.string + right.string)
    if left.style == right.style, left.spans.isEmpty, right.spans.isEmpty {
      text.style = left.style
      return text
    }
    text.spans = left.whole(from: 0) + right.whole(from: left.string.count)
    return text
  }

  /// With a space that is read before the words of a picture, where another picture or a word ends.
  nonisolated private func apart(from left: Text) -> Text {
    guard let first = spans.first, first.range.lowerBound == 0, first.picture != nil,
      let last = left.string.last, !last.isWhitespace, string.first?.isWhitespace == false
    else { return self }
    var text = Text(verbatim: " " + string)
    (text.style, text.spans) = (style, spans)
    for index in text.spans.indices {
      let range = text.spans[index].range
      text.spans[index].range = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    text.spans[0].range = 0..<text.spans[0].range.upperBound
    return text
  }

  /// All of the text's spans with what is said of the whole, those without a style of their own too.
  nonisolated private func whole(from start: Int) -> [Span] {
    var found: [Span] = []
    func add(_ span: Span) {
      var span = span
      span.style = span.style.over(style)
      guard !span.range.isEmpty, !span.saysNothing else { return }
      span.range = (span.range.lowerBound + start)..<(span.range.upperBound + start)
      found.append(span)
    }
    var place = 0
    for span in spans {
      add(Span(range: place..<span.range.lowerBound, style: Style()))
      add(span)
      place = span.range.upperBound
    }
    add(Span(range: place..<string.count, style: Style()))
    return found
  }

  /// The same with a change of all letters, also of those that have a style of their own.
  nonisolated func inside(_ change: (inout Style) -> Void) -> Text {
    var text = styled(change)
    for index in text.spans.indices { change(&text.spans[index].style) }
    return text
  }

  /// The same as a link.
  nonisolated func leading(to link: URL) -> Text {
    var text = Text(verbatim: string)
    text.spans = whole(from: 0)
    if text.spans.isEmpty { text.spans = [Span(range: 0..<string.count, style: Style())] }
    var place = 0
    var linked: [Span] = []
    for span in text.spans {
      if place < span.range.lowerBound {
        linked.append(Span(range: place..<span.range.lowerBound, style: Style(), link: link))
      }
      var own = span
      own.link = span.link ?? link
      linked.append(own)
      place = span.range.upperBound
    }
    if place < string.count {
      linked.append(Span(range: place..<string.count, style: Style(), link: link))
    }
    text.spans = linked
    return text
  }
}

extension Text.Style {
  /// What a part says, and where that says nothing what is said of the whole.
  func over(_ whole: Self) -> Self {
    var style = self
    style.font = font ?? whole.font
    style.weight = weight ?? whole.weight
    style.isItalic = isItalic || whole.isItalic
    style.isMonospaced = isMonospaced || whole.isMonospaced
    if color == nil, ink == nil { (style.color, style.ink) = (whole.color, whole.ink) }
    style.isUnderlined = isUnderlined || whole.isUnderlined
    style.isStruckThrough = isStruckThrough || whole.isStruckThrough
    style.lineColors = lineColors.over(whole.lineColors)
    style.letterCase = letterCase ?? whole.letterCase
    style.tracking = tracking ?? whole.tracking
    style.rise = rise ?? whole.rise
    style.width = width ?? whole.width
    style.design = design ?? whole.design
    style.background = background ?? whole.background
    return style
  }
}

// MARK: As drawn

extension TextRun {
  /// Letters that look otherwise than those round them.
  public struct Span: Hashable, Sendable {
    /// Of the run's characters.
    public var range: Range<Int>
    /// With its size in points as drawn.
    public var font: Font
    /// Nil for the run's own.
    public var color: Color?
    /// Whether a line is drawn below the letters.
    public var isUnderlined = false
    /// Whether a line is drawn through the letters.
    public var isStruckThrough = false
    /// What these lines are drawn in.
    public var lineColors = LetterLineColors()
    /// Room between two letters beside that of the font, in points.
    public var tracking: CGFloat = 0
    /// How far letters stand above their line, in points.
    public var rise: CGFloat = 0
    /// What is behind the letters; nil for nothing.
    public var background: Color?
    /// What stands in the place of the one letter; nil for the letter.
    public var picture: InlinePicture?

    public init(range: Range<Int>, font: Font, color: Color? = nil) {
      self.range = range
      self.font = font
      self.color = color
    }
  }

  /// The letters in another size, those of spans by as much.
  mutating func resize(to size: CGFloat) {
    let factor = font.size > 0 ? size / font.size : 1
    font.size = size
    for index in spans.indices {
      spans[index].font.size *= factor
      spans[index].picture?.size.width *= factor
      spans[index].picture?.size.height *= factor
    }
  }

  /// The same in other colours.
  package func colored(_ change: (Color) -> Color) -> TextRun {
    var run = self
    run.color = change(color)
    for index in run.spans.indices {
      run.spans[index].color = run.spans[index].color.map(change)
      run.spans[index].background = run.spans[index].background.map(change)
    }
    return run
  }

  /// Other characters in the look of most letters.
  func with(_ text: String) -> TextRun {
    var run = self
    run.text = text
    run.spans = []
    return run
  }
}
