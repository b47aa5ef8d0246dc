// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Synchronization

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

  /// Waits until there is something to take; false where nothing has come within the time. One task
  /// waits at a time.
  public func arrives(within time: Duration) async -> Bool { await buffer.arrives(within: time) }

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

/// What a stream of events gives.
public enum EventReport: Hashable, Sendable {
  case event(AccessibilityEvent)
  /// So many events at this place are missing: they came faster than they were taken, or were not
  /// what AT-SPI says an event is.
  case lost(Int)
  /// The application that was listened to has left the bus. Nothing follows.
  case applicationLeft
}

/// What has come and was not taken yet. It is bounded: what does not fit is counted.
final class EventBuffer: Sendable {
  private struct State {
    var reports: [EventReport] = []
    /// What was taken already, at the beginning of `reports`.
    var taken = 0
    /// Since the last report.
    var lost = 0
    var isEnded = false
    var waiter: CheckedContinuation<EventReport?, Never>?
    /// Who waits for something to come, and does not take it.
    var watcher: (number: Int, continuation: CheckedContinuation<Bool, Never>)?
    var lastWatcher = 0
    /// The last one whose time was over, perhaps before it began to wait.
    var expired = 0

    var isEmpty: Bool { taken == reports.count && lost == 0 }

    mutating func next() -> EventReport? {
      guard taken < reports.count else {
        guard lost > 0 else { return nil }
        defer { lost = 0 }
        return .lost(lost)
      }
      defer {
        taken += 1
        if taken == reports.count || taken >= 4096 {
          reports.removeFirst(taken)
          taken = 0
        }
      }
      return reports[taken]
    }
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  func append(_ event: AccessibilityEvent) {
    add { state in
      guard state.reports.count - state.taken < capacity else {
        state.lost += 1
        return
      }
      if state.lost > 0 { state.reports.append(.lost(state.lost)) }
      state.lost = 0
      state.reports.append(.event(event))
    }
  }

  func lose() {
    add { $0.lost += 1 }
  }

  /// Nothing is taken in afterwards; what is there can still be read.
  func end(_ last: EventReport? = nil) {
    defer { giveUp() }
    let waiter = state.withLock { state in
      guard !state.isEnded else { return nil as CheckedContinuation<EventReport?, Never>? }
      if state.lost > 0, last != nil { state.reports.append(.lost(state.lost)) }
      if last != nil { state.lost = 0 }
      if let last { state.reports.append(last) }
      state.isEnded = true
      return state.waiter.take()
    }
    waiter?.resume(returning: state.withLock { $0.next() })
  }

  /// Everything that is there, without a wait.
  func drain() -> [EventReport] {
    state.withLock { state in
      var all: [EventReport] = []
      while let report = state.next() { all.append(report) }
      return all
    }
  }

  /// False when nothing has come within the time, or comes any more, or the task is cancelled.
  func arrives(within time: Duration) async -> Bool {
    let number = state.withLock { state in
      state.lastWatcher += 1
      return state.lastWatcher
    }
    let timer = Task {
      guard (try? await Task.sleep(for: time)) != nil else { return }
      giveUp(number)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = state.withLock { state -> Bool? in
          if !state.isEmpty { return true }
          if state.isEnded || Task.isCancelled || state.expired == number { return false }
          state.watcher = (number, continuation)
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      giveUp(number)
    }
  }

  /// Lets the watcher of this number go, or whoever watches.
  private func giveUp(_ number: Int? = nil) {
    let (watcher, hasCome) = state.withLock { state in
      if let number { state.expired = number }
      guard number == nil || state.watcher?.number == number else {
        return (nil as CheckedContinuation<Bool, Never>?, false)
      }
      return (state.watcher.take()?.continuation, !state.isEmpty)
    }
    watcher?.resume(returning: hasCome)
  }

  /// nil when it has ended, or when the task that asks is cancelled. One asks at a time.
  func next() async -> EventReport? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (answer, former) = state.withLock { state -> (EventReport??, Waiter?) in
          if let report = state.next() { return (.some(report), nil) }
          if state.isEnded || Task.isCancelled { return (.some(nil), nil) }
          let former = state.waiter.take()
          state.waiter = continuation
          return (nil, former)
        }
        former?.resume(returning: nil)
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      state.withLock { $0.waiter.take() }?.resume(returning: nil)
    }
  }

  private typealias Waiter = CheckedContinuation<EventReport?, Never>

  private func add(_ change: (inout State) -> Void) {
    let (waiter, report) = state.withLock { state -> (Waiter?, EventReport?) in
      guard !state.isEnded else { return (nil, nil) }
      change(&state)
      guard state.waiter != nil, let report = state.next() else { return (nil, nil) }
      return (state.waiter.take(), report)
    }
    if let report { waiter?.resume(returning: report) } else { giveUp() }
  }
}
