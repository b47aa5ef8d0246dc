// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization

/// Drives the main thread: tells its time and runs things on it later.
package protocol MainLoopDriver: Sendable {
  /// In seconds, from any origin; it never goes back.
  var now: Double { get }

  /// What a timer hands out at this moment.
  var date: Date { get }

  /// Runs an action on the main thread, never before this call has returned. Actions that are due at
  /// one time run in the order in which they were scheduled. It may be called from any thread.
  /// - Parameter seconds: 0 for as soon as possible.
  /// - Returns: Prevents the action where it did not run yet.
  func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable
}

extension MainLoopDriver {
  package var date: Date { Date() }

  /// What the action subscribes to waits with the same driver.
  func run(after seconds: Double, _ action: @escaping () -> Void) -> any Cancellable {
    let action = Unchecked(action)
    return schedule(after: max(0, seconds)) { MainLoop.withDriver(self) { action.value() } }
  }
}

/// The one place through which everything waits that belongs to the main queue, the main run loop or
/// a timer. A subscription keeps the driver of the moment when it began.
package enum MainLoop {
  private static let installed = Mutex<any MainLoopDriver>(DispatchMainDriver())
  @TaskLocal private static var own: (any MainLoopDriver)?

  /// The driver of the task, or else that of the process. It is Dispatch's main queue at first; a
  /// host with a loop of its own sets another before its first subscription.
  package static var driver: any MainLoopDriver {
    get { own ?? installed.withLock { $0 } }
    set { installed.withLock { $0 = newValue } }
  }

  /// Uses a driver for what is subscribed inside a closure, as tests with a clock of their own do.
  package static func withDriver<Result>(
    _ driver: any MainLoopDriver, _ body: () throws -> Result
  ) rethrows -> Result {
    try $own.withValue(driver, operation: body)
  }
}

/// Waits on Dispatch's main queue.
private struct DispatchMainDriver: MainLoopDriver {
  private struct Ticket: Cancellable {
    let work: DispatchWorkItem

    func cancel() { work.cancel() }
  }

  var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    let work = DispatchWorkItem { MainActor.assumeIsolated(action) }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
    return Ticket(work: work)
  }
}
