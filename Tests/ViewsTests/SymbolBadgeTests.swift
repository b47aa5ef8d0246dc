// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// Symbols with a smaller one at their corner, and in colours of their own.
@MainActor
struct SymbolBadgeTests {
  private func drawing(_ name: String, _ mode: SymbolRenderingMode = .monochrome) -> String {
    ViewTester { Image(systemName: name).symbolRenderingMode(mode) }.drawing
  }

  @Test func `what stands at the corner of a symbol is drawn`() {
    let plain = drawing("externaldrive")
    for name in ["externaldrive.badge.plus", "externaldrive.badge.xmark", "externaldrive.badge"] {
      #expect(drawing(name) != plain, "\(name)")
    }
    #expect(drawing("externaldrive.badge.plus") != drawing("externaldrive.badge.minus"))
    #expect(drawing("folder.badge.plus") != drawing("folder.fill.badge.plus"))
    // Of what nobody draws here the rest stays.
    #expect(drawing("externaldrive.badge.nosuch") == plain)
  }

  @Test func `it is a part of what the symbol is called`() {
    #expect(Symbol("folder.badge.plus").words == "Folder, Add")
    #expect(Symbol("bell.badge").words == Symbol("bell").words)
  }

  @Test func `symbols of files that people write have a drawing of their own`() {
    let names = [
      "cloud.sun.rain.fill", "person.3.sequence.fill", "theatermasks", "nose", "mouth", "lungs",
      "apps.iphone", "gyroscope", "arrow.uturn.left.circle", "lanyardcard", "hand.draw", "trophy",
      "text.bubble", "checkmark.seal", "doc.text", "die.face.5", "terminal", "swift", "dog",
    ]
    let drawn = Set(names.map { Symbol($0).base ?? "" })
    #expect(drawn.count == names.count && !drawn.contains(""))
    #expect(Symbol("cloud.sun.rain.fill").base == "cloud.sun.rain")
  }

  @Test func `colours of its own are those of its body, its sign, and what is at its corner`() {
    #expect(!drawing("trophy.fill").contains("yellow"))
    #expect(drawing("trophy.fill", .multicolor) != drawing("trophy.fill"))
    #expect(drawing("plus.circle.fill", .multicolor) != drawing("plus.circle.fill"))
    #expect(drawing("folder.badge.plus", .multicolor) != drawing("folder.badge.plus"))
    #expect(drawing("minus.circle", .multicolor) != drawing("minus.circle"))
    #expect(
      drawing("exclamationmark.triangle.fill").contains("fill")
        && drawing("exclamationmark.triangle.fill") != drawing("exclamationmark.triangle"))
    // One that has none stays as it is.
    #expect(drawing("gear", .multicolor) == drawing("gear"))
  }
}
