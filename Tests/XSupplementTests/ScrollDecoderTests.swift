// SPDX-License-Identifier: Apache-2.0

import CXInput
import Foundation
import Testing

@testable import XSupplement

/// What raw events of XInput 2 say of scrolling.
struct ScrollDecoderTests {
  /// A raw event with these bits of its mask and these numbers.
  private func event(mask: [UInt32], _ numbers: [Double]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: MemoryLayout<xcb_input_raw_motion_event_t>.size)
    for word in mask { withUnsafeBytes(of: word) { bytes += $0 } }
    for number in numbers {
      let whole = number.rounded(.down)
      withUnsafeBytes(of: Int32(whole)) { bytes += $0 }
      withUnsafeBytes(of: UInt32((number - whole) * 4_294_967_296)) { bytes += $0 }
    }
    return bytes
  }

  private func values(_ bytes: [UInt8], words: Int) -> [Int: Double] {
    bytes.withUnsafeBytes { bytes in
      Dictionary(
        uniqueKeysWithValues: ScrollDecoder.values(of: bytes, maskWords: words).map {
          ($0.number, $0.value)
        })
    }
  }

  @Test func `each axis that the mask names has its number`() {
    #expect(values(event(mask: [0b1100], [-7.5, 120.25]), words: 1) == [2: -7.5, 3: 120.25])
    #expect(values(event(mask: [1, 2], [1, -1]), words: 2) == [0: 1, 33: -1])
    #expect(values(event(mask: [0], []), words: 1) == [:])
  }

  @Test func `an event that is shorter than it says has nothing`() {
    #expect(values(event(mask: [0b1100], [1]), words: 1) == [:])
    #expect(values(event(mask: [], []), words: 40) == [:])
  }
}
