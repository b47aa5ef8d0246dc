// SPDX-License-Identifier: Apache-2.0

/// Takes values from one publisher, as many as it asks for.
public protocol Subscriber<Input, Failure> {
  /// What it takes.
  associatedtype Input
  /// How its publisher can end early; `Never` where it cannot.
  associatedtype Failure: Error

  /// Called once, before anything else; values come after a demand for them.
  func receive(subscription: any Subscription)

  /// Called for each value; answers how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called at most once, and last.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes an event that carries nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The bond between one publisher and one subscriber.
public protocol Subscription: Cancellable {
  /// Asks for that many more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscribers and of what they exchange with publishers.
public enum Subscribers {
  /// How a stream of values ended.
  public enum Completion<Failure: Error> {
    /// All values were handed out.
    case finished
    /// It ended early.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
