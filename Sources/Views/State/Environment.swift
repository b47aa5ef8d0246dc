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
