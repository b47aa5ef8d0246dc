// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `flatMap` returns.
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    Operator<Upstream, NewPublisher.Output, NewPublisher.Failure>

  /// What `switchToLatest` returns.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> =
    Operator<Upstream, P.Output, P.Failure>
}

extension Publisher {
  /// Hands out the values of the publishers that a closure makes, as they come.
  /// - Parameter maxPublishers: How many of them may run at one time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    flatten(maxPublishers, transform)
  }

  /// Hands out the values of the publishers that a closure makes, which cannot fail themselves.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatten(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  private func flatten<P: Publisher>(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.Operator(self) { upstream, outlet in
      Junction(outlet).start { junction in
        let outer = junction.makeBranch()
        junction.begin(
          upstream, as: outer, demand: maxPublishers,
          onValue: {
            junction.pass(
              transform($0), onFinish: { junction.ask(outer, for: .max(1)) },
              onFailure: junction.fail)
          }, onFailure: junction.fail)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Hands out the values of the publishers that a closure makes, which may fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatten(maxPublishers, transform)
  }

  /// Hands out the values of the publishers that a closure makes; none can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    flatten(maxPublishers, transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Hands out the values of the newest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { followNewest() }

  private func followNewest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.Operator(self) { upstream, outlet in
      Junction(outlet).start { junction in
        var newest: Int?
        junction.begin(
          upstream, as: junction.makeBranch(),
          onValue: { publisher in
            let before = newest
            let branch = junction.makeBranch()
            newest = branch
            if let before { junction.drop(before) }
            junction.begin(
              publisher, as: branch, onValue: { outlet.send($0) }, onFailure: junction.fail)
          }, onFailure: junction.fail)
      }
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Hands out the values of the newest publisher, which may fail, and cancels the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).followNewest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Hands out the values of the newest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { followNewest() }
}
