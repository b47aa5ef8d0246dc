// SPDX-License-Identifier: Apache-2.0

import Gestures
import Observation

/// Makes bindings to the properties of an `@Observable` model (`$model.name`).
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Value> {
  /// The model itself.
  public var wrappedValue: Value

  private init(model: Value) {
    wrappedValue = model
  }

  /// Says in words what a value must be that is no such model.
  @available(*, unavailable, message: "The value must be an object of a class that is @Observable")
  public init(wrappedValue: Value) {
    self.init(model: wrappedValue)
  }

  /// What `$model` is: it leads on to bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to one property of the model; a view that reads it depends on that property alone.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(object: wrappedValue, keyPath)
  }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    self.init(model: wrappedValue)
  }

  /// For a model that has no property of its own: `Bindable(model).name`.
  public init(_ wrappedValue: Value) {
    self.init(model: wrappedValue)
  }

  /// The bindings of another one, for a parameter that is written with `$`.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}
