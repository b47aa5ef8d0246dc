// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

/// Offsets in one text: C counts Unicode code points, the tree counts characters as people see them.
struct TextOffsets {
  private let scalars: ScalarOffsets

  init(_ text: String) {
    scalars = ScalarOffsets(text)
  }

  var count: Int { scalars.count }

  /// The character in which the code point is.
  func character(
    _ name: String, _ codePoint: Int
  ) throws(LibraryError) -> Int {
    guard codePoint >= 0, codePoint <= count else {
      throw .outOfRange(name, "within the text's \(count) code points")
    }
    return scalars.character(codePoint)
  }

  func range(_ start: Int, _ end: Int) throws(LibraryError) -> Range<Int> {
    let first = try character("a start", start)
    let second = try character("an end", end)
    guard first <= second else { throw .outOfRange("an end", "not before its start") }
    return first..<second
  }

  /// Where a piece of a kind stands that comes behind the one before it.
  func range(
    _ start: Int, _ end: Int, behind last: Range<Int>?, _ kind: String
  ) throws(LibraryError) -> Range<Int> {
    let range = try range(start, end)
    guard range.lowerBound >= last?.upperBound ?? 0 else {
      throw .outOfRange("a \(kind)'s start", "not before the end of the \(kind) before")
    }
    return range
  }

  /// The code point with which a character begins.
  func codePoint(_ character: Int) -> Int { scalars.scalar(character) }
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

  /// Puts a bullet in the place of each code point, so that offsets stay what they are for C.
  mutating func hide() {
    let offsets = TextOffsets(text)
    text = String(repeating: Self.bullet, count: offsets.count)
    caret = offsets.codePoint(caret)
    selection = selection.map { range in
      offsets.codePoint(range.lowerBound)..<offsets.codePoint(range.upperBound)
    }
    (lines, runs, links) = ([], [], [])
  }
}

extension TextContent.Line {
  init(
    _ line: evenhand_line, in offsets: TextOffsets
  ) throws(LibraryError) {
    let range = try offsets.range(line.start, line.end)
    var places: [Double] = []
    if let edges = line.edges {
      for character in range.lowerBound...range.upperBound {
        // A line that begins or ends within a character has no place for its other part.
        let place = min(max(0, offsets.codePoint(character) - line.start), line.end - line.start)
        places.append(try Arguments.finite("an edge", edges[place]))
      }
    }
    self.init(
      range: range, top: try Arguments.finite("a line's top", line.top),
      height: try Arguments.size("a line's height", line.height), edges: places)
  }
}
