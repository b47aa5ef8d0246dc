// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hands values from any thread to one subscriber, in their order and one at a time.
///
/// Nothing is called while the lock is held. A value that comes while another is being delivered
/// waits until the subscriber has returned, so a subscriber may send to its own publisher.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
  /// What becomes of values that the subscriber did not ask for.
  enum Overflow {
    case dropped
    /// Only the newest waits for demand.
    case newest
    case kept
  }

  private enum Signal {
    case value(Output, Inlet<Output, Failure>)
    case completion(
      Subscribers.Completion<Failure>, Inlet<Output, Failure>, remains: Remains)
    case nothing(remains: Remains)
  }

  /// What is let go of; it is freed after the lock, since freeing may call anything.
  private struct Remains {
    var subscriber: (Inlet<Output, Failure>)?
    var source: (any Subscription)?
    var queue = Queue<Output>()
  }

  private let overflow: Overflow
  private let lock = NSLock()
  private var subscriber: (Inlet<Output, Failure>)?
  private var source: (any Subscription)?
  private var queue = Queue<Output>()
  private var completion: Subscribers.Completion<Failure>?
  private var demand = Subscribers.Demand.none
  /// True also before it is opened, so that nothing comes before the subscription.
  private var isDelivering = true

  init<S: Subscriber>(_ subscriber: S, overflow: Overflow = .kept)
  where S.Input == Output, S.Failure == Failure {
    self.subscriber = Inlet(subscriber)
    self.overflow = overflow
  }

  /// True after the completion was delivered or the subscription cancelled.
  var isClosed: Bool { lock.withLock { subscriber == nil } }

  /// Gives the subscriber its subscription; what was sent before is delivered after that.
  /// - Parameter source: Hears of demand and of cancelling.
  func open(source: (any Subscription)? = nil) {
    let subscriber = lock.withLock {
      self.source = source
      return self.subscriber
    }
    subscriber?.receive(subscription: self)
    lock.withLock { isDelivering = false }
    deliver()
  }

  /// Opens with a source that is asked for everything at once.
  func openUnlimited(source: any Subscription) {
    open(source: SubscriptionActions(cancel: source.cancel))
    if !isClosed { source.request(.unlimited) }
  }

  func send(_ value: Output) {
    offer(value)
    deliver()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    offer(completion: completion)
    deliver()
  }

  /// Cancels the source, then finishes.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let source = lock.withLock {
      defer { self.source = nil }
      return self.source
    }
    source?.cancel()
    finish(completion)
  }

  /// Puts a value in order without delivering it, which a caller may do inside its own lock.
  func offer(_ value: Output) {
    lock.withLock {
      if subscriber != nil, completion == nil { queue.append(value) }
    }
  }

  func offer(completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      if subscriber != nil, self.completion == nil { self.completion = completion }
    }
  }

  /// Delivers what waits, unless that is under way.
  func deliver() {
    let isMine = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isMine else { return }
    while true {
      switch lock.withLock({ takeSignal() }) {
      case .value(let value, let subscriber):
        let more = subscriber.receive(value)
        if more > .none { add(more)?.request(more) }
      case .completion(let completion, let subscriber, _):
        subscriber.receive(completion: completion)
        return
      case .nothing:
        return
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let source = add(demand)
    deliver()
    source?.request(demand)
  }

  func cancel() {
    lock.withLock { takeAll() }.source?.cancel()
  }

  private func add(_ demand: Subscribers.Demand) -> (any Subscription)? {
    lock.withLock {
      self.demand += demand
      return source
    }
  }

  /// Called inside the lock; ends the delivery where nothing can be delivered.
  private func takeSignal() -> Signal {
    var remains = Remains()
    if let subscriber {
      if demand > .none {
        if let value = queue.popFirst() {
          demand -= 1
          return .value(value, subscriber)
        }
      } else {
        remains.queue = trim()
      }
      if let completion, overflow != .kept || queue.isEmpty {
        isDelivering = false
        return .completion(completion, subscriber, remains: takeAll())
      }
    }
    isDelivering = false
    return .nothing(remains: remains)
  }

  /// Drops what may not wait for demand, and returns what waited before.
  private func trim() -> Queue<Output> {
    let before = queue
    switch overflow {
    case .dropped: queue = Queue()
    case .newest: queue.keepNewest()
    case .kept: break
    }
    return before
  }

  private func takeAll() -> Remains {
    let remains = Remains(subscriber: subscriber, source: source, queue: queue)
    subscriber = nil
    source = nil
    queue = Queue()
    return remains
  }
}
