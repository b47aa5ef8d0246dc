// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import EvenhandATSPI

/// Offsets of C and offsets of the tree, in texts whose characters have several code points.
struct TextOffsetsTests {
  /// e with an accent of its own, two people as one, and a line's end of two.
  private let text = "e\u{301}\u{1F469}\u{200D}\u{1F469}x\r\ny"

  @Test func `each code point is in a character, and each character begins with one`() throws {
    let offsets = TextOffsets(text)
    #expect(offsets.count == 9)
    #expect(
      try (0...9).map { try offsets.character("an offset", $0) } == [0, 0, 1, 1, 1, 2, 3, 3, 4, 5])
    #expect((0...5).map(offsets.codePoint) == [0, 2, 5, 6, 8, 9])
  }

  @Test func `in plain text they are the same`() throws {
    let offsets = TextOffsets("plain\ntext")
    #expect(try (0...10).map { try offsets.character("an offset", $0) } == Array(0...10))
  }

  @Test func `what is beyond the text is said to be`() {
    for offset in [-1, 10, Int.max, Int.min] {
      #expect(throws: LibraryError.self) {
        _ = try TextOffsets(text).character("an offset", offset)
      }
    }
    #expect(throws: LibraryError.self) { _ = try TextOffsets("ab").range(2, 1) }
  }

  @Test func `a secret is as many bullets as it has code points, and its offsets stay`() throws {
    var content = try TextContent(text, caret: 5, selection: (start: 2, end: 6))
    content.hide()
    #expect(content.text == String(repeating: "\u{2022}", count: 9))
    #expect(content.caret == 5)
    #expect(content.selection == 2..<6)
  }
}
