// SPDX-License-Identifier: Apache-2.0

/// One value that a body took from its environment.
struct EnvironmentRead {
  /// True where the body must run again.
  let differs: (EnvironmentValues, EnvironmentValues) -> Bool

  init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    differs = { old, new in
      guard let left = old[keyPath: keyPath] as? any Equatable else { return true }
      return !Self.equals(left, new[keyPath: keyPath])
    }
  }

  private static func equals<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    left == (right as? E)
  }
}
