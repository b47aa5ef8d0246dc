// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Hands out one result, which is found once and kept for later subscribers.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Called with the result, from any thread; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var outlets: [Outlet<Output, Failure>] = []

  /// - Parameter attemptToFulfill: Called at once, not at the first subscription.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  /// Attaches a subscriber, which is given the result on its first demand.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let result = lock.withLock {
      if self.result == nil { outlets.append(outlet) }
      return self.result
    }
    if let result { offer(result, to: outlet) }
    let source = SubscriptionActions(
      cancel: { [weak self, weak outlet] in
        guard let outlet else { return }
        self?.remove(outlet)
      })
    outlet.open(source: source)
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard self.result == nil else { return [Outlet<Output, Failure>]() }
      defer { self.outlets = [] }
      self.result = result
      return self.outlets
    }
    for outlet in outlets {
      offer(result, to: outlet)
      outlet.deliver()
    }
  }

  private func offer(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.offer(value)
      outlet.offer(completion: .finished)
    case .failure(let error):
      outlet.offer(completion: .failure(error))
    }
  }

  private func remove(_ outlet: Outlet<Output, Failure>) {
    lock.withLock { outlets.removeAll { $0 === outlet } }
  }
}
