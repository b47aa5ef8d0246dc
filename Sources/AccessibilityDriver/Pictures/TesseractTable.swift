// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// The table that tesseract writes of what it has read: one row for each page, block, paragraph, line
/// and word, with tabulators between the columns.
///
/// tesseract(1), "TSV"; the columns are level, page, block, paragraph, line, word, left, top, width,
/// height, confidence and text.
public struct TesseractTable: Hashable, Sendable {
  /// By the window's coordinates. Words that the picture's edge may have cut are left out.
  public let words: [ScreenText.Word]

  /// The level of a row about a word.
  private static let word = 5
  private static let columns = 12

  /// `picture` is where the picture lies in the window, and `scale` how many of the table's pixels
  /// are one of the window's. Rows that are no words of the table are passed over.
  public init(_ text: String, picture: Rect, scale: Double) {
    var words: [ScreenText.Word] = []
    var lines: [[Int]: Int] = [:]
    for row in text.split(whereSeparator: \.isNewline) {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == Self.columns, Int(cells[0]) == Self.word,
        let confidence = Double(cells[10]), confidence.isFinite
      else { continue }
      let numbers = cells[1..<10].compactMap { Int32($0) }.map(Int.init)
      let word = cells[11].trimmed
      guard numbers.count == 9, !word.isEmpty else { continue }
      let line = Array(numbers[0..<4])
      let edges = numbers[5...].map { Double($0) / scale }
      let box = Rect(
        x: picture.x + edges[0], y: picture.y + edges[1], width: edges[2], height: edges[3])
      guard box.x > picture.x, box.y > picture.y, box.maxX < picture.maxX, box.maxY < picture.maxY
      else { continue }
      let number = lines[line] ?? lines.count
      lines[line] = number
      words.append(ScreenText.Word(text: word, confidence: confidence, box: box, line: number))
    }
    self.words = words
  }
}

extension [ScreenText.Word] {
  /// One below the other, and each from left to right: in a line stands what has its middle above the lower edge of
  /// the highest word there.
  var lines: [Self] {
    var lines: [Self] = []
    for word in sorted(by: { $0.box.y < $1.box.y }) {
      if let first = lines.last?.first, word.box.y + word.box.height / 2 < first.box.maxY {
        lines[lines.count - 1].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines.map { $0.sorted { $0.box.x < $1.box.x } }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
