// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value that a gesture moves.
public struct AdjustmentDescription {
  /// What the value is of, for an element with several ("Zoom"); nil for an element's only value.
  public var name: String?
  /// Nil without bounds.
  public var range: ClosedRange<Double>?
  /// What one arrow key, or one "Increase" of a screen reader, changes.
  public var step: Double
  /// The direction of a drag; horizontal for a gesture without one.
  public var axis: Axis
  /// Points of a drag that make one step.
  public var pointsPerStep: CGFloat
  /// Whether Return takes the value to its lowest and back, as with the line between two panes.
  public var collapses: Bool
  /// Where the value comes round again (360 for degrees); nil where it does not.
  public var period: Double?
  /// Asked for where the value stands whenever it is exposed or about to be moved.
  public var current: @MainActor () -> Double
  /// What is spoken for a value, in the author's unit.
  public var text: @MainActor (Double) -> String

  /// What a page key changes, where the author says it.
  public var declaredPageStep: Double?

  /// - Parameters:
  ///   - current: Where the value stands now.
  ///   - text: What is spoken for a value, in the author's unit.
  public init(
    name: String? = nil, range: ClosedRange<Double>? = nil, step: Double = 1,
    axis: Axis = .horizontal, pointsPerStep: CGFloat = 10, collapses: Bool = false,
    period: Double? = nil, current: @escaping @MainActor () -> Double,
    text: @escaping @MainActor (Double) -> String = ValueText.number,
    declaredPageStep: Double? = nil
  ) {
    self.name = name
    self.range = range
    self.step = step
    self.axis = axis
    self.pointsPerStep = pointsPerStep
    self.collapses = collapses
    self.period = period
    self.current = current
    self.text = text
    self.declaredPageStep = declaredPageStep
  }

  /// The declared one; else a tenth of the range, at least one step; ten steps without a range.
  public var pageStep: Double {
    if let declaredPageStep { return declaredPageStep }
    guard let range else { return step * 10 }
    return max(step, (range.upperBound - range.lowerBound) / 10)
  }

  /// The nearest value that can be: in range, or brought back into the period.
  public func limited(_ value: Double) -> Double {
    if let period, period > 0 {
      let rest = value.truncatingRemainder(dividingBy: period)
      return rest < 0 ? rest + period : rest
    }
    guard let range else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number of steps from the lower bound, in range.
  public func snapped(_ value: Double) -> Double {
    guard step > 0 else { return limited(value) }
    let origin = range?.lowerBound ?? 0
    return limited(origin + ((value - origin) / step).rounded() * step)
  }
}
