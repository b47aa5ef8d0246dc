// SPDX-License-Identifier: Apache-2.0

import Foundation

extension RunLoop: Scheduler {
  /// A moment in seconds since the start of 2001, or of the main loop's clock.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options here.
  public typealias SchedulerOptions = Never

  private var isMain: Bool { self === RunLoop.main }

  /// The present moment.
  public var now: SchedulerTime {
    SchedulerTime(
      seconds: isMain ? MainLoop.driver.now : Date().timeIntervalSinceReferenceDate)
  }

  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if isMain {
      _ = MainLoop.driver.run(after: 0, action)
    } else {
      let action = Unchecked(action)
      perform { action.value() }
    }
  }

  /// Runs an action at a moment, or shortly after.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    let delay = max(0, now.distance(to: date).magnitude)
    if isMain {
      _ = MainLoop.driver.run(after: delay, action)
    } else {
      let action = Unchecked(action)
      add(Timer(timeInterval: delay, repeats: false) { _ in action.value() }, forMode: .common)
    }
  }

  public func _secondsOnMainLoop(_ interval: SchedulerTime.Stride) -> Double? {
    isMain ? interval.magnitude : nil
  }
}
