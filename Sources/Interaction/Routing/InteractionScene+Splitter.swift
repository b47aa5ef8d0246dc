// SPDX-License-Identifier: Apache-2.0

/// Where collapsed panes open to again.
extension InteractionScene {
  /// What the value stands at while nobody is moving it: a drag to the end is on its way through all
  /// values before.
  func rememberOpenValue(of element: Element) {
    guard !isInGesture, let control = knownControl(of: element), control.isSplitter,
      let adjustment = control.facets.first?.adjustment, let range = adjustment.range
    else { return }
    let current = adjustment.current()
    if current > range.lowerBound { openValues[element.id] = current }
  }

  /// Where a toggle takes the value: to the lower end, or back to where it was; half way up where
  /// nobody has seen it open.
  func toggled(_ range: ClosedRange<Double>, current: Double, of element: Element) -> Double {
    guard current <= range.lowerBound else {
      openValues[element.id] = current
      return range.lowerBound
    }
    return openValues[element.id] ?? (range.lowerBound + range.upperBound) / 2
  }
}
