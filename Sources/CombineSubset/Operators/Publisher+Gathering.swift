// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `reduce` returns.
  public typealias Reduce<Upstream: Publisher, Output> = Map<Upstream, Output>

  /// What `collect` returns.
  public typealias Collect<Upstream: Publisher> = Map<Upstream, [Upstream.Output]>
}

extension Publisher {
  /// Hands out one result when the upstream finishes, and none where it fails.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    gather(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Hands out all values in one array when the upstream finishes, and none where it fails.
  public func collect() -> Publishers.Collect<Self> {
    gather([]) { $0.append($1) }
  }

  private func gather<T>(
    _ initial: T, _ add: @escaping (inout T, Output) -> Void
  ) -> Publishers.Map<Self, T> {
    Publishers.Map(self) { outlet in
      var result = initial
      return Inlet(
        onSubscription: { outlet.openUnlimited(source: $0) },
        onValue: {
          add(&result, $0)
          return .none
        },
        onCompletion: {
          if case .finished = $0 { outlet.offer(result) }
          outlet.finish($0)
        })
    }
  }
}
