// SPDX-License-Identifier: Apache-2.0

import Semantics

extension KeyboardDriver {
  /// How long something is waited for that may never come, because a key does nothing.
  struct Patience {
    fileprivate let end: ContinuousClock.Instant
    fileprivate let ping: XDisplay.Ping?
    /// When the program had handled the key.
    fileprivate var handled: ContinuousClock.Instant?
  }

  /// For what a program does when it is idle again after a key: six frames of a screen at 60 Hz.
  private static let rest = Duration.milliseconds(100)

  /// Begins where a key has been pressed, or something was asked for over the bus.
  func patience(forKey isKey: Bool = true) -> Patience {
    let isInOrder = isKey && handlesKeysInOrder
    return Patience(
      end: .now + limits.settling,
      ping: isInOrder ? scene.flatMap { display.ping($0.window) } : nil)
  }

  /// True where the program has handled the key and rested, and where the time is over.
  func isOver(_ patience: inout Patience) -> Bool {
    let now = ContinuousClock.now
    if patience.handled == nil, let ping = patience.ping, display.hasAnswered(ping) {
      patience.handled = now
    }
    return now >= patience.end || patience.handled.map { now >= $0 + Self.rest } ?? false
  }

  /// GTK handles a key and answers in one process, one after the other. Others may hand keys on to
  /// another process or thread, and so does a page of the web in GTK.
  private var handlesKeysInOrder: Bool {
    snapshot.application.toolkitName.lowercased() == "gtk"
      && !snapshot.tree.depthFirst.contains { $0.role == .documentWeb || $0.role == .terminal }
  }
}
