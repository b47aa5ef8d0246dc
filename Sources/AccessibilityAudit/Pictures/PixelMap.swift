// SPDX-License-Identifier: Apache-2.0

/// Pixels of a window, as a screen shows them.
public struct PixelMap: Hashable, Sendable {
  /// Where its first pixel lies in the window.
  public let x: Int
  public let y: Int
  public let width: Int
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
