// SPDX-License-Identifier: Apache-2.0

/// Hands values to its subscribers over time, then at most one completion.
public protocol Publisher<Output, Failure> {
  /// What it hands out.
  associatedtype Output
  /// How it can end early; `Never` where it cannot.
  associatedtype Failure: Error

  /// Attaches a subscriber, which is given its subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
