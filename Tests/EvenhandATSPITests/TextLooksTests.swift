// SPDX-License-Identifier: Apache-2.0

import CEvenhandATSPI
import Semantics
import Testing

@testable import EvenhandATSPI

/// What C says of how letters look.
struct TextLooksTests {
  @Test func `what is zero is not said`() throws {
    #expect(try TextContent.Style(evenhand_style()) == TextContent.Style())
  }

  @Test func `everything that can be said arrives`() throws {
    var expected = TextContent.Style()
    expected.family = "Serif"
    expected.size = 12.5
    expected.weight = 700
    expected.isItalic = true
    expected.isStruckThrough = false
    expected.underline = .error
    expected.color = .init(red: 255, green: 128, blue: 1)
    // Black is a colour as well.
    expected.background = .init(red: 0, green: 0, blue: 0)
    expected.others = ["language": "de", "justification": "right"]
    var style = evenhand_style()
    style.size = 12.5
    style.weight = 700
    style.italic = EVENHAND_LOOK_YES
    style.struck_through = EVENHAND_LOOK_NO
    style.underline = EVENHAND_UNDERLINE_ERROR
    style.color = 0xFFFF_8001
    style.background = 0xFF00_0000
    let words: [StaticString] = ["language", "de", "justification", "right"]
    let list =
      words.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) } + [nil]
    let looks = try "Serif".withCString { family throws(LibraryError) in
      style.family = family
      return try list.withUnsafeBufferPointer { list throws(LibraryError) in
        style.others = list.baseAddress
        return try TextContent.Style(style)
      }
    }
    #expect(looks == expected)
  }

  @Test func `what cannot be is refused`() {
    func refused(_ edit: (inout evenhand_style) -> Void) -> Bool {
      var style = evenhand_style()
      edit(&style)
      return (try? TextContent.Style(style)) == nil
    }
    #expect(refused { $0.size = -1 })
    #expect(refused { $0.size = .nan })
    #expect(refused { $0.weight = 1001 })
    #expect(refused { $0.weight = -400 })
    #expect(refused { $0.italic = evenhand_look(3) })
    #expect(refused { $0.underline = evenhand_underline(5) })
    let endless = [UnsafePointer<CChar>?](
      repeating: UnsafeRawPointer(("a" as StaticString).utf8Start).assumingMemoryBound(
        to: CChar.self), count: 512)
    endless.withUnsafeBufferPointer { list in
      #expect(refused { $0.others = list.baseAddress })
    }
  }
}
