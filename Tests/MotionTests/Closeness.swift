// SPDX-License-Identifier: Apache-2.0

import Motion

/// Whether two numbers are the same to a thousandth of the larger one, or of one.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-3) -> Bool {
  abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}

extension Animation {
  /// What has been travelled of a way from 0 to 1, by an animation that keeps no state.
  func travelled(at time: Double, of way: Double = 1) -> Double? {
    var context = AnimationContext<Double>()
    return animate(value: way, time: time, context: &context)
  }

  /// The speed on a way from 0 to 1, by an animation that keeps no state.
  func speed(at time: Double, of way: Double = 1) -> Double? {
    velocity(value: way, time: time, context: AnimationContext<Double>())
  }
}
