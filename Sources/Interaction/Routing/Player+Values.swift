// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Values, moved by the gestures that they are bound to.
extension Player {
  func adjust(
    _ facet: Facet, _ amount: ValueAmount, _ play: Play, on element: Element, isHeld: Bool,
    at time: Double
  ) -> Bool {
    let adjustment = facet.adjustment
    let current = adjustment.current()
    guard let target = target(amount, adjustment, current, of: element) else { return false }
    if target == current { return true }
    let start = isHeld ? heldGesture(of: element, playing: play)?.startValue : nil
    let change = ValueChange(
      adjustment: adjustment, start: start ?? current, current: current, target: target,
      isRightToLeft: element.isRightToLeft)
    guard let step = facet.kind.play(change) else { return false }
    return self.step(step, of: play, on: element, isHeld: isHeld, at: time) {
      $0.startValue = change.start
    }
  }

  /// The value that the amount leads to; for one that comes round, how far beyond it the way goes.
  private func target(
    _ amount: ValueAmount, _ adjustment: AdjustmentDescription, _ current: Double,
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
