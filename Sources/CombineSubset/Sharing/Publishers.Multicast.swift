// SPDX-License-Identifier: Apache-2.0

extension Publishers {
  /// Hands the values of one subscription to many subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// What the upstream hands out.
    public typealias Output = Upstream.Output
    /// How the upstream can fail.
    public typealias Failure = Upstream.Failure

    /// Subscribed to once for each connection.
    public let upstream: Upstream
    private let subject: SubjectType

    init(upstream: Upstream, subject: SubjectType) {
      self.upstream = upstream
      self.subject = subject
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// What `share` returns.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >
}

extension Publisher {
  /// Hands the values of one subscription to many subscribers, through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, subject: subject)
  }

  /// Subscribes to the upstream once for all subscribers, while there are any.
  public func share() -> Publishers.Share<Self> {
    multicast(subject: PassthroughSubject()).autoconnect()
  }
}
