// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a value is spoken where its author says nothing else.
public enum ValueText {
  /// "30", "0.5".
  @MainActor public static func number(_ value: Double) -> String {
    value.formatted(numberFormat)
  }

  /// At most two digits after the point, none between thousands.
  public static let numberFormat = FloatingPointFormatStyle<Double>.number
    .precision(.fractionLength(0...2)).grouping(.never)

  /// "150 %" for 1.5.
  @MainActor public static func percent(_ value: Double) -> String {
    number((value * 100).rounded()) + " %"
  }

  /// "120 across, 80 down", in points.
  @MainActor public static func place(_ point: CGPoint) -> String {
    number(point.x.rounded()) + " across, " + number(point.y.rounded()) + " down"
  }

  /// "45 degrees".
  @MainActor public static func degrees(_ value: Double) -> String {
    let whole = value.rounded()
    return number(whole) + (whole == 1 ? " degree" : " degrees")
  }
}
