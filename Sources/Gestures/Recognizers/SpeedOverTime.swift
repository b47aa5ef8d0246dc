// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How fast a contact went just now: over the last 0.15 seconds, so that one that has come to rest
/// before it leaves throws nothing (GTK's swipe gesture: 150 ms).
package struct SpeedOverTime: Sendable {
  private static let span = 0.15
  private var samples: [(point: CGPoint, time: Double)] = []

  package init() {}

  /// Times in seconds; a sample that is older than the last one is dropped.
  package mutating func add(_ point: CGPoint, time: Double) {
    if let last = samples.last, time < last.time { return }
    if samples.last?.time == time { samples.removeLast() }
    samples.append((point, time))
    samples.removeAll { time - $0.time > Self.span }
  }

  /// In points a second.
  package var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let way = first.point.way(to: last.point)
    let seconds = last.time - first.time
    return CGSize(width: way.width / seconds, height: way.height / seconds)
  }
}
