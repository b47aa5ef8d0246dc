// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What most operators return: an upstream and what is done with its values.
  public struct Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    /// The publisher that the operator was applied to.
    public let upstream: Upstream
    private let attach: (Upstream, Outlet<Output, Failure>) -> Void

    init(_ upstream: Upstream, attach: @escaping (Upstream, Outlet<Output, Failure>) -> Void) {
      self.upstream = upstream
      self.attach = attach
    }

    /// - Parameter inlet: Called for each subscriber, so its variables belong to one subscription.
    init(
      _ upstream: Upstream,
      inlet: @escaping (Outlet<Output, Failure>) -> Inlet<Upstream.Output, Upstream.Failure>
    ) {
      self.init(upstream) { upstream, outlet in upstream.subscribe(inlet(outlet)) }
    }

    /// Attaches a subscriber to the upstream through the operator.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(upstream, Outlet(subscriber))
    }
  }
}
