// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// Hands out the newest values of two publishers together, whenever either changes.
  ///
  /// The first pair comes when both have a value. It finishes after both.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output)
    /// How either can fail, which ends the whole.
    public typealias Failure = A.Failure

    /// Subscribed to first.
    public let a: A
    /// Subscribed to second.
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber to both.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let newest = Newest<A.Output, B.Output>()
      Junction(outlet).start { junction in
        junction.begin(
          a, as: junction.makeBranch(),
          onValue: { value in
            let old = newest.update(\.a, to: value) { outlet.offer($0) }
            withExtendedLifetime(old) { outlet.deliver() }
          }, onFailure: junction.fail)
        junction.begin(
          b, as: junction.makeBranch(),
          onValue: { value in
            let old = newest.update(\.b, to: value) { outlet.offer($0) }
            withExtendedLifetime(old) { outlet.deliver() }
          }, onFailure: junction.fail)
      }
    }
  }
}

/// The newest value of each side.
private final class Newest<A, B> {
  var a: A?
  var b: B?
  private let lock = NSLock()

  /// - Parameter offer: Called inside the lock with the pair, where there is one.
  /// - Returns: The value before, which is freed outside the lock.
  func update<Value>(
    _ side: ReferenceWritableKeyPath<Newest, Value?>, to value: Value, offer: ((A, B)) -> Void
  ) -> Value? {
    lock.withLock {
      let old = self[keyPath: side]
      self[keyPath: side] = value
      if let a, let b { offer((a, b)) }
      return old
    }
  }
}

extension Publisher {
  /// Hands out the newest values of both together, whenever either changes.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Hands out what a closure makes of the newest values of both, whenever either changes.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<Publishers.CombineLatest<Self, P>, T, Failure>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
