// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How much room each row of a list takes along the list, with the gap after it: as measured where
/// it was, and elsewhere the mean of those that were.
///
/// Looking something up takes a step for each 64 rows, and so does no measurement.
struct RowExtents {
  private struct Block {
    var sum: CGFloat = 0
    var measured = 0
  }

  private static let blockSize = 64
  /// What a row is taken for before any was measured, in points: a line of text with a gap.
  private static let firstGuess: CGFloat = 32
  /// Rows without any room would make all that there are come into sight at once.
  private static let smallestGuess: CGFloat = 1

  private(set) var count: Int
  /// Negative where it was not measured.
  private var extents: [CGFloat]
  private var blocks: [Block]
  private var sum: CGFloat = 0
  private var measured = 0
  /// What rows are taken for where none was measured: what others were before.
  private let guess: CGFloat

  /// - Parameter guess: Points that a row is taken for before any was measured.
  init(count: Int, guess: CGFloat? = nil) {
    self.count = count
    self.guess = guess ?? Self.firstGuess
    extents = Array(repeating: -1, count: count)
    blocks = Array(repeating: Block(), count: (count + Self.blockSize - 1) / Self.blockSize)
  }

  /// What a row is taken for that was not measured.
  var estimate: CGFloat {
    measured > 0 ? max(Self.smallestGuess, sum / CGFloat(measured)) : guess
  }

  var total: CGFloat { sum + CGFloat(count - measured) * estimate }

  /// Nil where the row was not measured.
  func measuredExtent(at index: Int) -> CGFloat? {
    extents.indices.contains(index) && extents[index] >= 0 ? extents[index] : nil
  }

  subscript(index: Int) -> CGFloat { measuredExtent(at: index) ?? estimate }

  mutating func set(_ extent: CGFloat, at index: Int) {
    guard extents.indices.contains(index), extent.isFinite, extent >= 0 else { return }
    let old = extents[index]
    guard old != extent else { return }
    extents[index] = extent
    let change = old < 0 ? extent : extent - old
    let added = old < 0 ? 1 : 0
    blocks[index / Self.blockSize].sum += change
    blocks[index / Self.blockSize].measured += added
    sum += change
    measured += added
  }

  /// From the beginning of the list to the row's.
  func start(of index: Int) -> CGFloat {
    let index = min(max(0, index), count)
    let block = index / Self.blockSize
    var (room, measured) = (CGFloat(0), 0)
    for block in blocks[..<min(block, blocks.count)] {
      room += block.sum
      measured += block.measured
    }
    for extent in extents[min(block * Self.blockSize, index)..<index] where extent >= 0 {
      room += extent
      measured += 1
    }
    return room + CGFloat(index - measured) * estimate
  }

  /// The rows that reach into a range of points.
  func rows(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= low, high >= 0, low <= total else { return 0..<0 }
    let first = row(at: low)
    return first..<max(first, min(count, row(at: high) + 1))
  }

  /// The row that covers the point, or the nearest one.
  private func row(at position: CGFloat) -> Int {
    let estimate = estimate
    var start = CGFloat(0)
    var index = 0
    for block in blocks {
      let size = min(Self.blockSize, count - index)
      let room = block.sum + CGFloat(size - block.measured) * estimate
      if start + room > position { break }
      start += room
      index += size
    }
    while index < count {
      start += extents[index] >= 0 ? extents[index] : estimate
      if start > position { return index }
      index += 1
    }
    return max(0, count - 1)
  }

  /// The same rows after a change of the list: what moved keeps its measure.
  ///
  /// - Parameters:
  ///   - count: How many rows there are now.
  ///   - place: Where a row is now; nil for one that is gone, or of which nobody knows.
  func moved(to count: Int, _ place: (Int) -> Int?) -> RowExtents {
    var result = RowExtents(count: count, guess: estimate)
    guard measured > 0 else { return result }
    for index in extents.indices where extents[index] >= 0 {
      if let place = place(index) { result.set(extents[index], at: place) }
    }
    return result
  }

  /// The same rows, none of them measured.
  func forgotten() -> RowExtents { RowExtents(count: count, guess: estimate) }
}
