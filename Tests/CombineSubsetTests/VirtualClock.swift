// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation

/// A main loop whose time passes only when a test says so.
final class VirtualClock: MainLoopDriver, @unchecked Sendable {
  private struct Entry: Cancellable {
    let due: Double
    let number: Int
    let action: @MainActor () -> Void
    unowned let clock: VirtualClock

    func cancel() { clock.remove(number) }
  }

  private let lock = NSLock()
  private var time = 0.0
  private var nextNumber = 0
  private var entries: [Entry] = []

  var now: Double { lock.withLock { time } }
  var date: Date { Date(timeIntervalSinceReferenceDate: now) }
  var waitingCount: Int { lock.withLock { entries.count } }

  func schedule(
    after seconds: Double, _ action: @escaping @MainActor () -> Void
  ) -> any Cancellable {
    lock.withLock {
      let entry = Entry(due: time + seconds, number: nextNumber, action: action, clock: self)
      nextNumber += 1
      entries.append(entry)
      return entry
    }
  }

  /// Runs what is due, in its order, with the time that it was due at.
  @MainActor func advance(by seconds: Double = 0) {
    let end = now + seconds
    while let next = takeNext(until: end) { next.action() }
    lock.withLock { time = max(time, end) }
  }

  private func takeNext(until end: Double) -> Entry? {
    lock.withLock {
      let first = entries.min { ($0.due, $0.number) < ($1.due, $1.number) }
      guard let first, first.due <= end + 1e-9 else { return nil }
      entries.removeAll { $0.number == first.number }
      time = max(time, first.due)
      return first
    }
  }

  private func remove(_ number: Int) {
    lock.withLock { entries.removeAll { $0.number == number } }
  }
}
