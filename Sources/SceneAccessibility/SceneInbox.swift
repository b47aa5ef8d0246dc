// SPDX-License-Identifier: Apache-2.0

import Semantics
import Synchronization

/// What the bus's threads have for the main thread, in order.
final class SceneInbox: Sendable {
  enum Item: Sendable {
    case request(AssistiveRequest, @Sendable (Bool) -> Void)
    case answer(@MainActor @Sendable () -> Void)
  }

  private struct State {
    var items: [Item] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  func add(_ item: Item) {
    let isOpen = state.withLock { state in
      if !state.isClosed { state.items.append(item) }
      return !state.isClosed
    }
    if isOpen { return wake() }
    if case .request(_, let reply) = item { reply(false) }
  }

  func take() -> [Item] {
    state.withLock { state in
      defer { state.items.removeAll(keepingCapacity: true) }
      return state.items
    }
  }

  /// What is added from now on is refused.
  func close() -> [Item] {
    state.withLock { state in
      defer { state = State(items: [], isClosed: true) }
      return state.items
    }
  }
}
