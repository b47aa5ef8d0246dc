// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where two pictures of a window differ, by squares of a few pixels.
package struct ChangedSquares: Hashable, Sendable {
  /// In pixels: smaller than any control, and few enough to be compared as sets.
  private static let size = 8

  private struct Square: Hashable, Sendable {
    var column: Int
    var row: Int
  }

  private var squares: Set<Square> = []

  package init() {}

  /// nil where the window moved, or changed its size.
  package init?(from earlier: PixelMap, to later: PixelMap) {
    guard later.hasPlace(of: earlier), later.isWhole, earlier.isWhole else { return nil }
    guard later != earlier else { return }
    later.forEachChange(since: earlier) { column, row in
      squares.insert(Square(column: column / Self.size, row: row / Self.size))
    }
  }

  package var isEmpty: Bool { squares.isEmpty }

  /// How much of a picture of this size they cover, from 0 to 1.
  package func share(ofWidth width: Int, height: Int) -> Double {
    Double(squares.count * Self.size * Self.size) / Double(max(1, width * height))
  }

  package mutating func formUnion(_ other: ChangedSquares) { squares.formUnion(other.squares) }

  package func subtracting(_ other: ChangedSquares) -> ChangedSquares {
    var rest = self
    rest.squares.subtract(other.squares)
    return rest
  }

  /// Without those that lie wholly or in part in a frame, grown by some pixels.
  package func outside(of frame: Rect, margin: Double) -> ChangedSquares {
    var rest = self
    rest.squares = squares.filter { !Self.rect($0).overlaps(frame, margin: margin) }
    return rest
  }

  /// True where one of them lies in a frame, grown by some pixels, in whole or in part.
  package func touches(_ frame: Rect, margin: Double) -> Bool {
    squares.contains { Self.rect($0).overlaps(frame, margin: margin) }
  }

  /// Adds every square of a frame.
  package mutating func cover(_ frame: Rect) {
    guard !frame.isEmpty, frame.x.magnitude < 32_768, frame.y.magnitude < 32_768,
      frame.width < 32_768, frame.height < 32_768
    else { return }
    let size = Double(Self.size)
    for row in Int(frame.y / size)...Int(frame.maxY / size) {
      for column in Int(frame.x / size)...Int(frame.maxX / size) {
        squares.insert(Square(column: column, row: row))
      }
    }
  }

  /// The box round those that hang together with what lies round a point; nil where nothing does.
  package func box(around x: Double, _ y: Double) -> Rect? {
    let point = Rect(x: x, y: y, width: 1, height: 1)
    var found = squares.filter { Self.rect($0).overlaps(point, margin: Double(Self.size)) }
    var edge = found
    while !edge.isEmpty {
      var next: Set<Square> = []
      for square in edge {
        for (across, down) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
          let other = Square(column: square.column + across, row: square.row + down)
          if squares.contains(other), found.insert(other).inserted { next.insert(other) }
        }
      }
      edge = next
    }
    return Self.box(found)
  }

  private static func box(_ squares: Set<Square>) -> Rect? {
    guard let left = squares.map(\.column).min(), let right = squares.map(\.column).max(),
      let top = squares.map(\.row).min(), let bottom = squares.map(\.row).max()
    else { return nil }
    return Rect(
      x: Double(left * size), y: Double(top * size), width: Double((right - left + 1) * size),
      height: Double((bottom - top + 1) * size))
  }

  private static func rect(_ square: Square) -> Rect {
    Rect(
      x: Double(square.column * size), y: Double(square.row * size), width: Double(size),
      height: Double(size))
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect, margin: Double) -> Bool {
    x < other.maxX + margin && maxX > other.x - margin && y < other.maxY + margin
      && maxY > other.y - margin
  }
}
