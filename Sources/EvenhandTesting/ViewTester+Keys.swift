// SPDX-License-Identifier: Apache-2.0

import Semantics

extension ViewTester {
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

  /// Presses Tab until the element has the focus.
  public func tabTo(_ name: String) throws(TesterError) {
    let target = try element(named: name)
    for _ in 0...tree.count {
      if tree.focus == target.id { return }
      press(.tab)
    }
    throw .refused("focus on \"\(name)\" by Tab")
  }
}
