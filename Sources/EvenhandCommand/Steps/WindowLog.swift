// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Synchronization

/// Which windows were open at some look at an application, and which of them were audited.
final class WindowLog: Sendable {
  private struct State {
    var seen: [OpenWindows.Window] = []
    var audited: Set<OpenWindows.Window> = []
  }

  private let state = Mutex(State())

  /// Takes in what one look has seen.
  func see(_ snapshot: ApplicationSnapshot) {
    let windows = OpenWindows(snapshot).windows
    state.withLock { state in
      for window in windows where !state.seen.contains(window) { state.seen.append(window) }
    }
  }

  func audit(_ snapshot: ApplicationSnapshot) {
    let windows = OpenWindows(snapshot).windows
    state.withLock { $0.audited.formUnion(windows) }
  }

  /// For the report; nil where each window that was seen was audited.
  var gap: String? {
    let titles = state.withLock { state in
      state.seen.filter { !state.audited.contains($0) }.map(\.title)
    }
    if titles.isEmpty { return nil }
    return "seen while steps were done, gone before the application came to rest, and not audited: "
      + titles.joined(separator: ", ")
  }
}
