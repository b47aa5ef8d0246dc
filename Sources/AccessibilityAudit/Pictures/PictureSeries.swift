// SPDX-License-Identifier: Apache-2.0

/// Pictures of one window, taken one after the other while nobody touched it.
public struct PictureSeries: Hashable, Sendable {
  /// The last of the pictures: what the window came to rest at.
  public let last: PixelMap
  /// The pixels that differ between two of the pictures.
  private let restless: PixelMask

  /// A text cursor is narrower than this, in pixels: its coming and going is no motion.
  fileprivate static let leastWidth = 4
  /// The size of a small icon, in pixels.
  fileprivate static let square = 16

  /// nil without a picture, and where the window changed its size in between.
  public init?(_ pictures: [PixelMap]) {
    guard let last = pictures.last, last.area > 0,
      pictures.allSatisfy({ $0.width == last.width && $0.height == last.height && $0.isWhole })
    else { return nil }
    self.last = last
    var restless = PixelMask(width: last.width, height: last.height)
    for (earlier, later) in zip(pictures, pictures.dropFirst()) {
      restless.formDifference(of: later, from: earlier)
    }
    self.restless = restless
  }

  /// In how many squares of the window something moved; a text cursor does not count. Squares, and
  /// not pixels: how many pixels a turning wheel changes depends on when it is looked at.
  public var movingPlaces: Int {
    restless.columns.count >= Self.leastWidth ? restless.squares(of: Self.square).count : 0
  }

  /// What is different in `other`. What moves in either, or differs between two starts with the same
  /// settings, counts for nothing; so does what only one of the two windows is large enough for.
  public func change(
    to other: PictureSeries, besides again: PictureSeries?
  ) -> WindowComparison.Picture {
    var changed = PixelMask(width: last.width, height: last.height)
    changed.formDifference(of: last, from: other.last)
    changed.subtract(restless)
    changed.subtract(other.restless)
    if let again {
      var noise = again.restless
      noise.formDifference(of: again.last, from: last)
      changed.subtract(noise)
    }
    let common = min(last.width, other.last.width) * min(last.height, other.last.height)
    return WindowComparison.Picture(
      changed: Double(changed.count) / Double(max(1, common)),
      luminanceBefore: last.meanLuminance, luminanceAfter: other.last.meanLuminance)
  }
}

/// What goes on changing in a window that nobody touches, picture by picture.
public struct RestlessPlaces: Sendable {
  /// Which pictures were the first and the last that differed there from the one before, and how many did.
  private typealias Changes = (first: Int, last: Int, count: Int)

  private var changes: [Int: Changes] = [:]
  private var last: PixelMap?
  private var pictures = 0

  public init() {}

  /// A window that changes its size is another one from then on. A text cursor does not count.
  public mutating func add(_ picture: PixelMap) {
    pictures += 1
    defer { last = picture }
    guard let last, last != picture else { return }
    guard last.width == picture.width, last.height == picture.height else {
      changes = [:]
      return
    }
    var mask = PixelMask(width: picture.width, height: picture.height)
    mask.formDifference(of: picture, from: last)
    guard mask.columns.count >= PictureSeries.leastWidth else { return }
    for place in mask.squares(of: PictureSeries.square) {
      let earlier = changes[place]
      changes[place] = (earlier?.first ?? pictures, pictures, (earlier?.count ?? 0) + 1)
    }
  }

  /// The squares of 16 pixels that changed that many times or more, and for at least half of the pictures, by
  /// the place of their upper left pixel.
  public func squares(changing times: Int) -> Set<Int> {
    Set(
      changes.filter { $0.value.count >= times && ($0.value.last - $0.value.first) * 2 >= pictures }
        .keys)
  }
}

/// Some of the pixels of a picture.
struct PixelMask: Hashable, Sendable {
  let width: Int
  let height: Int
  private var flags: [Bool]

  /// None of them.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    flags = Array(repeating: false, count: width * height)
  }

  /// Adds the pixels of this size's `picture` that have another colour than those of `other` at the
  /// same place from the upper left. What only one of the two is large enough for is left out.
  mutating func formDifference(of picture: PixelMap, from other: PixelMap) {
    guard picture.width == width, picture.height == height, picture.isWhole, other.isWhole,
      picture.width != other.width || picture.bytes != other.bytes
    else { return }
    let rows = min(height, other.height)
    let columns = min(width, other.width)
    let width = width
    flags.withUnsafeMutableBufferPointer { flags in
      picture.bytes.withUnsafeBufferPointer { new in
        other.bytes.withUnsafeBufferPointer { old in
          for row in 0..<rows {
            var place = row * width
            var now = place * 4
            var before = row * other.width * 4
            for _ in 0..<columns {
              if new[now] != old[before] || new[now + 1] != old[before + 1]
                || new[now + 2] != old[before + 2]
              {
                flags[place] = true
              }
              place += 1
              now += 4
              before += 4
            }
          }
        }
      }
    }
  }

  /// Takes the pixels of the other mask away, as far as it lies in this one.
  mutating func subtract(_ other: PixelMask) {
    let width = width
    let rows = min(height, other.height)
    let columns = min(width, other.width)
    flags.withUnsafeMutableBufferPointer { flags in
      other.flags.withUnsafeBufferPointer { others in
        for row in 0..<rows {
          for column in 0..<columns where others[row * other.width + column] {
            flags[row * width + column] = false
          }
        }
      }
    }
  }

  var count: Int { flags.count { $0 } }

  /// The squares of that size in which a pixel lies, by the place of their upper left one.
  func squares(of size: Int) -> Set<Int> {
    var squares: Set<Int> = []
    for (place, isSet) in flags.enumerated() where isSet {
      let column = place % width
      let row = place / width
      squares.insert((row - row % size) * width + column - column % size)
    }
    return squares
  }

  /// The columns from the first to the last pixel; empty without one.
  var columns: Range<Int> {
    var first = width
    var last = -1
    for (place, isSet) in flags.enumerated() where isSet {
      first = min(first, place % width)
      last = max(last, place % width)
    }
    return first <= last ? first..<last + 1 : 0..<0
  }
}
