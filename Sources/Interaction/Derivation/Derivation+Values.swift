// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for gestures that move a value.
extension Derivation {
  mutating func addValue(_ adjustment: AdjustmentDescription, of part: DerivedPart) {
    guard let kind = part.kind as? any ValueGesture else { return }
    // A second way to a value that is there already needs no actions of its own.
    if !part.leads.isEmpty, !control.facets.isEmpty { return }
    control.facets.append(
      Facet(
        kind: kind, adjustment: adjustment, hand: part.hand, leads: part.leads,
        aim: part.aim))
  }

  mutating func addValues() {
    guard let first = control.facets.first else { return }
    // What has a value is that, and can be dragged elsewhere as well.
    control.roles[.transfer] = nil
    if control.hasFacetElements {
      propose(.canvas, as: .surface)
    } else {
      propose(first.kind.role(of: first.adjustment), as: .value)
    }
    let isSplitter =
      control.facets.count == 1 && !control.hasFacetElements && first.adjustment.range != nil
      && (first.adjustment.collapses || declaration.role == .separator)
    if isSplitter { control.isSplitter = true }
    for (index, facet) in control.facets.enumerated() {
      if isSplitter {
        let isCollapsed = facet.adjustment.current() <= (facet.adjustment.range?.lowerBound ?? 0)
        add(
          "toggle-collapse", isCollapsed ? "Restore" : "Collapse", for: .toggleCollapse,
          Play.adjust(index, .toggle), verb: isCollapsed ? "restore" : "collapse")
      }
      let count = names.count
      facet.kind.addNamedSteps(of: index, to: &self)
      addSteps(
        index, facet, isOwnElement: control.hasFacetElements, areNamed: names.count > count)
    }
  }

  /// The steps of a value, for the element that stands for it.
  private mutating func addSteps(
    _ index: Int, _ facet: Facet, isOwnElement: Bool, areNamed: Bool
  ) {
    // Beside "Zoom in", "Increase" is the same once more: keys only.
    let isAction = isOwnElement || !areNamed
    let adjustment = facet.adjustment
    let isMirrored = isRightToLeft && facet.kind.followsReadingDirection
    var (more, less): ([KeyBinding], [KeyBinding]) =
      adjustment.axis == .vertical
      ? (keyMap[.incrementVertical], keyMap[.decrementVertical])
      : (keyMap[.incrementHorizontal], keyMap[.decrementHorizontal])
    if isMirrored, adjustment.axis == .horizontal { swap(&more, &less) }
    // What is neither along nor across, as a zoom, goes up with either; what it is a value of is moved
    // by none of them then.
    if isOwnElement, !facet.kind.followsReadingDirection, adjustment.axis != .vertical {
      more += keyMap[.incrementVertical]
      less += keyMap[.decrementVertical]
    }
    func step(
      _ derivation: inout Derivation, _ name: String, _ label: String,
      _ purpose: KeyMap.Purpose? = nil, keys: [KeyBinding] = [], _ amount: ValueAmount,
      isAction: Bool = isAction
    ) {
      derivation.add(
        name, label, for: purpose, keys: keys, Play.adjust(index, amount), isAction: isAction,
        facet: isOwnElement ? index : nil, verb: "adjust")
    }
    step(&self, "increment", "Increase", keys: more, .steps(1))
    step(&self, "decrement", "Decrease", keys: less, .steps(-1))
    if adjustment.period != nil {
      // Degrees: 5 an arrow, 15 with Shift, 45 a page.
      step(
        &self, "increment-more", "Increase by three", keys: more.with(.shift), .steps(3),
        isAction: false
      )
      step(
        &self, "decrement-more", "Decrease by three", keys: less.with(.shift), .steps(-3),
        isAction: false)
      step(&self, "page-increment", "Increase by a page", .pageIncrement, .steps(9))
      step(&self, "page-decrement", "Decrease by a page", .pageDecrement, .steps(-9))
      if isOwnElement { step(&self, "reset", "Reset", keys: keyMap[.minimum], .to(0)) }
      return
    }
    step(
      &self, "page-increment", "Increase by a page",
      keys: keyMap[.pageIncrement] + more.with(.shift),
      .pages(1))
    step(
      &self, "page-decrement", "Decrease by a page",
      keys: keyMap[.pageDecrement] + less.with(.shift),
      .pages(-1))
    guard adjustment.range != nil else { return }
    step(&self, "set-minimum", "Lowest", .minimum, .minimum)
    step(&self, "set-maximum", "Highest", .maximum, .maximum)
  }
}
