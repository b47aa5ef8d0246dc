// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The subscribers of a subject, all of which see its values in one order.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var outlets: [Outlet<Output, Failure>] = []
  private var feeds: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?

  deinit { feeds.forEach { $0.cancel() } }

  var subscriberCount: Int { lock.withLock { outlets.count } }

  /// Reads or writes what its owner keeps beside it, between two values.
  func locked<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// - Parameter current: The first value of the subscriber, asked for inside the lock.
  func attach<S: Subscriber>(_ subscriber: S, replaying current: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, overflow: current == nil ? .dropped : .newest)
    lock.withLock {
      if let completion {
        outlet.offer(completion: completion)
      } else {
        outlets.append(outlet)
        if let current { outlet.offer(current()) }
      }
    }
    let source = SubscriptionActions(
      cancel: { [weak self, weak outlet] in
        guard let outlet else { return }
        self?.remove(outlet)
      })
    outlet.open(source: source)
  }

  /// - Parameter remember: Called inside the lock, before any subscriber; it may replace a value,
  ///   and returns the one before, which is freed outside the lock.
  func send(_ value: Output, remember: () -> Output? = { nil }) {
    let (outlets, before) = lock.withLock {
      guard completion == nil else { return ([Outlet<Output, Failure>](), Output?.none) }
      let before = remember()
      for outlet in self.outlets { outlet.offer(value) }
      return (self.outlets, before)
    }
    withExtendedLifetime(before) {
      for outlet in outlets { outlet.deliver() }
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (outlets, feeds) = lock.withLock {
      defer {
        self.completion = self.completion ?? completion
        self.outlets = []
        self.feeds = []
      }
      for outlet in self.outlets { outlet.offer(completion: completion) }
      return (self.outlets, self.feeds)
    }
    withExtendedLifetime(feeds) {
      for outlet in outlets { outlet.deliver() }
    }
  }

  func take(_ subscription: any Subscription) {
    let isOpen = lock.withLock {
      if completion == nil { feeds.append(subscription) }
      return completion == nil
    }
    if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  private func remove(_ outlet: Outlet<Output, Failure>) {
    lock.withLock { outlets.removeAll { $0 === outlet } }
  }
}
