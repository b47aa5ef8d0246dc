// SPDX-License-Identifier: Apache-2.0

import Glibc
import Semantics

/// Pixels of a window, as a screen shows them.
public struct PixelMap: Hashable, Sendable {
  /// Where its first pixel lies in the window.
  public var x: Int
  /// Pixels from the window's upper edge to the first row.
  public var y: Int
  /// In pixels of the screen; never negative.
  public let width: Int
  /// In pixels of the screen; never negative.
  public let height: Int
  /// Blue, green, red and one byte that means nothing, by rows without gaps.
  public let bytes: [UInt8]

  /// What `bytes` lacks is black.
  public init(x: Int, y: Int, width: Int, height: Int, bytes: [UInt8]) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
    self.bytes = bytes
  }

  /// By whole blocks of memory: two pictures of a window are megabytes, and compared after each key.
  public static func == (one: PixelMap, other: PixelMap) -> Bool {
    one.hasPlace(of: other) && one.bytes.count == other.bytes.count
      && one.isEqual(to: other, one.bytes.indices)
  }

  /// Whether both show the same part of the window.
  func hasPlace(of other: PixelMap) -> Bool {
    x == other.x && y == other.y && width == other.width && height == other.height
  }

  /// Whether the same bytes stand there in both; the range lies in both.
  func isEqual(to other: PixelMap, _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBytes { own in
      other.bytes.withUnsafeBytes { its in
        guard !range.isEmpty, let own = own.baseAddress, let its = its.baseAddress else {
          return true
        }
        return memcmp(own + range.lowerBound, its + range.lowerBound, range.count) == 0
      }
    }
  }

  /// By the window's coordinates; nil outside of the picture.
  public subscript(column: Int, row: Int) -> Colour? {
    let column = column - x
    let row = row - y
    guard column >= 0, column < width, row >= 0, row < height else { return nil }
    let place = (row * width + column) * 4
    guard place + 2 < bytes.count else { return Colour(red: 0, green: 0, blue: 0) }
    return Colour(red: bytes[place + 2], green: bytes[place + 1], blue: bytes[place])
  }
}

extension PixelMap {
  var area: Int { width * height }

  /// False where bytes are missing.
  var isWhole: Bool { bytes.count == area * 4 }

  /// The mean relative luminance: 0 for a black picture, 1 for a white one.
  var meanLuminance: Double {
    guard area > 0, isWhole else { return 0 }
    // Pictures of user interfaces have few colours, which stand in long runs.
    var counts: [UInt32: Int] = [:]
    bytes.withUnsafeBytes { bytes in
      var run = (pixel: UInt32(0), length: 0)
      for place in 0..<area {
        let pixel = bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
        if pixel == run.pixel {
          run.length += 1
        } else {
          counts[run.pixel, default: 0] += run.length
          run = (pixel, 1)
        }
      }
      counts[run.pixel, default: 0] += run.length
    }
    let sum = counts.reduce(0.0) { sum, entry in
      let pixel = UInt32(littleEndian: entry.key)
      let colour = Colour(
        red: UInt8(pixel >> 16 & 0xff), green: UInt8(pixel >> 8 & 0xff), blue: UInt8(pixel & 0xff))
      return sum + colour.relativeLuminance * Double(entry.value)
    }
    return sum / Double(area)
  }

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

