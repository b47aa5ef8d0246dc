// SPDX-License-Identifier: Apache-2.0

/// A length of time that is written in the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ seconds: Int) -> Self
  /// A number of seconds, which need not be whole.
  static func seconds(_ seconds: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ milliseconds: Int) -> Self
  /// A number of millionths of a second.
  static func microseconds(_ microseconds: Int) -> Self
  /// A number of billionths of a second.
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// Runs things later, or elsewhere.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of its clock.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// What else it can be told.
  associatedtype SchedulerOptions

  /// The present moment of its clock.
  var now: SchedulerTimeType { get }

  /// The least tolerance that it accepts.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs an action as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs an action at a moment, or shortly after.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// The interval in seconds where the main loop does the waiting, and nil where the scheduler
  /// itself does it, as most do.
  func _secondsOnMainLoop(_ interval: SchedulerTimeType.Stride) -> Double?
}

extension Scheduler {
  public func _secondsOnMainLoop(_ interval: SchedulerTimeType.Stride) -> Double? { nil }

  /// Runs an action as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs an action at a moment, or shortly after.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// What an operator waits with: a scheduler, or the main loop in its place.
struct Waiting<Context: Scheduler> {
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let driver = MainLoop.driver

  init(_ scheduler: Context, _ options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
  }

  /// - Returns: Prevents the action, where the scheduler can do that.
  @discardableResult
  func run(
    after interval: Context.SchedulerTimeType.Stride = .zero, _ action: @escaping () -> Void
  ) -> (any Cancellable)? {
    if let seconds = scheduler._secondsOnMainLoop(interval) {
      return driver.run(after: seconds, action)
    }
    if interval > .zero {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
        options: options, action)
    } else {
      scheduler.schedule(options: options, action)
    }
    return nil
  }
}
