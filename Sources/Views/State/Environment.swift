// SPDX-License-Identifier: Apache-2.0

/// A value that the views around this one have set, or its standard value.
@propertyWrapper
@MainActor @preconcurrency
public struct Environment<Value>: DynamicProperty {
  @MainActor
  final class Link {
    weak var reader: (any Reader)?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link()

  /// Reads one value of the environment; the body runs again when that value changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// Outside a view in a tree, the standard value.
  public var wrappedValue: Value {
    guard let reader = link.reader else { return EnvironmentValues()[keyPath: keyPath] }
    if Source.reader === reader { reader.noteEnvironmentRead(EnvironmentRead(keyPath)) }
    return reader.scope.values[keyPath: keyPath]
  }
}

extension Environment: LinkedProperty {
  func link(_ slot: PropertySlot) { link.reader = slot.reader }
}

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

/// The environment values that a part of the tree shares.
final class EnvironmentScope {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
