// SPDX-License-Identifier: Apache-2.0

/// A publisher whose values come from calls of `send`, from any thread.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to every subscriber.
  func send(_ value: Output)

  /// Ends every subscription; nothing is sent after that.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes in a subscription that feeds the subject, and asks it for everything.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Hands an event that carries nothing to every subscriber.
  public func send() { send(()) }
}
