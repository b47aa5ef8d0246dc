// SPDX-License-Identifier: Apache-2.0

/// Hides which publisher stands behind it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  /// Wraps a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = publisher
  }

  /// Attaches a subscriber to the publisher behind it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the publisher's own type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}
