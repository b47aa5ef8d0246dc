// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// What `filter` returns.
  public typealias Filter<Upstream: Publisher> = Map<Upstream, Upstream.Output>

  /// What `removeDuplicates` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = Map<Upstream, Upstream.Output>

  /// What `dropFirst` returns.
  public typealias Drop<Upstream: Publisher> = Map<Upstream, Upstream.Output>

  /// What `prefix` returns.
  public typealias Output<Upstream: Publisher> = Map<Upstream, Upstream.Output>

  /// What `first` returns.
  public typealias First<Upstream: Publisher> = Map<Upstream, Upstream.Output>

  /// What `first(where:)` returns.
  public typealias FirstWhere<Upstream: Publisher> = Map<Upstream, Upstream.Output>
}

extension Publisher {
  /// Leaves out the values that a closure refuses.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    compactMap { isIncluded($0) ? .some($0) : nil }
  }

  /// Leaves out values that a closure finds equal to the one before.
  /// - Parameter predicate: Given the last value that was handed out, then the new one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(self) { outlet in
      var last: Output?
      return Inlet(outlet) {
        if let last, predicate(last, $0) { return .max(1) }
        last = $0
        outlet.send($0)
        return .none
      }
    }
  }

  /// Leaves out a number of values at the start.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(self) { outlet in
      var remaining = count
      return Inlet(outlet) {
        if remaining > 0 {
          remaining -= 1
          return .max(1)
        }
        outlet.send($0)
        return .none
      }
    }
  }

  /// Finishes after a number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(self) { outlet in
      var remaining = maxLength
      return Inlet(
        onSubscription: {
          outlet.open(source: $0)
          if remaining <= 0 { outlet.end(.finished) }
        },
        onValue: {
          guard remaining > 0 else { return .none }
          remaining -= 1
          outlet.offer($0)
          if remaining == 0 { outlet.end(.finished) } else { outlet.deliver() }
          return .none
        }, onCompletion: { outlet.finish($0) })
    }
  }

  /// Finishes after the first value.
  public func first() -> Publishers.First<Self> { prefix(1) }

  /// Finishes after the first value that a closure accepts.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(self) { outlet in
      Inlet(outlet) {
        guard predicate($0) else { return .max(1) }
        outlet.offer($0)
        outlet.end(.finished)
        return .none
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
