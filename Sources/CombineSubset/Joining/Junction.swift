// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the values of several publishers come together in one outlet.
///
/// Each publisher is asked for everything, unless said otherwise, and what the subscriber did not
/// ask for yet is kept. The outlet finishes when no branch is left, and ends with the first failure.
final class Junction<Output, Failure: Error>: Subscription, @unchecked Sendable {
  let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var branches: [Int: any Subscription] = [:]
  /// Those that were begun and did not finish; some of them have no subscription yet.
  private var running: Set<Int> = []
  private var nextBranch = 1
  private var isCancelled = false

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Opens the outlet, then begins branches; none of them can finish the outlet before all began.
  func start(_ body: (Junction) -> Void) {
    let whole = makeBranch()
    outlet.open(source: self)
    if !outlet.isClosed { body(self) }
    close(whole)
  }

  /// A number for a branch, which counts as running from now on.
  func makeBranch() -> Int {
    lock.withLock {
      defer { nextBranch += 1 }
      running.insert(nextBranch)
      return nextBranch
    }
  }

  /// - Parameters:
  ///   - onFinish: Called before the branch is closed, so it may begin another one.
  ///   - onFailure: The same; most branches pass the failure on with `fail`.
  func begin<P: Publisher>(
    _ publisher: P, as branch: Int, demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (P.Output) -> Void, onFinish: @escaping () -> Void = {},
    onFailure: @escaping (P.Failure) -> Void
  ) {
    let inlet = Inlet<P.Output, P.Failure>(
      onSubscription: { self.add($0, branch, demand) },
      onValue: {
        if self.isRunning(branch) { onValue($0) }
        return .none
      },
      onCompletion: {
        guard self.isRunning(branch) else { return }
        switch $0 {
        case .finished: onFinish()
        case .failure(let error): onFailure(error)
        }
        self.close(branch)
      })
    publisher.subscribe(inlet)
  }

  /// Hands out the values of one more publisher.
  func pass<P: Publisher>(
    _ publisher: P, onFinish: @escaping () -> Void = {}, onFailure: @escaping (P.Failure) -> Void
  ) where P.Output == Output {
    begin(
      publisher, as: makeBranch(), onValue: { self.outlet.send($0) }, onFinish: onFinish,
      onFailure: onFailure)
  }

  func ask(_ branch: Int, for demand: Subscribers.Demand) {
    lock.withLock { branches[branch] }?.request(demand)
  }

  func fail(_ error: Failure) { outlet.end(.failure(error)) }

  /// Cancels one branch; the outlet goes on even where it was the last one.
  func drop(_ branch: Int) {
    let subscription = lock.withLock {
      running.remove(branch)
      return branches.removeValue(forKey: branch)
    }
    subscription?.cancel()
  }

  func close(_ branch: Int) {
    let (isLast, subscription) = lock.withLock {
      let isLast = running.remove(branch) != nil && running.isEmpty && !isCancelled
      return (isLast, branches.removeValue(forKey: branch))
    }
    withExtendedLifetime(subscription) {}
    if isLast { outlet.finish(.finished) }
  }

  func isRunning(_ branch: Int) -> Bool { lock.withLock { running.contains(branch) } }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let all = lock.withLock {
      defer {
        branches = [:]
        running = []
        isCancelled = true
      }
      return branches.sorted { $0.key < $1.key }.map(\.value)
    }
    all.forEach { $0.cancel() }
  }

  private func add(
    _ subscription: any Subscription, _ branch: Int, _ demand: Subscribers.Demand
  ) {
    let isWelcome = lock.withLock {
      guard running.contains(branch) else { return false }
      branches[branch] = subscription
      return true
    }
    if isWelcome { subscription.request(demand) } else { subscription.cancel() }
  }
}
