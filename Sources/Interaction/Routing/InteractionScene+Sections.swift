// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Sections, between which F6 moves, and what each remembers.
extension InteractionScene {
  /// To the next section, or the previous one, that has anything to focus. What lies outside of all
  /// sections counts as one. False where there are fewer than two.
  func moveToSection(_ direction: FocusDirection) -> Bool {
    publisher.refresh()
    var sections: [(section: Element?, targets: [FocusTarget])] = []
    for target in tabStops() {
      let section = section(round: target.element)
      if let index = sections.firstIndex(where: { $0.section === section }) {
        sections[index].targets.append(target)
      } else {
        sections.append((section, [target]))
      }
    }
    guard sections.count > 1 else { return false }
    let here = focusTarget.flatMap { section(round: $0.element) }
    let place =
      focusTarget == nil ? nil : sections.firstIndex { $0.section === here }
    let next: Int =
      switch (direction, place) {
      case (.next, let place?): (place + 1) % sections.count
      case (.previous, let place?): (place + sections.count - 1) % sections.count
      case (.next, nil): 0
      case (.previous, nil): sections.count - 1
      }
    return setFocus(entry(sections[next].section, sections[next].targets), isVisible: true)
  }

  /// The element that asks to be entered at, the one that had the focus last, or the first.
  private func entry(_ section: Element?, _ targets: [FocusTarget]) -> FocusTarget? {
    if let asking = targets.first(where: { $0.element?.focus.isEntry == true }) { return asking }
    let container = section ?? root
    if let last = container.lastFocus, self.section(round: last.element) === section,
      publisher.focusOrder.contains(where: { $0 == last })
    {
      return last
    }
    return targets.first
  }

  /// Nil outside of all sections.
  private func section(round element: Element?) -> Element? { element?.section }

  /// Leaves the focus's place with everything round it, and where to look if the focus is lost.
  func rememberFocus() {
    guard let target = focusTarget, let focused = target.element else { return }
    publisher.rememberFocus(target)
    var (hasGroup, hasSection) = (false, false)
    for element in focused.lineage {
      let isGroup = !hasGroup && element !== focused && element.focusGroup != nil
      let isSection = !hasSection && (element.isSection || element === root)
      if isGroup || isSection || element.focus.isPage { element.lastFocus = target }
      hasGroup = hasGroup || isGroup
      hasSection = hasSection || isSection
    }
  }
}

extension Element {
  /// The nearest one round it; nil outside of all.
  var section: Element? { lineage.first { $0.isSection } }

  /// Landmarks and bars are sections without being asked.
  var isSection: Bool {
    if focus.isSection { return true }
    guard !declarations.isEmpty else { return false }
    switch declaration.role {
    case .landmark, .toolBar, .menuBar: return true
    default: return false
    }
  }
}

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
