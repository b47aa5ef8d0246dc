// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Hands out the values of two publishers as they come, and finishes after both.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What both hand out.
    public typealias Output = A.Output
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
      Junction(Outlet(subscriber)).start { junction in
        junction.pass(a, onFailure: junction.fail)
        junction.pass(b, onFailure: junction.fail)
      }
    }
  }

  /// Hands out the values of three publishers as they come.
  public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure

  /// Hands out the values of any number of publishers as they come, and finishes after all.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What all hand out.
    public typealias Output = Upstream.Output
    /// How any can fail, which ends the whole.
    public typealias Failure = Upstream.Failure

    /// Subscribed to in this order.
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber to all.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Junction(Outlet(subscriber)).start { junction in
        for publisher in publishers { junction.pass(publisher, onFailure: junction.fail) }
      }
    }
  }
}

extension Publishers.Merge {
  /// Three publishers.
  public init<X: Publisher, Y: Publisher>(_ a: X, _ b: Y, _ c: B)
  where A == Publishers.Merge<X, Y> {
    self.init(Publishers.Merge(a, b), c)
  }
}

extension Publisher {
  /// Hands out the values of both as they come, and finishes after both.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Hands out the values of all three as they come, and finishes after all.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }
}
