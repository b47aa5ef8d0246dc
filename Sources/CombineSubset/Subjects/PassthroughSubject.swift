// SPDX-License-Identifier: Apache-2.0

/// A subject without memory: a subscriber sees what is sent while it is subscribed.
///
/// A value for which a subscriber has no demand is lost to that subscriber.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  let broadcast = Broadcast<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Hands a value to every subscriber.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Ends every subscription; nothing is sent after that.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Takes in a subscription that feeds the subject, and asks it for everything.
  public func send(subscription: any Subscription) { broadcast.take(subscription) }

  /// Attaches a subscriber, which sees what is sent from now on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber)
  }
}
