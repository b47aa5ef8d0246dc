// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a value is at each time, by keyframes.
@MainActor @preconcurrency
public struct KeyframeTimeline<Value> {
  private var initialValue: Value
  private var tracks: [TimelineTrack<Value>]

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = content().resolvedTracks(initialValue: initialValue)
  }

  /// How long the longest track takes, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value at a time, in seconds; at its ends before and after them.
  public func value(time: Double) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value at a part of the time, from 0 to 1.
  public func value(progress: Double) -> Value {
    value(time: progress * duration)
  }

  /// Sets what the tracks move to a time, in seconds, and leaves the rest.
  public func update(value: inout Value, time: Double) {
    for track in tracks { track.update(&value, time) }
  }

  /// Sets what the tracks move to a part of the time, from 0 to 1, and leaves the rest.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}
