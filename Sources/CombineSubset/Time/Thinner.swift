// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides which values are handed out, and when.
protocol Thinner<Output, Failure>: Cancellable {
  associatedtype Output
  associatedtype Failure: Error

  func take(_ value: Output)
  func finish(_ completion: Subscribers.Completion<Failure>)
}

/// Runs an action after the interval, or as soon as possible where it is told not to wait.
typealias Pace = (_ waits: Bool, _ action: @escaping () -> Void) -> (any Cancellable)?

/// Hands out a value that none followed.
final class Debouncer<Output, Failure: Error>: Thinner, @unchecked Sendable {
  private let belt: Belt<Output, Failure>
  private let pace: Pace
  private let lock = NSLock()
  private var newest: Output?
  /// Counts what came, since not every scheduler can take an action back.
  private var count = 0
  private var ticket: (any Cancellable)?

  init(_ outlet: Outlet<Output, Failure>, pace: @escaping Pace) {
    belt = Belt(outlet)
    self.pace = pace
  }

  func take(_ value: Output) {
    let count = replace(with: value)
    let ticket = pace(true) { [weak self] in self?.deliver(count) }
    lock.withLock { if self.count == count { self.ticket = ticket } }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    _ = replace(with: nil)
    belt.put(.completion(completion))
    _ = pace(false) { [weak belt] in belt?.deliverNext() }
  }

  func cancel() {
    _ = replace(with: nil)
    belt.clear()
  }

  private func replace(with value: Output?) -> Int {
    let (before, ticket, count) = lock.withLock {
      defer {
        newest = value
        self.ticket = nil
      }
      self.count += 1
      return (newest, self.ticket, self.count)
    }
    ticket?.cancel()
    return withExtendedLifetime(before) { count }
  }

  private func deliver(_ count: Int) {
    let value = lock.withLock { () -> Output? in
      guard self.count == count else { return nil }
      defer { newest = nil }
      return newest
    }
    guard let value else { return }
    belt.put(.value(value))
    belt.deliverNext()
  }
}

/// Hands out one value in an interval.
final class Throttler<Output, Failure: Error>: Thinner, @unchecked Sendable {
  private let belt: Belt<Output, Failure>
  private let keepsLatest: Bool
  private let pace: Pace
  private let lock = NSLock()
  /// The one that the end of the interval hands out.
  private var pending: Output?
  private var isInInterval = false
  private var ticket: (any Cancellable)?

  init(_ outlet: Outlet<Output, Failure>, latest: Bool, pace: @escaping Pace) {
    belt = Belt(outlet)
    keepsLatest = latest
    self.pace = pace
  }

  func take(_ value: Output) {
    let (isFirst, before) = lock.withLock {
      defer { isInInterval = true }
      guard isInInterval else { return (true, Output?.none) }
      guard keepsLatest || pending == nil else { return (false, nil) }
      defer { pending = value }
      return (false, pending)
    }
    withExtendedLifetime(before) {}
    guard isFirst else { return }
    hurry(.value(value))
    beginInterval()
  }

  /// What is pending comes before the completion.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (pending, ticket) = takeAll()
    ticket?.cancel()
    if let pending { hurry(.value(pending)) }
    hurry(.completion(completion))
  }

  func cancel() {
    let (pending, ticket) = takeAll()
    withExtendedLifetime(pending) { ticket?.cancel() }
    belt.clear()
  }

  private func hurry(_ load: Belt<Output, Failure>.Load) {
    belt.put(load)
    _ = pace(false) { [weak belt] in belt?.deliverNext() }
  }

  private func beginInterval() {
    let ticket = pace(true) { [weak self] in self?.endInterval() }
    lock.withLock { self.ticket = ticket }
  }

  private func endInterval() {
    let pending = lock.withLock {
      defer {
        isInInterval = self.pending != nil
        self.pending = nil
      }
      return self.pending
    }
    guard let pending else { return }
    beginInterval()
    belt.put(.value(pending))
    belt.deliverNext()
  }

  private func takeAll() -> (pending: Output?, ticket: (any Cancellable)?) {
    lock.withLock {
      defer {
        pending = nil
        ticket = nil
      }
      return (pending, ticket)
    }
  }
}
