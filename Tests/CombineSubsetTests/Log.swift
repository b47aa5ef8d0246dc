// SPDX-License-Identifier: Apache-2.0

import CombineSubset
import Foundation

struct Mishap: Error, Equatable {}

/// What happened, in its order.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  var lines: [String] { lock.withLock { entries } }

  func add(_ line: String) { lock.withLock { entries.append(line) } }

  /// Writes down the values, and "." or "!" for the end.
  func follow<P: Publisher>(_ publisher: P, as name: String = "") -> AnyCancellable {
    publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: self.add(name + ".")
        case .failure: self.add(name + "!")
        }
      }, receiveValue: { self.add("\(name)\($0)") })
  }
}

/// The whole log of a publisher that needs no help to end.
func log<P: Publisher>(_ publisher: P) -> [String] {
  let log = Log()
  let subscription = log.follow(publisher)
  return withExtendedLifetime(subscription) { log.lines }
}

/// Asks for a number of values at a time.
final class Asker<Input, Failure: Error>: Subscriber {
  let log: Log
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand
  private let afterEach: Subscribers.Demand

  init(
    _ log: Log, first: Subscribers.Demand = .none, afterEach: Subscribers.Demand = .none
  ) {
    self.log = log
    self.first = first
    self.afterEach = afterEach
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.add("\(input)")
    return afterEach
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    log.add(".")
    subscription = nil
  }
}
