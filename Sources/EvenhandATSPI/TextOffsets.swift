// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics

/// Offsets in one text: C counts Unicode code points, the tree counts characters as people see them.
struct TextOffsets {
  let count: Int
  /// Where each character begins, and where the last one ends; nil where each is a code point.
  private let starts: [Int]?

  init(_ text: String) {
    // A line feed after a carriage return is the one pair of ASCII that is one character.
    guard !text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      count = text.utf8.count
      starts = nil
      return
    }
    var place = 0
    var starts = [0]
    for character in text {
      place += character.unicodeScalars.count
      starts.append(place)
    }
    count = place
    self.starts = starts
  }

  /// The character in which the code point is.
  func character(
    _ name: String, _ codePoint: Int
  ) throws(LibraryError) -> Int {
    guard codePoint >= 0, codePoint <= count else {
      throw .outOfRange(name, "within the text's \(count) code points")
    }
    guard let starts else { return codePoint }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func range(_ start: Int, _ end: Int) throws(LibraryError) -> Range<Int> {
    let first = try character("a start", start)
    let second = try character("an end", end)
    guard first <= second else { throw .outOfRange("an end", "not before its start") }
    return first..<second
  }

  /// The code point with which a character begins.
  func codePoint(_ character: Int) -> Int {
    guard let starts else { return min(max(0, character), count) }
    return starts[min(max(0, character), starts.count - 1)]
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
