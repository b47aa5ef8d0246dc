// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `setFailureType` returns.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> =
    Operator<Upstream, Upstream.Output, Failure>

  /// What `mapError` returns.
  public typealias MapError<Upstream: Publisher, Failure: Error> =
    Operator<Upstream, Upstream.Output, Failure>

  /// What `replaceError` returns.
  public typealias ReplaceError<Upstream: Publisher> = Operator<Upstream, Upstream.Output, Never>

  /// What `catch` returns.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> =
    Operator<Upstream, Upstream.Output, NewPublisher.Failure>
}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Replaces the failure by what a closure makes of it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(self) { outlet in
      Inlet(
        onSubscription: { outlet.open(source: $0) },
        onValue: {
          outlet.send($0)
          return .none
        }, onCompletion: { outlet.finish($0.mapFailure(transform)) })
    }
  }

  /// Hands out a value in place of the failure, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(self) { outlet in
      Inlet(
        onSubscription: { outlet.open(source: $0) },
        onValue: {
          outlet.send($0)
          return .none
        },
        onCompletion: {
          if case .failure = $0 { outlet.offer(output) }
          outlet.finish(.finished)
        })
    }
  }

  /// Goes on with another publisher in place of the failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Operator(self) { upstream, outlet in
      Junction(outlet).start { junction in
        junction.pass(
          upstream,
          onFailure: { junction.pass(handler($0), onFailure: junction.fail) })
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a type of failure.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    mapError { never in never }
  }
}
