// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Publishers {
  /// Hands out the first values of two publishers together, then the second ones, and so on.
  ///
  /// It finishes as soon as no further pair can come.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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
      let pairs = Pairs(outlet)
      Junction(outlet).start { junction in
        junction.begin(
          a, as: junction.makeBranch(), onValue: { pairs.add($0, to: \.a) },
          onFinish: { pairs.finish(\.a) }, onFailure: junction.fail)
        junction.begin(
          b, as: junction.makeBranch(), onValue: { pairs.add($0, to: \.b) },
          onFinish: { pairs.finish(\.b) }, onFailure: junction.fail)
      }
    }
  }
}

/// The values of each side that have no partner yet.
private final class Pairs<A, B, Failure: Error> {
  struct Side<Value> {
    var waiting = Queue<Value>()
    var isFinished = false

    var isExhausted: Bool { isFinished && waiting.isEmpty }
  }

  var a = Side<A>()
  var b = Side<B>()
  private let lock = NSLock()
  private let outlet: Outlet<(A, B), Failure>

  init(_ outlet: Outlet<(A, B), Failure>) { self.outlet = outlet }

  func add<Value>(_ value: Value, to side: ReferenceWritableKeyPath<Pairs, Side<Value>>) {
    let isExhausted = lock.withLock {
      self[keyPath: side].waiting.append(value)
      if !a.waiting.isEmpty, !b.waiting.isEmpty,
        let first = a.waiting.popFirst(), let second = b.waiting.popFirst()
      {
        outlet.offer((first, second))
      }
      return a.isExhausted || b.isExhausted
    }
    if isExhausted { outlet.end(.finished) } else { outlet.deliver() }
  }

  func finish<Value>(_ side: ReferenceWritableKeyPath<Pairs, Side<Value>>) {
    let isExhausted = lock.withLock {
      self[keyPath: side].isFinished = true
      return a.isExhausted || b.isExhausted
    }
    if isExhausted { outlet.end(.finished) }
  }
}

extension Publisher {
  /// Hands out the first values of both together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Hands out what a closure makes of the first values of both, then of the second ones, and so on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
