// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// What a process has once, however many windows: posted work, the main dispatch queue and the timers of
/// the run loop.
@MainActor
final class ProcessTurns {
  let mailbox: Mailbox
  var isQuitting = false
  private let watcher: MainQueueWatcher?
  private let isBlind: Bool
  private var timerDate = Date.distantFuture

  /// Seconds between two looks at the main dispatch queue where nothing says that it has work.
  static let blindInterval = 0.02

  /// - Parameter wake: Ends the host's wait. Called from any thread.
  init(wake: @escaping @Sendable () -> Void) {
    mailbox = Mailbox(wake: wake)
    watcher = Thread.isMainThread ? MainQueueWatcher(wake: wake) : nil
    isBlind = Thread.isMainThread && watcher == nil
  }

  /// Does what has been posted, and what is due in the main queue.
  func take() {
    mailbox.drain()
    // Asking the run loop for its next timer runs what is ready first, the main queue included.
    timerDate = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    watcher?.drained()
  }

  /// When something is due that nothing will tell of; nil for never.
  func nextMoment(after now: Double) -> Double? {
    var moments: [Double] = []
    if isBlind { moments.append(now + Self.blindInterval) }
    if timerDate < .distantFuture { moments.append(now + timerDate.timeIntervalSinceNow) }
    return moments.min()
  }
}
