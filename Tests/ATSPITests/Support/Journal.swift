// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Lines that arrive from somewhere, and a bounded wait for one of them.
final class Journal: Sendable {
  struct TooLate: Error, CustomStringConvertible {
    let description: String
  }

  private struct Waiter {
    let id: Int
    let matches: @Sendable (String) -> Bool
    let continuation: CheckedContinuation<String?, Never>
  }

  private struct State {
    var lines: [String] = []
    var waiters: [Waiter] = []
    var lastID = 0
  }

  private let state = Mutex(State())

  var lines: [String] { state.withLock { $0.lines } }

  func append(_ line: String) {
    let woken = state.withLock { state in
      state.lines.append(line)
      let woken = state.waiters.filter { $0.matches(line) }
      state.waiters.removeAll { $0.matches(line) }
      return woken
    }
    for waiter in woken { waiter.continuation.resume(returning: line) }
  }

  /// The first line, of those after so many, that matches.
  @discardableResult
  func line(
    after count: Int = 0, within seconds: Double = 180,
    where matches: @escaping @Sendable (String) -> Bool
  ) async throws -> String {
    let found: String? = await withCheckedContinuation { continuation in
      let now: (line: String?, id: Int) = state.withLock { state in
        if let line = state.lines.dropFirst(count).first(where: matches) { return (line, 0) }
        state.lastID += 1
        state.waiters.append(
          Waiter(id: state.lastID, matches: matches, continuation: continuation))
        return (nil, state.lastID)
      }
      if let line = now.line {
        continuation.resume(returning: line)
      } else {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in expire(now.id) }
      }
    }
    guard let found else {
      throw TooLate(
        description: "nothing matched within \(seconds) s in:\n" + lines.joined(separator: "\n"))
    }
    return found
  }

  @discardableResult
  func line(_ text: String, after count: Int = 0) async throws -> String {
    try await line(after: count) { $0 == text }
  }

  private func expire(_ id: Int) {
    let waiter = state.withLock { state -> Waiter? in
      guard let index = state.waiters.firstIndex(where: { $0.id == id }) else { return nil }
      return state.waiters.remove(at: index)
    }
    waiter?.continuation.resume(returning: nil)
  }
}
