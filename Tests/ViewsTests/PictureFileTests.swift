// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Views

/// How large a picture is, by the beginning of its file.
@MainActor
struct PictureFileTests {
  private func size(_ bytes: [UInt8]) -> CGSize? {
    let data = Data(bytes)
    return PictureHeader { data.dropFirst($0).prefix($1) }?.size
  }

  private static let frame: [UInt8] = [0xff, 0xc2, 0, 11, 8, 0x0f, 0xa0, 0x07, 0xd0, 1, 1, 0x11, 0]

  private static func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let part = Array("Exif".utf8) + [0, 0] + tiff
    return [0xff, 0xe1, 0, UInt8(part.count + 2)] + part
  }

  @Test func `a JPEG file says its size in its frame, behind other parts`() {
    let other: [UInt8] = [0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc4, 0, 4, 9, 9]
    #expect(size([0xff, 0xd8] + other + Self.frame) == CGSize(width: 2000, height: 4000))
  }

  @Test(arguments: [true, false]) func `a camera that was held upright turns the picture`(
    isLittle: Bool
  ) {
    for (orientation, isTurned) in [(1, false), (3, false), (6, true), (8, true)] {
      let exif = Self.exif(UInt8(orientation), isLittle: isLittle)
      let expected =
        isTurned ? CGSize(width: 4000, height: 2000) : CGSize(width: 2000, height: 4000)
      #expect(size([0xff, 0xd8] + exif + Self.frame) == expected, "\(orientation)")
    }
  }

  @Test func `a GIF and a PNG file say their sizes at once`() {
    let gif = Array("GIF89a".utf8) + [0x40, 1, 0xf0, 0] + [UInt8](repeating: 0, count: 20)
    #expect(size(gif) == CGSize(width: 320, height: 240))
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1,
      0, 0, 0, 0, 9,
    ]
    #expect(size(png) == CGSize(width: 256, height: 9))
  }

  @Test func `what is cut short, empty, too large or something else is no picture`() {
    let whole = [0xff, 0xd8] + Self.exif(6, isLittle: true) + Self.frame
    for count in 0..<(whole.count - 4) { #expect(size(Array(whole.prefix(count))) == nil) }
    #expect(size([0xff, 0xd8, 0xff, 0xe0, 0, 0] + Self.frame) == nil)
    #expect(size([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0, 9, 1, 1]) == nil)
    #expect(size(Array("GIF89a".utf8)) == nil)
    #expect(size(Array("<svg/>".utf8) + [UInt8](repeating: 0x20, count: 30)) == nil)
  }
}
