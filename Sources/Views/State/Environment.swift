// SPDX-License-Identifier: Apache-2.0

import Observation

/// A value that the views around this one have set, or its standard value.
@propertyWrapper
@MainActor @preconcurrency
public struct Environment<Value>: DynamicProperty {
  @MainActor
  final class Link {
    weak var reader: (any Reader)?
  }

  private let key: EnvironmentRead
  private let value: (EnvironmentValues) -> Value
  private var link = Link()

  /// Reads one value of the environment; the body runs again when that value changes.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    key = EnvironmentRead(keyPath)
    value = { $0[keyPath: keyPath] }
  }

  /// Reads the model of a type that a view around this one has set by `environment(_:)`; where none
  /// has, reading it ends the program with a message that names the type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    key = EnvironmentRead(object: objectType)
    value = { values in
      guard let object = values.object(objectType) else {
        EnvironmentValues.misses(objectType, givenBy: ".environment(model)")
      }
      return object
    }
  }

  /// Reads the model of a type that a view around this one has set; nil where none has.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    key = EnvironmentRead(object: objectType)
    value = { $0.object(objectType) }
  }

  /// Outside a view in a tree, the standard value.
  public var wrappedValue: Value {
    guard let reader = link.reader else { return value(EnvironmentValues()) }
    // A row of a list that reads it is made anew by the view whose property this is.
    if Source.reader != nil { reader.noteEnvironmentRead(key) }
    return value(reader.scope.values)
  }
}

extension Environment: LinkedProperty {
  mutating func link(_ slot: inout PropertySlot) {
    if let reader = link.reader, reader !== slot.reader { link = Link() }
    link.reader = slot.reader
  }
}

extension Environment: ComparableInput {
  func isSame(as other: Environment) -> Bool { key.name == other.key.name }
}

/// One value that a body took from its environment.
struct EnvironmentRead {
  let name: AnyHashable
  /// True where the body must run again.
  let differs: (EnvironmentValues, EnvironmentValues) -> Bool

  init<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    name = keyPath
    differs = { !Same.values($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }

  init<Object: AnyObject>(object type: Object.Type) {
    name = ObjectIdentifier(type)
    differs = { $0.object(type) !== $1.object(type) }
  }
}

/// The environment values that a part of the tree shares.
final class EnvironmentScope {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}
