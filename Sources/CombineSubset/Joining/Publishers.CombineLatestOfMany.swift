// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Hands out the newest values of three publishers together, whenever one changes.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How any can fail, which ends the whole.
    public typealias Failure = A.Failure

    /// Subscribed to first.
    public let a: A
    /// Subscribed to second.
    public let b: B
    /// Subscribed to third.
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber to all three.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Hands out the newest values of four publishers together, whenever one changes.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// One value of each.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How any can fail, which ends the whole.
    public typealias Failure = A.Failure

    /// Subscribed to first.
    public let a: A
    /// Subscribed to second.
    public let b: B
    /// Subscribed to third.
    public let c: C
    /// Subscribed to fourth.
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber to all four.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Hands out the newest values of all three together, whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ p: P, _ q: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }

  /// Hands out what a closure makes of the newest values of all three, whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<Publishers.CombineLatest3<Self, P, Q>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
  }

  /// Hands out the newest values of all four together, whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ p: P, _ q: Q, _ r: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }

  /// Hands out what a closure makes of the newest values of all four, whenever one changes.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Operator<Publishers.CombineLatest4<Self, P, Q, R>, T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
