// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// How many applications live at the same time: all tests begin at once, and each has an X server, a
/// program and perhaps a screen reader, which would keep each other from answering in time.
final class LivePlaces: Sendable {
  static let shared = LivePlaces(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(free: count)) }

  /// Waits for a free place.
  func take() async -> LivePlace {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
    return LivePlace(self)
  }

  /// The next who waits gets it.
  func giveBack() {
    let next = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return CheckedContinuation<Void, Never>?.none
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
