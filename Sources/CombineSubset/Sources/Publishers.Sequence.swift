// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// Hands out the elements of a sequence as they are asked for, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What the sequence consists of.
    public typealias Output = Elements.Element

    /// Walked through anew for each subscriber.
    public let sequence: Elements

    /// - Parameter sequence: May be endless where subscribers ask for a number of values.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber, which is given the elements on demand.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription<Elements, Failure>(sequence, subscriber).open()
    }
  }
}

extension Sequence {
  /// Hands out the elements, then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Walks through a sequence while there is demand; a demand that comes meanwhile is only counted.
private final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription {
  private enum Step {
    case deliver(Inlet<Elements.Element, Failure>)
    case finish(Inlet<Elements.Element, Failure>)
    case rest
  }

  private let lock = NSLock()
  private var iterator: Elements.Iterator
  /// Read ahead, so that the completion comes with the last element.
  private var upcoming: Elements.Element?
  private var subscriber: (Inlet<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  /// Only the thread that set it touches the iterator.
  private var isWalking = true

  init<S: Subscriber>(_ elements: Elements, _ subscriber: S)
  where S.Input == Elements.Element, S.Failure == Failure {
    iterator = elements.makeIterator()
    self.subscriber = Inlet(subscriber)
  }

  func open() {
    subscriber?.receive(subscription: self)
    upcoming = iterator.next()
    walk()
  }

  func request(_ demand: Subscribers.Demand) {
    let isMine = lock.withLock {
      self.demand += demand
      defer { isWalking = true }
      return !isWalking
    }
    if isMine { walk() }
  }

  func cancel() {
    let subscriber = lock.withLock { takeSubscriber() }
    withExtendedLifetime(subscriber) {}
  }

  private func walk() {
    while true {
      switch lock.withLock({ nextStep() }) {
      case .deliver(let subscriber):
        guard let element = upcoming else { return }
        upcoming = iterator.next()
        let more = subscriber.receive(element)
        lock.withLock { demand += more }
      case .finish(let subscriber):
        subscriber.receive(completion: .finished)
        return
      case .rest:
        return
      }
    }
  }

  private func nextStep() -> Step {
    guard let subscriber else {
      isWalking = false
      return .rest
    }
    if upcoming == nil {
      _ = takeSubscriber()
      return .finish(subscriber)
    }
    guard demand > .none else {
      isWalking = false
      return .rest
    }
    demand -= 1
    return .deliver(subscriber)
  }

  private func takeSubscriber() -> (Inlet<Elements.Element, Failure>)? {
    defer { subscriber = nil }
    return subscriber
  }
}
