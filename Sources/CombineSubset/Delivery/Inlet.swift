// SPDX-License-Identifier: Apache-2.0

/// A subscriber made of three closures: the end of an operator that faces its upstream, or another
/// subscriber without its own type.
final class Inlet<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  /// Stands for another subscriber.
  convenience init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    self.init(
      onSubscription: { subscriber.receive(subscription: $0) },
      onValue: { subscriber.receive($0) },
      onCompletion: { subscriber.receive(completion: $0) })
  }

  /// Feeds an outlet that can fail in the same way as the upstream.
  /// - Parameter onValue: Answers one more for a value of which nothing was sent.
  convenience init<Output>(
    _ outlet: Outlet<Output, Failure>, onValue: @escaping (Input) -> Subscribers.Demand
  ) {
    self.init(
      onSubscription: { outlet.open(source: $0) }, onValue: onValue,
      onCompletion: { outlet.finish($0) })
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
