// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics
import TextEditing

/// One text as the bus counts it: in Unicode scalars, as GTK does, where the model counts characters
/// as people see them. An offset within a character counts as its beginning; one beyond the ends as
/// the ends.
struct TextReading {
  let content: TextContent
  private let characters: [Character]
  private let offsets: ScalarOffsets
  private let scalars: [Unicode.Scalar]

  init(_ query: Query) throws(ProviderError) {
    guard query.node.interfaces.contains(.text) else {
      throw .noSuchInterface(Interface.text.busName)
    }
    self.init(query.node.readableText ?? TextContent(query.node.name))
  }

  init(_ content: TextContent) {
    self.content = content
    characters = Array(content.text)
    scalars = Array(content.text.unicodeScalars)
    offsets = ScalarOffsets(content.text)
  }

  var count: Int { scalars.count }
  var characterCount: Int { characters.count }
  var caret: Int { scalarOffset(content.caret) }
  var selection: Range<Int>? {
    content.selection.map(scalarOffsets)
  }

  /// The scalar with which a character begins.
  func scalarOffset(_ character: Int) -> Int { offsets.scalar(character) }

  func scalarOffsets(_ range: Range<Int>) -> Range<Int> {
    scalarOffset(range.lowerBound)..<scalarOffset(range.upperBound)
  }

  /// The character in which a scalar is; -1 counts as the end, as in all calls.
  func characterOffset(_ scalar: Int32) -> Int {
    scalar < 0 ? characters.count : offsets.character(Int(scalar))
  }

  /// The characters between two offsets of the bus, in whatever order.
  func range(_ start: Int32, _ end: Int32) -> Range<Int> {
    let (first, second) = (characterOffset(max(0, start)), characterOffset(end))
    return min(first, second)..<max(first, second)
  }

  /// A piece by scalars, as it was asked for.
  func text(_ start: Int32, _ end: Int32) -> String {
    let from = min(Int(max(0, start)), count)
    let to = end < 0 ? count : min(Int(end), count)
    guard from < to else { return "" }
    return string(from..<to)
  }

  func scalar(at offset: Int32) -> UInt32 {
    offset >= 0 && Int(offset) < count ? scalars[Int(offset)].value : 0
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  // MARK: Pieces

  /// A piece of a text, and where it stands.
  struct Piece {
    var text = ""
    var range = 0..<0
  }

  private func piece(_ range: Range<Int>) -> Piece {
    let wire = scalarOffsets(range)
    return Piece(text: string(wire), range: wire)
  }

  /// What pieces a text is cut into.
  enum Granularity: UInt32 {
    case character, word, sentence, line, paragraph
  }

  /// What round the offset is asked for.
  enum Direction {
    case before, at, after
  }

  func piece(_ direction: Direction, _ offset: Int32, _ granularity: Granularity) -> Piece {
    let place = characterOffset(offset)
    let range = self.range(at: place, granularity)
    switch direction {
    case .at: return piece(range)
    case .before:
      guard range.lowerBound > 0 else { return Piece() }
      return piece(self.range(at: range.lowerBound - 1, granularity))
    case .after:
      guard range.upperBound < characters.count else {
        return Piece(range: count..<count)
      }
      return piece(self.range(at: range.upperBound, granularity))
    }
  }

  private func range(at place: Int, _ granularity: Granularity) -> Range<Int> {
    let boundaries = TextBoundaries(characters)
    switch granularity {
    case .character: return place..<min(place + 1, characters.count)
    case .word: return boundaries.wordWithRest(at: place)
    case .sentence: return boundaries.sentence(at: place)
    case .paragraph: return boundaries.paragraph(at: place)
    case .line:
      guard let line = line(of: place) else { return boundaries.paragraph(at: place) }
      let end = line.range.upperBound
      let hasLineFeed = end < characters.count && characters[end].isNewline
      return line.range.lowerBound..<(hasLineFeed ? end + 1 : end)
    }
  }

  // MARK: Places

  private func line(of character: Int) -> TextContent.Line? {
    content.lines.last { $0.range.lowerBound <= character }
  }

  /// Round the characters, from the top left of the element's frame; nil where nobody knows.
  ///
  /// - Parameter width: Of the element: where nobody has measured the characters of a line, each is
  ///   somewhere in it.
  func frame(of range: Range<Int>, width: Double = 0) -> Rect? {
    var whole: Rect?
    for line in content.lines
    where line.range.lowerBound <= max(range.lowerBound, range.upperBound - 1)
      && line.range.upperBound >= range.lowerBound
    {
      let box = Self.box(of: range, in: line, width)
      whole = whole.map { Self.union($0, box) } ?? box
    }
    return whole
  }

  private static func box(
    of range: Range<Int>, in line: TextContent.Line, _ width: Double
  ) -> Rect {
    guard !line.edges.isEmpty else {
      return Rect(x: 0, y: line.top, width: width, height: line.height)
    }
    let last = line.edges.count - 1
    let first = line.edges[min(max(0, range.lowerBound - line.range.lowerBound), last)]
    let end = line.edges[min(max(0, range.upperBound - line.range.lowerBound), last)]
    return Rect(x: min(first, end), y: line.top, width: abs(end - first), height: line.height)
  }

  private static func union(_ one: Rect, _ other: Rect) -> Rect {
    let (x, y) = (min(one.x, other.x), min(one.y, other.y))
    return Rect(
      x: x, y: y, width: max(one.maxX, other.maxX) - x, height: max(one.maxY, other.maxY) - y)
  }

  /// The scalar under a point, from the top left of the element's frame; -1 for none.
  func offset(at point: Point) -> Int {
    for line in content.lines where point.y >= line.top && point.y < line.top + line.height {
      // Somewhere in it, and nobody knows where.
      if line.edges.isEmpty { return scalarOffset(line.range.lowerBound) }
      for index in 0..<(line.edges.count - 1)
      where point.x >= min(line.edges[index], line.edges[index + 1])
        && point.x < max(line.edges[index], line.edges[index + 1])
      {
        return scalarOffset(line.range.lowerBound + index)
      }
    }
    return -1
  }
}
