// SPDX-License-Identifier: Apache-2.0

/// Makes a publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// What the publisher that is made hands out.
  public typealias Output = DeferredPublisher.Output
  /// How the publisher that is made can fail.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// - Parameter createPublisher: Called once for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
