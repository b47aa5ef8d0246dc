// SPDX-License-Identifier: Apache-2.0

/// The values of a publisher for a loop with `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher hands out.
  public typealias Element = P.Output

  private let publisher: P

  /// - Parameter publisher: Subscribed to by each loop.
  public init(_ publisher: P) {
    self.publisher = publisher
  }

  /// Subscribes; values that the loop did not take yet are kept.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Unchecked<P.Output>.self)
    let subscription = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { continuation.yield(Unchecked($0)) })
    let held = Unchecked(subscription)
    continuation.onTermination = { _ in held.value.cancel() }
    return Iterator(base: stream.makeAsyncIterator())
  }

  /// Waits for one value after another; freeing it ends the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the publisher hands out.
    public typealias Element = P.Output

    var base: AsyncStream<Unchecked<P.Output>>.Iterator

    /// Waits for a value; nil at the end and when the task is cancelled.
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}

extension Publisher where Failure == Never {
  /// The values for a loop with `for await`.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
