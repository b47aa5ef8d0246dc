// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Values, and perhaps a completion, on their way to an outlet; whoever comes takes the next one.
final class Belt<Output, Failure: Error>: @unchecked Sendable {
  enum Load {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = NSLock()
  private let outlet: Outlet<Output, Failure>
  private var loads = Queue<Load>()

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  func put(_ load: Load) { lock.withLock { loads.append(load) } }

  /// Those who come at one time, on threads of a concurrent queue, cannot overtake each other.
  func deliverNext() {
    let load = lock.withLock {
      let load = loads.popFirst()
      switch load {
      case .value(let value): outlet.offer(value)
      case .completion(let completion): outlet.offer(completion: completion)
      case nil: break
      }
      return load
    }
    withExtendedLifetime(load) { outlet.deliver() }
  }

  /// The outlet keeps the belt through its source, and empties it when it is cancelled.
  func carrying(_ subscription: any Subscription) -> any Subscription {
    SubscriptionActions(
      request: subscription.request,
      cancel: {
        subscription.cancel()
        self.clear()
      })
  }

  func clear() {
    let before = lock.withLock {
      defer { loads = Queue() }
      return loads
    }
    withExtendedLifetime(before) {}
  }
}
