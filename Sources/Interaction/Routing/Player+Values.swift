// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Values, moved by the gestures that they are bound to.
extension Player {
  func adjust(
    _ facet: Facet, _ amount: Play.Amount, _ play: Play, on element: Element, isHeld: Bool,
    at time: Double
  ) -> Bool {
    let adjustment = facet.adjustment
    let current = adjustment.current()
    guard let target = target(amount, adjustment, current, of: element) else { return false }
    if target == current { return true }
    switch facet.source {
    case .drag:
      guard adjustment.step > 0,
        let gesture = open(
          element, play, in: facet.coordinateSpace, isHeld: isHeld, at: time, { $0.begin() })
      else { return false }
      let start = gesture.startValue ?? current
      gesture.startValue = start
      var points = CGFloat((target - start) / adjustment.step) * adjustment.pointsPerStep
      if element.isRightToLeft, adjustment.axis == .horizontal { points = -points }
      gesture.move(
        to: adjustment.axis == .horizontal
          ? CGSize(width: points, height: 0) : CGSize(width: 0, height: -points))
      if !isHeld { finish(gesture) }
      return true
    case .magnify:
      guard current != 0, target / current > 0 else { return false }
      return pinch(
        element, play, magnification: CGFloat(target / current), turn: .zero, isHeld: isHeld,
        at: time)
    case .rotate:
      return pinch(
        element, play, magnification: 1, turn: .degrees(target - current), isHeld: isHeld, at: time)
    }
  }

  /// The value that the amount leads to; for one that comes round, how far beyond it the way goes.
  private func target(
    _ amount: Play.Amount, _ adjustment: AdjustmentDescription, _ current: Double,
    of element: Element
  ) -> Double? {
    func limited(_ value: Double) -> Double {
      adjustment.period == nil ? adjustment.limited(value) : value
    }
    switch amount {
    case .steps(let count): return limited(current + Double(count) * adjustment.step)
    case .pages(let count): return limited(current + Double(count) * adjustment.pageStep)
    case .minimum: return adjustment.range?.lowerBound
    case .maximum: return adjustment.range?.upperBound
    case .toggle:
      return adjustment.range.map { scene.toggled($0, current: current, of: element) }
    case .to(let value): return value.isFinite ? adjustment.limited(value) : nil
    }
  }
}
