// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Hands out the values of one publisher, then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// What both hand out.
    public typealias Output = Suffix.Output
    /// How either can fail, which ends the whole.
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix
    /// Subscribed to when the first one has finished.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber to the first publisher, later to the second one.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Junction(Outlet(subscriber)).start { junction in
        junction.pass(
          prefix, onFinish: { junction.pass(suffix, onFailure: junction.fail) },
          onFailure: junction.fail)
      }
    }
  }
}

extension Publisher {
  /// Hands out the values of another publisher after its own.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Hands out more values after its own.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Hands out the elements of a sequence after its own values.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Hands out the values of another publisher before its own.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Hands out more values before its own.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Hands out the elements of a sequence before its own values.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
