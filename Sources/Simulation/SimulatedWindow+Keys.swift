// SPDX-License-Identifier: Apache-2.0

import Semantics

extension SimulatedWindow {
  /// Presses a key and lets it go. True where pressing it did something.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let isHandled = send(.down, key, modifiers)
    advance(by: 0.05)
    send(.up, key, modifiers)
    return isHandled
  }

  /// Holds a key for so many seconds; the system's repeats come after 0.5 s, 20 a second.
  public func hold(_ key: Key, _ modifiers: KeyModifiers = [], for seconds: Double) {
    let end = clock + seconds
    send(.down, key, modifiers)
    var next = clock + 0.5
    while next <= end {
      advance(by: next - clock)
      send(.repeat, key, modifiers)
      next += 0.05
    }
    advance(by: max(0, end - clock))
    send(.up, key, modifiers)
  }
}
