// SPDX-License-Identifier: Apache-2.0

/// A subject with a current value, which each new subscriber is given first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  let broadcast = Broadcast<Output, Failure>()
  private var current: Output

  /// - Parameter value: Current until another is sent.
  public init(_ value: Output) {
    current = value
  }

  /// What was sent last; setting it sends.
  public var value: Output {
    get { broadcast.locked { current } }
    set { send(newValue) }
  }

  /// Makes a value current and hands it to every subscriber.
  public func send(_ value: Output) {
    broadcast.send(value) {
      defer { current = value }
      return current
    }
  }

  /// Ends every subscription; the current value stays.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Takes in a subscription that feeds the subject, and asks it for everything.
  public func send(subscription: any Subscription) { broadcast.take(subscription) }

  /// Attaches a subscriber, which is given the current value on its first demand.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber) { self.current }
  }
}
