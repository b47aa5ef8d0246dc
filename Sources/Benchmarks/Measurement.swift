// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Foundation

/// The cost of one thing that is done many times.
struct Measurement {
  /// The median of the rounds.
  var nanoseconds: Double
  /// Of the best round: what a steady state needs.
  var allocations: Double

  /// Runs rounds of many repetitions each; the first round only warms up.
  @MainActor
  static func of(
    rounds: Int = 11, repetitions: Int, _ body: @MainActor (_ repetition: Int) -> Void
  ) -> Measurement {
    var times: [Double] = []
    var fewest = Double.infinity
    times.reserveCapacity(rounds)
    for round in 0...rounds {
      let allocationsBefore = evenhand_allocations()
      let start = DispatchTime.now().uptimeNanoseconds
      for repetition in 0..<repetitions { body(repetition) }
      let time = DispatchTime.now().uptimeNanoseconds - start
      let allocations = evenhand_allocations() - allocationsBefore
      guard round > 0 else { continue }
      times.append(Double(time) / Double(repetitions))
      fewest = min(fewest, Double(allocations) / Double(repetitions))
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], allocations: fewest)
  }
}