    /// How many pixels away it lies, along the axis on which that is more; 0 inside.
    func distance(_ column: Int, _ row: Int) -> Int {
      max(
        columns.lowerBound - column, column - columns.upperBound + 1,
        rows.lowerBound - row, row - rows.upperBound + 1, 0)
    }
  }

  /// A focus ring is drawn round an element, not on it: 4 pixels take the usual ones in.
  static let ringMargin = 4

  /// What changed since `earlier`, when the focus went from one frame to another.
  public func appearance(
    since earlier: PixelMap, at frame: Rect, from last: Rect?
  ) -> FocusAppearance {
    guard hasPlace(of: earlier), bytes.count == width * height * 4,
      earlier.bytes.count == bytes.count
    else { return FocusAppearance(gap: "the window moved or changed its size") }
    guard let box = Box(frame, margin: Self.ringMargin) else {
      return FocusAppearance(gap: "the element has no place in its window")
    }
    let lastBox = last.flatMap { Box($0, margin: Self.ringMargin) }
    var appearance = FocusAppearance(
      outline: 2 * (box.columns.count + box.rows.count) - 8 * Self.ringMargin)
    let (own, lastOwn) = (Box(frame, margin: 0), last.flatMap { Box($0, margin: 0) })
    var inside: [(column: Int, row: Int)] = []
    // In the margin of a neighbour that lost it: of either ring, where there is one here.
    var between: [(column: Int, row: Int)] = []
    forEachChange(since: earlier) { column, row in
      let isInside = box.contains(column, row)
      let isInLast = lastBox?.contains(column, row) ?? false
      if !isInLast { appearance.changedOutsideOfLast += 1 }
      guard isClearlyOther(column, row, than: earlier) else {
        // It changes something, if nothing that is seen.
        if isInside, isInLast, frame.isWithin(last) { appearance.changedOutsideOfLast += 1 }
        return
      }
      if isInside, !isInLast || frame.isWithin(last) {
        inside.append((column, row))
      } else if isInside, let own, let lastOwn,
        own.distance(column, row) < lastOwn.distance(column, row)
      {
        between.append((column, row))
      }
    }
    if !inside.isEmpty { inside += between }
    appearance.changedInside = inside.count
    // A line is seen on each side of it; its dashes and round corners may leave less than half.
    // Of a neighbour's ring, which went, a part may lie near it.
    if let ring = Self.ring(inside)
      ?? Self.ring(inside.filter { own?.distance($0.column, $0.row) == 0 })
    {
      appearance.outline = min(appearance.outline, ring, 2 * inside.count)
    }
    return appearance
  }

  /// Whether an eye may tell the two apart: by a sixteenth of one channel. A button that only loses its
  /// soft shadow has no ring.
  private func isClearlyOther(_ column: Int, _ row: Int, than earlier: PixelMap) -> Bool {
    let start = (row * width + column) * 4
    return (start..<start + 3).contains { place in
      abs(Int(bytes[place]) - Int(earlier.bytes[place])) >= 16
    }
  }

  /// What is drawn round a place while it has the focus.
  package enum FocusLine: Equatable {
    /// The box of a line round it.
    case line(Rect)
    /// Something else than a line.
    case other
    /// No pixel that an eye may tell from what was there.
    case none
  }

  /// By what was other round the place before the focus came, and is other since it went; nil where the three
  /// pictures cannot be compared.
  package func focusLine(
    round place: Rect, since earlier: PixelMap, until later: PixelMap
  ) -> FocusLine? {
    guard hasPlace(of: earlier), hasPlace(of: later), isWhole, earlier.isWhole, later.isWhole,
      let near = Box(place, margin: Self.farthestRing)
    else { return nil }
    var pixels: [(column: Int, row: Int)] = []
    forEachChange(since: earlier) { column, row in
      if near.contains(column, row), self[column, row] != later[column, row] {
        pixels.append((column, row))
      }
    }
    let isSeen = pixels.contains { column, row in
      isClearlyOther(column, row, than: earlier) && isClearlyOther(column, row, than: later)
    }
    guard isSeen, let first = pixels.first else { return FocusLine.none }
    var (left, right, top, bottom) = (first.column, first.column, first.row, first.row)
    for (column, row) in pixels {
      (left, right) = (min(left, column), max(right, column))
      (top, bottom) = (min(top, row), max(bottom, row))
    }
    let line = Rect(
      x: Double(left), y: Double(top), width: Double(right - left + 1),
      height: Double(bottom - top + 1))
    // Round a small button there is no room for a line's four sides.
    guard
      Self.ring(pixels) != nil
        || max(line.width, line.height) < TargetIndex.side && pixels.count >= Self.leastRing
    else { return .other }
    return line.contains(x: place.x + place.width / 2, y: place.y + place.height / 2)
      ? .line(line) : .other
  }

  /// Wider than the borders of controls.
  private static let farthestRing = 24

  /// The length of the line that the pixels make round a part of the element, as round the words of a
  /// wide one; nil where they make none. Of a dashed line every other pixel is drawn.
  private static func ring(_ pixels: [(column: Int, row: Int)]) -> Int? {
    guard let first = pixels.first else { return nil }
    var (left, right, top, bottom) = (first.column, first.column, first.row, first.row)
    for (column, row) in pixels {
      (left, right) = (min(left, column), max(right, column))
      (top, bottom) = (min(top, row), max(bottom, row))
    }
    guard min(right - left, bottom - top) >= leastRing else { return nil }
    let sides = [
      (right - left, pixels.count { $0.row <= top + 1 }),
      (right - left, pixels.count { $0.row >= bottom - 1 }),
      (bottom - top, pixels.count { $0.column <= left + 1 }),
      (bottom - top, pixels.count { $0.column >= right - 1 }),
    ]
    // Corners may be round, and softened.
    guard sides.allSatisfy({ side in side.1 * 5 >= side.0 * 2 }) else { return nil }
    return 2 * (right - left + bottom - top)
  }

  /// As high as small letters: what is lower is a line under something.
  private static let leastRing = 8

  /// How many pixels are looked at one by one where one of them is different.
  private static let run = 16
  /// Blue, green and red; the fourth byte means nothing.
  private static let colour = UInt32(littleEndian: 0x00ff_ffff)

  /// How many pixels of a frame are clearly of another colour; nil where the window has moved or changed its
  /// size.
  package func clearChanges(since earlier: PixelMap, in frame: Rect) -> Int? {
    guard hasPlace(of: earlier), isWhole, earlier.isWhole, let box = Box(frame, margin: 0) else {
      return nil
    }
    var count = 0
    forEachChange(since: earlier) { column, row in
      if box.contains(column, row), let new = self[column, row], let old = earlier[column, row],
        new.distance(to: old) >= Self.clearDifference
      {
        count += 1
      }
    }
    return count
  }

  /// Of the three channels together.
  static let clearDifference = 48

  /// Tells where a pixel has another colour, by the window's coordinates; both have the same size. A
  /// key changes little: what is equal is passed over in long strides.
  func forEachChange(since earlier: PixelMap, _ tell: (_ column: Int, _ row: Int) -> Void) {
    bytes.withUnsafeBytes { new in
      earlier.bytes.withUnsafeBytes { old in
        for row in 0..<height {
          let line = row * width
          guard !isEqual(to: earlier, line * 4..<(line + width) * 4) else { continue }
          for start in stride(from: line, to: line + width, by: Self.run) {
            let end = min(start + Self.run, line + width)
            guard !isEqual(to: earlier, start * 4..<end * 4) else { continue }
            for place in start..<end {
              let one = new.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
              let other = old.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
              if (one ^ other) & Self.colour != 0 { tell(place - line + x, row + y) }
            }
          }
        }
      }
    }
  }
}

extension Rect {
  /// An element inside of the one that had the focus: the two boxes cannot be told apart.
  fileprivate func isWithin(_ other: Rect?) -> Bool {
    guard let other else { return false }
    return x >= other.x && y >= other.y && maxX <= other.maxX && maxY <= other.maxY
  }
}
