// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Pixels of a window, as a screen shows them.
public struct PixelMap: Hashable, Sendable {
  /// Where its first pixel lies in the window.
  public let x: Int
  /// Pixels from the window's upper edge to the first row.
  public let y: Int
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
