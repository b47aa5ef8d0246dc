// SPDX-License-Identifier: Apache-2.0

/// Runs everything at once, also what is meant for later.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A clock that stands still.
  public typealias SchedulerTimeType = SchedulerTime
  /// There are no options.
  public typealias SchedulerOptions = Never

  /// The only one that is needed.
  public static let shared = ImmediateScheduler()

  /// Always the same moment.
  public var now: SchedulerTime { SchedulerTime(seconds: 0) }

  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs an action before it returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs an action before it returns.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
}
