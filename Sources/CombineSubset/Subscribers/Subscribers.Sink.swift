// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Subscribers {
  /// Asks for everything and hands it to two closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Handlers {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    private let lock = NSLock()
    private var handlers: Handlers?
    private var subscription: (any Subscription)?

    /// The closures are let go of on completion and when it is cancelled.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(value: receiveValue, completion: receiveCompletion)
    }

    /// Takes the first subscription, and asks it for everything.
    public func receive(subscription: any Subscription) {
      let isWelcome = lock.withLock {
        guard handlers != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWelcome { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands a value to its closure.
    public func receive(_ input: Input) -> Demand {
      let handlers = lock.withLock { self.handlers }
      handlers?.value(input)
      return .none
    }

    /// Hands the completion to its closure.
    public func receive(completion: Completion<Failure>) {
      take().handlers?.completion(completion)
    }

    /// Stops the values and lets go of both closures.
    public func cancel() {
      take().subscription?.cancel()
    }

    private func take() -> (handlers: Handlers?, subscription: (any Subscription)?) {
      lock.withLock {
        defer {
          handlers = nil
          subscription = nil
        }
        return (handlers, subscription)
      }
    }
  }
}

extension Publisher {
  /// Hands values and the completion to closures until the result is cancelled or freed.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure until the result is cancelled or freed.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object, which is kept alive, to each value until the result is cancelled
  /// or freed.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
