// SPDX-License-Identifier: Apache-2.0

import Semantics

extension PixelMap {
  /// A part of the window in whole pixels.
  struct Box: Hashable, Sendable {
    let columns: Range<Int>
    let rows: Range<Int>

    /// The frame, grown by a margin on each side; nil for a frame without room or out of all bounds.
    init?(_ frame: Rect, margin: Int) {
      let edges = [frame.x, frame.y, frame.maxX, frame.maxY]
      guard !frame.isEmpty, edges.allSatisfy({ $0.isFinite && abs($0) < 32_768 }) else {
        return nil
      }
      let left = Int(frame.x.rounded(.down)) - margin
      let top = Int(frame.y.rounded(.down)) - margin
      columns = left..<max(left, Int(frame.maxX.rounded(.up)) + margin)
      rows = top..<max(top, Int(frame.maxY.rounded(.up)) + margin)
    }

    func contains(_ column: Int, _ row: Int) -> Bool {
      columns.contains(column) && rows.contains(row)
    }
  }

  /// A focus ring is drawn round an element, not on it: 4 pixels take the usual ones in.
  static let ringMargin = 4

  /// What changed since `earlier`, when the focus went from one frame to another.
  public func appearance(
    since earlier: PixelMap, at frame: Rect, from last: Rect?
  ) -> FocusAppearance {
    guard earlier.x == x, earlier.y == y, earlier.width == width, earlier.height == height,
      bytes.count == width * height * 4, earlier.bytes.count == bytes.count
    else { return FocusAppearance(gap: "the window moved or changed its size") }
    guard let box = Box(frame, margin: Self.ringMargin) else {
      return FocusAppearance(gap: "the element has no place in its window")
    }
    let lastBox = last.flatMap { Box($0, margin: Self.ringMargin) }
    var appearance = FocusAppearance(
      outline: 2 * (box.columns.count + box.rows.count) - 8 * Self.ringMargin)
    bytes.withUnsafeBufferPointer { new in
      earlier.bytes.withUnsafeBufferPointer { old in
        for place in 0..<width * height {
          let byte = place * 4
          guard
            new[byte] != old[byte] || new[byte + 1] != old[byte + 1]
              || new[byte + 2] != old[byte + 2]
          else { continue }
          let column = place % width + x
          let row = place / width + y
          let isInside = box.contains(column, row)
          let isInLast = lastBox?.contains(column, row) ?? false
          if isInside, !isInLast || frame.isWithin(last) { appearance.changedInside += 1 }
          if !isInLast { appearance.changedOutsideOfLast += 1 }
        }
      }
    }
    return appearance
  }
}

extension Rect {
  /// An element inside of the one that had the focus: the two boxes cannot be told apart.
  fileprivate func isWithin(_ other: Rect?) -> Bool {
    guard let other else { return false }
    return x >= other.x && y >= other.y && maxX <= other.maxX && maxY <= other.maxY
  }
}
