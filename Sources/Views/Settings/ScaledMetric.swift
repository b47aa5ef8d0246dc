// SPDX-License-Identifier: Apache-2.0

/// A length that grows with the size of text: the room round a text, or a mark beside it.
@propertyWrapper
@MainActor @preconcurrency
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  @Environment(\.textScale) private var scale

  /// The length at the usual size of text, in points.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// The length at the present size of text: the one that was given, times the scale.
  public var wrappedValue: Value { base * Value(scale) }
}
