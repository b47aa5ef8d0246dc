// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Where a time stands on the timeline.
struct LabScale {
  /// Seconds that a timeline shows at least.
  private static let shortest = 0.5

  let start: Double
  /// Seconds.
  let length: Double

  init(_ timeline: LabTimeline) {
    start = timeline.start
    // Some room after the last mark.
    length = max(Self.shortest, (timeline.latest - timeline.start) * 1.06)
  }

  /// From 0 at the beginning to 1 at the end.
  func fraction(_ time: Double) -> Double { min(max(0, (time - start) / length), 1) }

  /// Seconds from the beginning at which a line stands, at most eight of them.
  var ticks: [Double] {
    let step = [0.1, 0.25, 0.5, 1, 2.5, 5, 10].first { length / $0 <= 8 } ?? length / 4
    return Array(stride(from: 0, through: length, by: step))
  }

  /// The times in which a lane shows the phase, as fractions.
  func spans(_ phase: LabLane.Phase, of lane: LabLane) -> [ClosedRange<Double>] {
    lane.steps.indices.compactMap { index in
      guard lane.steps[index].phase == phase else { return nil }
      let from = fraction(lane.steps[index].time)
      let next = lane.steps.index(after: index)
      let to = lane.steps.indices.contains(next) ? fraction(lane.steps[next].time) : 1
      return from...max(from, to)
    }
  }
}
