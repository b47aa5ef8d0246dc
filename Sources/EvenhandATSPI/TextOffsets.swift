// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

/// Offsets in one text: C counts Unicode code points, the tree counts characters as people see them.
struct TextOffsets {
  private let text: String
  private let isPlain: Bool
  let count: Int

  init(_ text: String) {
    self.text = text
    // A line feed after a carriage return is the one pair of ASCII that is one character.
    isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    count = isPlain ? text.utf8.count : text.unicodeScalars.count
  }

  /// The character in which the code point is.
  func character(
    _ name: String, _ codePoint: Int
  ) throws(LibraryError) -> Int {
    guard codePoint >= 0, codePoint <= count else {
      throw .outOfRange(name, "within the text's \(count) code points")
    }
    if isPlain { return codePoint }
    let scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: codePoint)
    var low = 0
    for (number, place) in text.indices.enumerated() {
      if place > index { break }
      low = number
    }
    return index == text.endIndex ? text.count : low
  }

  func range(_ start: Int, _ end: Int) throws(LibraryError) -> Range<Int> {
    let first = try character("a start", start)
    let second = try character("an end", end)
    guard first <= second else { throw .outOfRange("an end", "not before its start") }
    return first..<second
  }

  /// The code point with which a character begins.
  func codePoint(_ character: Int) -> Int {
    if isPlain { return min(max(0, character), count) }
    var place = 0
    for one in text.prefix(max(0, character)) { place += one.unicodeScalars.count }
    return place
  }

  /// Where each character begins, and where the last one ends.
  var boundaries: [Int] {
    if isPlain { return Array(0...count) }
    var places = [0]
    for one in text { places.append((places.last ?? 0) + one.unicodeScalars.count) }
    return places
  }
}

extension TextContent {
  /// - Parameter selection: Start and end, in code points, as `caret` is.
  init(
    _ text: String, caret: Int, selection: (start: Int, end: Int)
  ) throws(LibraryError) {
    let offsets = TextOffsets(text)
    let range = try offsets.range(selection.start, selection.end)
    self.init(
      text, caret: try offsets.character("caret", caret), selection: range.isEmpty ? nil : range)
  }

  /// Puts a bullet in the place of each character.
  mutating func hide() { text = String(repeating: Self.bullet, count: text.count) }
}

extension TextContent.Line {
  /// - Parameter boundaries: Where each character of the text begins, in code points.
  init(
    _ line: evenhand_line, in offsets: TextOffsets, _ boundaries: [Int]
  ) throws(LibraryError) {
    let range = try offsets.range(line.start, line.end)
    var places: [Double] = []
    if let edges = line.edges {
      for character in range.lowerBound...range.upperBound {
        // A line that begins or ends within a character has no place for its other part.
        let place = min(max(0, boundaries[character] - line.start), line.end - line.start)
        places.append(try Arguments.finite("an edge", edges[place]))
      }
    }
    self.init(
      range: range, top: try Arguments.finite("a line's top", line.top),
      height: try Arguments.size("a line's height", line.height), edges: places)
  }
}
