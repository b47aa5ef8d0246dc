// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Timer {
  /// Hands out the time, again and again, once it is connected.
  ///
  /// It always waits on the main loop, whichever run loop and mode it is given.
  /// - Parameters:
  ///   - interval: In seconds.
  ///   - tolerance: Accepted for the sake of callers; the main loop is always exact.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Hands out the time, again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time at which a value was handed out.
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// In seconds.
    public let interval: TimeInterval
    /// As it was given, in seconds.
    public let tolerance: TimeInterval?
    /// As it was given.
    public let runLoop: RunLoop
    /// As it was given.
    public let mode: RunLoop.Mode

    private let broadcast = Broadcast<Date, Never>()
    private let lock = NSLock()
    private var round: TimerRound?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber, which sees the times from now on.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      broadcast.attach(subscriber)
    }

    /// Starts the timer, unless it runs; cancelling the result stops it in either case.
    public func connect() -> any Cancellable {
      let (round, isNew) = lock.withLock {
        if let round = self.round, !round.isOver { return (round, false) }
        let round = TimerRound(interval: interval) { [broadcast] in broadcast.send($0) }
        self.round = round
        return (round, true)
      }
      if isNew { round.scheduleNext() }
      return round
    }
  }
}

/// A timer from its connection until it is stopped; the main loop keeps it alive.
private final class TimerRound: Cancellable, @unchecked Sendable {
  /// What an interval of 0 or less stands for, in seconds, as Foundation's timers have it.
  private static let leastInterval = 0.0001

  private let driver = MainLoop.driver
  private let interval: Double
  private let lock = NSLock()
  private var action: ((Date) -> Void)?
  private var due: Double
  private var ticket: (any Cancellable)?

  init(interval: Double, action: @escaping (Date) -> Void) {
    self.interval = max(Self.leastInterval, interval)
    self.action = action
    due = driver.now
  }

  var isOver: Bool { lock.withLock { action == nil } }

  /// Times that have passed already are left out, and the rhythm is kept.
  func scheduleNext() {
    let now = driver.now
    let due = lock.withLock {
      self.due += interval * max(1, ((now - self.due) / interval).rounded(.down))
      if self.due < now { self.due += interval }
      return self.due
    }
    let ticket = driver.run(after: due - now) { self.fire() }
    let isOver = lock.withLock {
      self.ticket = ticket
      return action == nil
    }
    if isOver { cancel() }
  }

  func cancel() {
    let (action, ticket) = lock.withLock {
      defer {
        self.action = nil
        self.ticket = nil
      }
      return (self.action, self.ticket)
    }
    withExtendedLifetime(action) { ticket?.cancel() }
  }

  private func fire() {
    guard let action = lock.withLock({ self.action }) else { return }
    action(driver.date)
    if !isOver { scheduleNext() }
  }
}
