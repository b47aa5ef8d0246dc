// SPDX-License-Identifier: Apache-2.0

import Dispatch

extension DispatchQueue: Scheduler {
  /// A moment in seconds since the machine started, or of the main loop's clock.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options here.
  public typealias SchedulerOptions = Never

  /// The queue is made anew each time it is asked for, so its label tells.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// The present moment.
  public var now: SchedulerTime {
    SchedulerTime(
      seconds: isMain
        ? MainLoop.driver.now : Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    if isMain {
      _ = MainLoop.driver.run(after: 0, action)
    } else {
      let action = Unchecked(action)
      async { action.value() }
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
      asyncAfter(deadline: .now() + delay) { action.value() }
    }
  }

  public func _secondsOnMainLoop(_ interval: SchedulerTime.Stride) -> Double? {
    isMain ? interval.magnitude : nil
  }
}
