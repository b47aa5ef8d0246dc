// SPDX-License-Identifier: Apache-2.0

/// When frames are due while things move.
struct FrameRhythm {
  /// Seconds from one frame to the next: the rate of most screens.
  static let interval = 1.0 / 60

  /// The earliest time of the next frame.
  private(set) var next = 0.0

  /// A frame that begins a little late does not put off those after it; after a pause, or a frame that
  /// was missed, they are counted from it.
  mutating func begin(at time: Double) {
    let planned = next + Self.interval
    next = planned > time ? planned : time + Self.interval
  }
}
