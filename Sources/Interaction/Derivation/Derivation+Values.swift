// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for gestures that move a value.
extension Derivation {
  mutating func addFacet(_ part: DerivedPart) {
    guard let adjustment = part.adjustment else { return }
    let (source, space): (Facet.Source, CoordinateSpace) =
      switch part.gesture {
      case .drag(let drag): (.drag, drag.coordinateSpace)
      case .magnify: (.magnify, .local)
      case .rotate: (.rotate, .local)
      case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .swipe, .stroke, .scroll,
        .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
        (.drag, .local)
      }
    // A second way to a value that is there already needs no actions of its own.
    if !part.leads.isEmpty, !control.facets.isEmpty { return }
    control.facets.append(
      Facet(
        source: source, coordinateSpace: space, adjustment: adjustment, hand: part.hand,
        leads: part.leads))
  }

  mutating func addFacetAlternatives() {
    let isSplitter =
      control.facets.count == 1 && !control.hasFacetElements
      && control.facets[0].adjustment.range != nil
      && (control.facets[0].adjustment.collapses || declaration.role == .separator)
    if isSplitter { control.isSplitter = true }
    for (index, facet) in control.facets.enumerated() {
      if isSplitter {
        let isCollapsed = facet.adjustment.current() <= (facet.adjustment.range?.lowerBound ?? 0)
        add(
          "toggle-collapse", isCollapsed ? "Restore" : "Collapse", for: .toggleCollapse,
          .adjust(index, .toggle))
      }
      if control.hasFacetElements || facet.source != .drag {
        addNamedAdjustment(index, facet)
      }
      addSteps(index, facet, isOwnElement: control.hasFacetElements)
    }
  }

  /// What the element as a whole offers for one of its values.
  private mutating func addNamedAdjustment(_ index: Int, _ facet: Facet) {
    switch facet.source {
    case .drag: break
    case .magnify:
      add("zoom-in", "Zoom in", for: .zoomIn, .adjust(index, .steps(1)))
      add("zoom-out", "Zoom out", for: .zoomOut, .adjust(index, .steps(-1)))
      add("zoom-reset", "Actual size", for: .zoomReset, .adjust(index, .to(1)))
    case .rotate:
      add(
        "rotate-clockwise", "Rotate clockwise", for: .rotateClockwise, .adjust(index, .steps(1)))
      add(
        "rotate-counterclockwise", "Rotate counterclockwise", for: .rotateCounterclockwise,
        .adjust(index, .steps(-1)))
      add(
        "rotate-reset", "Turn upright", for: .rotateReset,
        keys: hasOneDirection ? map[.minimum] : [], .adjust(index, .to(0)))
    }
  }

  /// The steps of a value, for the element that stands for it.
  private mutating func addSteps(_ index: Int, _ facet: Facet, isOwnElement: Bool) {
    // Beside "Zoom in", "Increase" is the same once more: keys only.
    let isAction = isOwnElement || facet.source == .drag
    let adjustment = facet.adjustment
    let isMirrored = element.isRightToLeft && facet.source == .drag
    var (more, less): ([KeyBinding], [KeyBinding]) =
      adjustment.axis == .vertical
      ? (map[.incrementVertical], map[.decrementVertical])
      : (map[.incrementHorizontal], map[.decrementHorizontal])
    if isMirrored, adjustment.axis == .horizontal { swap(&more, &less) }
    func step(
      _ derivation: inout Derivation, _ name: String, _ label: String,
      _ purpose: KeyMap.Purpose? = nil, keys: [KeyBinding] = [], _ amount: Play.Amount,
      isAction: Bool = isAction
    ) {
      derivation.add(
        name, label, for: purpose, keys: keys, .adjust(index, amount), isAction: isAction,
        facet: isOwnElement ? index : nil)
    }
    step(&self, "increment", "Increase", keys: more, .steps(1))
    step(&self, "decrement", "Decrease", keys: less, .steps(-1))
    let coarse = { (keys: [KeyBinding]) in
      keys.map { KeyBinding($0.key, $0.modifiers.union(.shift)) }
    }
    if adjustment.period != nil {
      // Degrees: 5 an arrow, 15 with Shift, 45 a page.
      step(
        &self, "increment-more", "Increase by three", keys: coarse(more), .steps(3), isAction: false
      )
      step(
        &self, "decrement-more", "Decrease by three", keys: coarse(less), .steps(-3),
        isAction: false)
      step(&self, "page-increment", "Increase by a page", .pageIncrement, .steps(9))
      step(&self, "page-decrement", "Decrease by a page", .pageDecrement, .steps(-9))
      if isOwnElement { step(&self, "reset", "Reset", keys: map[.minimum], .to(0)) }
      return
    }
    step(
      &self, "page-increment", "Increase by a page", keys: map[.pageIncrement] + coarse(more),
      .pages(1))
    step(
      &self, "page-decrement", "Decrease by a page", keys: map[.pageDecrement] + coarse(less),
      .pages(-1))
    guard adjustment.range != nil else { return }
    step(&self, "set-minimum", "Lowest", .minimum, .minimum)
    step(&self, "set-maximum", "Highest", .maximum, .maximum)
  }
}
