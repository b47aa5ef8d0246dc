// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Points a second, from the last three samples: three quarters of the older difference and one
/// quarter of the newer (from OpenSwiftUI's VelocitySampler and its test vectors).
struct VelocitySampler {
  private var samples: (oldest: Sample?, middle: Sample?, newest: Sample?) = (nil, nil, nil)

  struct Sample {
    var x: CGFloat
    var y: CGFloat
    var time: Double
  }

  /// A sample at the time of the last one replaces it; an older one is dropped.
  mutating func add(x: CGFloat, y: CGFloat = 0, time: Double) {
    let sample = Sample(x: x, y: y, time: time)
    if let newest = samples.newest {
      if time < newest.time { return }
      if time == newest.time {
        samples.newest = sample
        return
      }
    }
    samples = (samples.middle, samples.newest, sample)
  }

  var velocity: (x: CGFloat, y: CGFloat) {
    guard let newest = samples.newest, let middle = samples.middle else { return (0, 0) }
    let last = Self.difference(middle, newest)
    guard let oldest = samples.oldest else { return last }
    let first = Self.difference(oldest, middle)
    return (0.25 * last.x + 0.75 * first.x, 0.25 * last.y + 0.75 * first.y)
  }

  private static func difference(_ from: Sample, _ to: Sample) -> (x: CGFloat, y: CGFloat) {
    let seconds = to.time - from.time
    return ((to.x - from.x) / seconds, (to.y - from.y) / seconds)
  }
}
