// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation
import Synchronization

/// Lets timers and delays of publishers follow the time of one window, where that is not the world's.
final class WindowDriver: MainLoopDriver {
  private struct Moment {
    var time: Double
    var date: Date
  }

  private final class Ticket: Cancellable, Sendable {
    let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .releasing) }
  }

  private let moment: Mutex<Moment>
  private let setAlarm: @MainActor @Sendable (Double, @escaping @MainActor () -> Void) -> Void

  @MainActor
  init(_ clock: MotionClock) {
    moment = Mutex(Moment(time: clock.time, date: clock.date))
    setAlarm = { [weak clock] in clock?.setAlarm(at: $0, ring: $1) }
  }

  @MainActor
  func follow(_ clock: MotionClock) {
    let now = Moment(time: clock.time, date: clock.date)
    moment.withLock { $0 = now }
  }

  var now: Double { moment.withLock { $0.time } }
  var date: Date { moment.withLock { $0.date } }

  func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let ticket = Ticket()
    let end = now + seconds
    let work = Work(action: action)
    MainQueue.perform { [setAlarm] in
      setAlarm(end) { if !ticket.isCancelled.load(ordering: .acquiring) { work.action() } }
    }
    return ticket
  }

  /// An action that runs on the main actor alone.
  private struct Work: @unchecked Sendable {
    let action: @MainActor () -> Void
  }
}
