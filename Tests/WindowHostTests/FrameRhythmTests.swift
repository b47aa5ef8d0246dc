// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WindowHost

@Suite struct FrameRhythmTests {
  @Test func `frames that each begin a millisecond late are sixty a second all the same`() {
    var rhythm = FrameRhythm()
    rhythm.begin(at: 10)
    for _ in 0..<60 { rhythm.begin(at: rhythm.next + 0.001) }
    #expect(abs(rhythm.next - (10 + 61 * FrameRhythm.interval)) < 1e-9)
  }

  @Test func `after a pause the next frame is a whole interval away`() {
    var rhythm = FrameRhythm()
    rhythm.begin(at: 10)
    rhythm.begin(at: 20)
    #expect(rhythm.next == 20 + FrameRhythm.interval)
  }

  @Test func `a missed frame is not made up for`() {
    var rhythm = FrameRhythm()
    rhythm.begin(at: 10)
    let late = rhythm.next + 1.5 * FrameRhythm.interval
    rhythm.begin(at: late)
    #expect(rhythm.next == late + FrameRhythm.interval)
  }
}
