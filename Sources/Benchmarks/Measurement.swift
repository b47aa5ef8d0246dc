// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Foundation
import Glibc

/// The cost of one thing that is done many times.
struct Measurement {
  /// The median of the rounds, of the thread's own processor time: other programs do not count.
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
      let start = processorTime
      for repetition in 0..<repetitions { body(repetition) }
      let time = processorTime - start
      let allocations = evenhand_allocations() - allocationsBefore
      guard round > 0 else { continue }
      times.append(Double(time) / Double(repetitions))
      fewest = min(fewest, Double(allocations) / Double(repetitions))
    }
    times.sort()
    return Measurement(nanoseconds: times[times.count / 2], allocations: fewest)
  }

  /// Nanoseconds that the thread has run.
  static var processorTime: Int { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds that all threads have run.
  static var processTime: Int { nanoseconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// How much of the heap a result holds.
enum MemoryMeasurement {
  /// Bytes that are in use more after than before, while the result is kept.
  static func bytes<Result>(_ body: () async throws -> Result) async rethrows -> Int {
    let before = Int64(evenhand_heap_bytes())
    let result = try await body()
    let after = Int64(evenhand_heap_bytes())
    return withExtendedLifetime(result) { Int(after - before) }
  }
}
