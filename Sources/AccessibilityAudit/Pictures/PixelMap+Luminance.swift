// SPDX-License-Identifier: Apache-2.0

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
}
