// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Who there is to hear events: clients that have called and are still there, who therefore keep
/// copies of what they read, and those of whom the registry says that they listen.
///
/// While there is nobody, no event is made.
final class Audience: Sendable {
  private struct State {
    var callers: Set<String> = []
    /// Whom calls make no client of: the registry, which lists applications.
    var registry = ""
    var hasListeners = false
    var isEmbedded = false
  }

  private let state = Mutex(State())
  private let changes = Atomic(0)

  /// Another number after each time that somebody has left: who was known before may be so no more.
  var version: Int { changes.load(ordering: .acquiring) }

  /// Whether anybody is there, and a registry has the application.
  var isThere: Bool {
    state.withLock { $0.isEmbedded && ($0.hasListeners || !$0.callers.isEmpty) }
  }

  /// Whether a client has called that is still there, or somebody listens.
  var isExpected: Bool { state.withLock { $0.hasListeners || !$0.callers.isEmpty } }

  /// Whether a client has called that is still there.
  var hasCallers: Bool { state.withLock { !$0.callers.isEmpty } }

  /// Writes a caller down; true for one that was not known.
  func note(_ caller: String) -> Bool {
    state.withLock { state in
      guard caller != state.registry else { return false }
      return state.callers.insert(caller).inserted
    }
  }

  /// The caller has left the bus.
  func forget(_ caller: String) {
    state.withLock { state in _ = state.callers.remove(caller) }
    changes.add(1, ordering: .acquiringAndReleasing)
  }

  /// Another registry, or none.
  func use(registry: String) {
    state.withLock { state in
      state.registry = registry
      _ = state.callers.remove(registry)
      state.hasListeners = false
      state.isEmbedded = false
    }
    changes.add(1, ordering: .acquiringAndReleasing)
  }

  /// The registry has the application.
  func embedded() { state.withLock { $0.isEmbedded = true } }

  func setHasListeners(_ hasListeners: Bool) {
    state.withLock { $0.hasListeners = hasListeners }
  }

  /// The connection is gone, and all callers with it.
  func disperse() {
    state.withLock { $0 = State() }
    changes.add(1, ordering: .acquiringAndReleasing)
  }
}
