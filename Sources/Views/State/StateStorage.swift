// SPDX-License-Identifier: Apache-2.0

/// Where one `@State` lives for as long as its view stays in the tree.
@MainActor
final class StateStorage<Value>: Source {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func read() -> Value {
    noteRead()
    return value
  }

  /// A value that is `Equatable` and equal changes nothing.
  func write(_ newValue: Value) {
    if let old = value as? any Equatable, Self.equals(old, newValue) { return }
    value = newValue
    changed()
  }

  private static func equals<E: Equatable>(_ old: E, _ new: Any) -> Bool {
    old == (new as? E)
  }
}
