// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Views

/// The numbers of the outlines of all symbols.
@MainActor
enum SymbolCheck {
  /// The sides of each symbol's box, by its name; none for a symbol that draws nothing.
  static var all: [(String, [CGFloat])] {
    SymbolLibrary.symbols.map { name, symbol in
      let glyph = symbol.glyph
      let boxes = [glyph.lines, glyph.areas, glyph.bodies].filter { !$0.isEmpty }
        .map(\.boundingRect)
      return (name, boxes.flatMap { [$0.minX, $0.minY, $0.maxX, $0.maxY] })
    }
  }
}
