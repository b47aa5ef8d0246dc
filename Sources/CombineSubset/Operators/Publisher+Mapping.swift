// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `map` returns.
  public typealias Map<Upstream: Publisher, Output> = Operator<Upstream, Output, Upstream.Failure>

  /// What `map` with a key path returns.
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>

  /// What `tryMap` returns.
  public typealias TryMap<Upstream: Publisher, Output> = Operator<Upstream, Output, any Error>

  /// What `compactMap` returns.
  public typealias CompactMap<Upstream: Publisher, Output> = Map<Upstream, Output>

  /// What `scan` returns.
  public typealias Scan<Upstream: Publisher, Output> = Map<Upstream, Output>
}

extension Publisher {
  /// Replaces each value by what a closure makes of it.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(self) { outlet in
      Inlet(outlet) {
        outlet.send(transform($0))
        return .none
      }
    }
  }

  /// Replaces each value by one of its properties.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Replaces each value by two of its properties.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.Map<Self, (T0, T1)> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Replaces each value by what a closure makes of it, and fails where the closure throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(self) { outlet in
      Inlet(
        onSubscription: { outlet.open(source: $0) },
        onValue: {
          do { outlet.send(try transform($0)) } catch { outlet.end(.failure(error)) }
          return .none
        }, onCompletion: { outlet.finish($0.mapFailure { $0 }) })
    }
  }

  /// Replaces each value by what a decoder makes of it, and fails where that fails.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Replaces each value by what an encoder makes of it, and fails where that fails.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Replaces each value by what a closure makes of it, and leaves out what becomes nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(self) { outlet in
      Inlet(outlet) {
        guard let value = transform($0) else { return .max(1) }
        outlet.send(value)
        return .none
      }
    }
  }

  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }

  /// Hands out each intermediate result.
  /// - Parameter initialResult: Not handed out itself.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(self) { outlet in
      var result = initialResult
      return Inlet(outlet) {
        result = nextPartialResult(result, $0)
        outlet.send(result)
        return .none
      }
    }
  }
}
