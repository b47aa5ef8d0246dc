// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of text in SwiftUI's steps.
public enum DynamicTypeSize: Hashable, Comparable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest steps, which a layout may have to make room for.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How large text is at this step: the size of body text in Apple's Human Interface Guidelines
  /// (14, 15, 16, 17, ... 53 points), by that of `large`.
  var textScale: Double { points / 17 }

  private var points: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// The step that a scale comes nearest to, as a ratio.
  init(textScale: Double) {
    func distance(_ size: DynamicTypeSize) -> Double { abs(log(size.textScale / textScale)) }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }
}

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

  /// The same; lengths follow the size of all texts alike, whatever style they stand beside.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The length at the present size of text: the one that was given, times the scale.
  public var wrappedValue: Value { base * Value(scale) }
}
