// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whole pixels of a picture: the upper ends are not part of it.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Every pixel that the rectangle touches, and one more at each side, as an antialiased edge may
  /// need. A place that no picture reaches counts as its end.
  init(touchedBy rect: CGRect) {
    guard !rect.isNull else {
      self = .empty
      return
    }
    minX = Self.whole(rect.minX.rounded(.down)) - 1
    minY = Self.whole(rect.minY.rounded(.down)) - 1
    maxX = Self.whole(rect.maxX.rounded(.up)) + 1
    maxY = Self.whole(rect.maxY.rounded(.up)) + 1
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// So many pixels more at each side; nothing stays nothing.
  func grown(by pixels: Int) -> PixelRect {
    isEmpty
      ? self
      : PixelRect(
        minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Beyond Cairo's largest image by far.
  private static let farthest = 1_000_000.0

  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(Double(value), -farthest), farthest))
  }
}

/// Where a picture must be painted anew: at most ``limit`` rectangles.
struct Damage: Hashable {
  /// Each costs one walk through the display list.
  static let limit = 4

  /// The whole picture.
  let bounds: PixelRect
  private(set) var rects: [PixelRect] = []

  init(bounds: PixelRect) {
    self.bounds = bounds
  }

  static func everything(_ bounds: PixelRect) -> Damage {
    var damage = Damage(bounds: bounds)
    damage.add(bounds)
    return damage
  }

  var isEverything: Bool { rects.first == bounds && rects.count == 1 }

  mutating func add(_ rect: PixelRect) {
    var added = rect.intersection(bounds)
    guard !added.isEmpty, !rects.contains(where: { $0.contains(added) }) else { return }
    // Two that together cover not much less than their common box are one.
    while let near = rects.firstIndex(where: { Self.waste($0, added) <= 0 }) {
      added = added.union(rects.remove(at: near))
    }
    rects.append(added)
    if rects.count > Self.limit { mergeNearest() }
    if rects.reduce(0, { $0 + $1.area }) * 4 >= bounds.area * 3 { rects = [bounds] }
  }

  private mutating func mergeNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }

  /// Pixels that are painted for nothing where two rectangles become one.
  private static func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
    one.union(other).area - one.area - other.area
  }
}
