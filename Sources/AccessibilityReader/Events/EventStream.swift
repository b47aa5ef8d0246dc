// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot

/// The events of one application, or of the whole bus, from the moment when it was made.
///
/// At most as many events as its capacity wait to be taken; what comes beyond that is counted and
/// reported as `lost` at its place. One task takes from it at a time.
public final class EventStream: AsyncSequence, Sendable {
  /// Takes the events that wait, in the order in which they came.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let buffer: EventBuffer

    /// nil at the end, and when the task is cancelled.
    public mutating func next() async -> EventReport? { await buffer.next() }

    /// The same, on the actor that asks.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> EventReport? {
      await buffer.next()
    }
  }

  private let subscription: EventSubscription
  private let buffer: EventBuffer

  init(_ subscription: EventSubscription, _ buffer: EventBuffer) {
    self.subscription = subscription
    self.buffer = buffer
  }

  /// All iterators take from the same events: each event goes to one of them.
  public func makeAsyncIterator() -> Iterator { Iterator(buffer: buffer) }

  /// Everything that has come and was not taken, without a wait.
  public func drain() -> [EventReport] { buffer.drain() }

  /// Waits until everything is here that the application has sent so far.
  public func synchronize(
    with application: ApplicationReference, within time: Duration = .seconds(3)
  ) async throws(ReaderError) {
    try await subscription.synchronize(with: application.object, within: time)
  }

  /// Stops listening, and tells toolkits so. What has come can still be taken.
  public func end() async {
    await subscription.end()
  }
}
