// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How many presses of keys lead to each place of a value.
struct KeyPresses {
  let most: Int
  let median: Int

  /// Places beyond which nobody counts.
  private static let limit = 100_000.0

  /// Nil without a range, or with more places than anybody counts.
  init?(_ adjustment: AdjustmentDescription, from value: Double) {
    guard let range = adjustment.range, adjustment.period == nil, adjustment.step > 0,
      value.isFinite
    else { return nil }
    let places = ((range.upperBound - range.lowerBound) / adjustment.step).rounded(.down)
    guard places >= 1, places <= Self.limit, let count = Int(exactly: places) else { return nil }
    let pageSteps = min(places, max(1, (adjustment.pageStep / adjustment.step).rounded()))
    let here = min(places, max(0, ((value - range.lowerBound) / adjustment.step).rounded()))
    guard let page = Int(exactly: pageSteps), let start = Int(exactly: here) else { return nil }
    var presses = [Int?](repeating: nil, count: count + 1)
    presses[start] = 0
    var queue = [start]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      let reached = (presses[place] ?? 0) + 1
      for other in [place + 1, place - 1, place + page, place - page, 0, count] {
        let end = min(count, max(0, other))
        guard presses[end] == nil else { continue }
        presses[end] = reached
        queue.append(end)
      }
    }
    let sorted = presses.compactMap { $0 }.sorted()
    most = sorted.last ?? 0
    median = sorted[sorted.count / 2]
  }
}
