// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A publisher that starts when it is connected, not when it is subscribed to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the values; cancelling the result stops them.
  func connect() -> any Cancellable
}

extension Publishers {
  /// Connects a publisher while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    /// What the upstream hands out.
    public typealias Output = Upstream.Output
    /// How the upstream can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber, and connects for the first one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      // Subscribers keep this object alive, since often nobody else does.
      let departure = Once { self.leave() }
      let inlet = Inlet<Output, Failure>(
        onSubscription: { subscription in
          let source = SubscriptionActions(
            request: subscription.request,
            cancel: {
              subscription.cancel()
              departure()
            })
          outlet.open(source: source)
        },
        onValue: {
          outlet.send($0)
          return .none
        },
        onCompletion: {
          departure()
          outlet.finish($0)
        })
      upstream.subscribe(inlet)
      if isFirst { connect() }
    }

    /// A connection that comes after the last subscriber left is of no use.
    private func connect() {
      let new = upstream.connect()
      let isWanted = lock.withLock {
        if subscriberCount > 0 { connection = new }
        return subscriberCount > 0
      }
      if !isWanted { new.cancel() }
    }

    private func leave() {
      let connection = lock.withLock {
        subscriberCount -= 1
        guard subscriberCount == 0 else { return Optional<any Cancellable>.none }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

/// An action that runs at most once; it does not run where nobody calls it.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func callAsFunction() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }
}

extension ConnectablePublisher {
  /// Connects for the first subscriber, and stops after the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
