// SPDX-License-Identifier: Apache-2.0

/// A property of a view that brings its value from outside the view: `@State`, `@Environment`,
/// `@GestureState`, or a structure of your own that holds some of them.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before each run of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: the property has nothing to prepare.
  public mutating func update() {}
}
