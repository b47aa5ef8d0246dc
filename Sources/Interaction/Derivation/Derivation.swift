// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Finds the alternatives of an element from what its gestures say of themselves.
///
/// It reads descriptions only, never a gesture's type.
@MainActor
struct Derivation {
  let map: KeyMap
  /// True while the element is picked up: then it can be moved, dropped and put back.
  private let isCarried: Bool
  var control = DerivedControl()
  private var taken: Set<KeyBinding> = []
  private(set) var names: Set<String> = []
  /// What the gesture asks for whose alternatives are being added.
  private var hand = PlayedHand()

  private init(map: KeyMap, isCarried: Bool) {
    self.map = map
    self.isCarried = isCarried
  }

  static func derive(_ element: Element, map: KeyMap, isCarried: Bool = false) -> DerivedControl {
    var derivation = Derivation(map: map, isCarried: isCarried)
    let descriptions = element.gestures
      .filter { $0.mask.contains(.gesture) }
      .flatMap { flattened($0.description) }
    derivation.addDeclaredDefault(element.declaration)
    // The single tap first, whatever its place in the composition: it is the default action.
    for description in descriptions { derivation.addClick(description) }
    for description in descriptions { derivation.byHand(description) { $0.addPress($1) } }
    for description in descriptions { derivation.byHand(description) { $0.addValue($1) } }
    for description in descriptions { derivation.byHand(description) { $0.addMove($1) } }
    derivation.addFacetAlternatives()
    derivation.addDeclared(element.declaration)
    // A disabled control is what it is, but offers nothing.
    if !element.isEffectivelyEnabled { derivation.control.alternatives = [] }
    return derivation.control
  }

  /// The single gestures of a composition, in order. A sequence stays together.
  private static func flattened(_ description: GestureDescription) -> [GestureDescription] {
    switch description {
    case .none: []
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      flattened(first) + flattened(second)
    case .constrained(let base, let constraints):
      flattened(base).map {
        PlayedHand(constraints).isBare ? $0 : .constrained($0, constraints)
      }
    case .tap, .press, .longPress, .timedPress, .drag, .swipe, .stroke, .magnify, .rotate,
      .adjustment, .sequence:
      [description]
    }
  }

  /// Adds the alternatives of a gesture that may ask for more than one bare finger: the same, under
  /// names of their own.
  private mutating func byHand(
    _ description: GestureDescription,
    _ addAlternatives: (inout Derivation, GestureDescription) -> Void
  ) {
    guard case .constrained(let base, let constraints) = description else {
      return addAlternatives(&self, description)
    }
    let outer = hand
    hand = hand.adding(PlayedHand(constraints))
    byHand(base, addAlternatives)
    hand = outer
  }

  mutating func add(
    _ name: String, _ label: String, _ wanted: [KeyBinding], _ play: Play,
    isAction: Bool = true, facet: Int? = nil, claimsKeys: Bool = true
  ) {
    let name = hand.namePrefix + name
    let label = label + hand.labelSuffix
    let wanted = wanted.map { KeyBinding($0.key, $0.modifiers.union(hand.keyModifiers)) }
    let play = hand.isBare ? play : Play.by(hand, play)
    guard names.insert(facet.map { "\($0)/" + name } ?? name).inserted else { return }
    let keys = claimsKeys ? wanted.filter { !taken.contains($0) } : wanted
    if claimsKeys { taken.formUnion(keys) }
    guard isAction || !keys.isEmpty else { return }
    control.alternatives.append(
      PlayableAlternative(
        alternative: Alternative(name: name, label: label, keys: keys, isAction: isAction),
        play: play, facet: facet))
  }

  // MARK: Taps and presses

  private mutating func addClick(_ description: GestureDescription) {
    switch description {
    case .press: addDefault(.press)
    case .tap(count: 1): addDefault(.tap(count: 1))
    case .none, .tap, .longPress, .timedPress, .drag, .swipe, .stroke, .magnify, .rotate,
      .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      break
    }
  }

  private mutating func addDefault(_ play: Play) {
    control.isPressable = true
    add("click", "Press", map[.click], play)
  }

  /// Where there is no single tap, the first other press has its keys as well.
  private mutating func addPress(_ description: GestureDescription) {
    let extra = names.contains("click") ? [] : map[.click]
    switch description {
    case .press where !hand.isBare, .tap(count: 1) where !hand.isBare: addClick(description)
    case .tap(let count) where count > 1:
      control.isPressable = true
      let (name, label) =
        count == 2 ? ("double-tap", "Double tap") : ("tap-\(count)", "Tap \(count) times")
      add(name, label, extra + map[.multipleTap], .tap(count: count))
    case .longPress(let duration):
      control.isPressable = true
      add("long-press", "Long press", extra + map[.longPress], .longPress(duration))
    case .timedPress(let duration):
      control.isPressable = true
      add("long-press", "Long press", extra + map[.longPress], .longPress(duration))
    case .swipe(let swipe): addSwipes(swipe)
    case .stroke(let stroke): addStroke(stroke)
    case .sequence(.longPress(let duration), let second):
      addCarrying(after: duration, second)
    case .none, .tap, .press, .drag, .magnify, .rotate, .adjustment, .exclusive, .simultaneous,
      .sequence, .constrained:
      break
    }
  }

  /// A long press, then a drag: pick up, move, drop.
  private mutating func addCarrying(after duration: Double, _ second: GestureDescription) {
    guard case .drag(let drag) = second else { return }
    if isCarried {
      add("drop", "Drop", map[.drop], .drop)
      add("cancel", "Cancel", map[.cancel], .cancel)
    } else {
      add("pick-up", "Pick up", map[.pickUp], .pickUp(duration, drag.coordinateSpace))
    }
    guard let places = drag.places else {
      guard isCarried else { return }
      for direction in Direction.allCases {
        add(
          "move-" + direction.name, "Move " + direction.name, map[direction.purpose],
          .carryFreely(direction.size(Self.moveStep)))
      }
      return
    }
    control.places = places
    let (back, forward) = places.axis == .vertical ? ("up", "down") : ("left", "right")
    var backKeys = map[.carryBack]
    var forwardKeys = map[.carryForward]
    if places.axis == .horizontal {
      backKeys = backKeys.map { KeyBinding(.left, $0.modifiers) }
      forwardKeys = forwardKeys.map { KeyBinding(.right, $0.modifiers) }
    }
    if isCarried {
      backKeys.insert(KeyBinding(places.axis == .vertical ? .up : .left), at: 0)
      forwardKeys.insert(KeyBinding(places.axis == .vertical ? .down : .right), at: 0)
    }
    func carry(_ way: Play.Places) -> Play {
      .carry(places, way, drag.coordinateSpace, minimumDuration: duration)
    }
    add("move-" + back, "Move " + back, backKeys, carry(.by(-1)))
    add("move-" + forward, "Move " + forward, forwardKeys, carry(.by(1)))
    add("move-to-start", "Move to start", map[.carryToStart], carry(.first))
    add("move-to-end", "Move to end", map[.carryToEnd], carry(.last))
  }

  // MARK: Values

  private mutating func addValue(_ description: GestureDescription) {
    guard case .adjustment(let base, let adjustment) = description,
      let (source, space, held) = Self.source(base)
    else { return }
    control.facets.append(
      Facet(
        source: source, coordinateSpace: space, adjustment: adjustment, hand: hand.adding(held)))
  }

  private static func source(
    _ description: GestureDescription
  ) -> (Facet.Source, CoordinateSpace, PlayedHand)? {
    switch description {
    case .drag(let drag): (.drag, drag.coordinateSpace, PlayedHand())
    case .magnify: (.magnify, .local, PlayedHand())
    case .rotate: (.rotate, .local, PlayedHand())
    case .adjustment(let base, _): source(base)
    case .constrained(let base, let constraints):
      source(base).map { ($0.0, $0.1, $0.2.adding(PlayedHand(constraints))) }
    case .none, .tap, .press, .longPress, .timedPress, .swipe, .stroke, .exclusive, .simultaneous,
      .sequence:
      nil
    }
  }

  private mutating func addFacetAlternatives() {
    for (index, facet) in control.facets.enumerated() {
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
      add("zoom-in", "Zoom in", map[.zoomIn], .adjust(index, .steps(1)))
      add("zoom-out", "Zoom out", map[.zoomOut], .adjust(index, .steps(-1)))
      add("zoom-reset", "Actual size", map[.zoomReset], .adjust(index, .to(1)))
    case .rotate:
      add(
        "rotate-clockwise", "Rotate clockwise", map[.rotateClockwise], .adjust(index, .steps(1)))
      add(
        "rotate-counterclockwise", "Rotate counterclockwise", map[.rotateCounterclockwise],
        .adjust(index, .steps(-1)))
      add("rotate-reset", "Turn upright", map[.rotateReset], .adjust(index, .to(0)))
    }
  }

  /// The steps of a value, for the element that stands for it.
  private mutating func addSteps(_ index: Int, _ facet: Facet, isOwnElement: Bool) {
    // Beside "Zoom in", "Increase" is the same once more: keys only.
    let isAction = isOwnElement || facet.source == .drag
    let isVertical = facet.adjustment.axis == .vertical
    let more = map[isVertical ? .incrementVertical : .incrementHorizontal]
    let less = map[isVertical ? .decrementVertical : .decrementHorizontal]
    func step(
      _ derivation: inout Derivation, _ name: String, _ label: String, _ keys: [KeyBinding],
      _ amount: Play.Amount
    ) {
      derivation.add(
        name, label, keys, .adjust(index, amount), isAction: isAction,
        facet: isOwnElement ? index : nil, claimsKeys: !isOwnElement)
    }
    step(&self, "increment", "Increase", more, .steps(1))
    step(&self, "decrement", "Decrease", less, .steps(-1))
    let coarse = { (keys: [KeyBinding]) in keys.map { KeyBinding($0.key, .shift) } }
    step(
      &self, "page-increment", "Increase by a page", map[.pageIncrement] + coarse(more), .pages(1))
    step(
      &self, "page-decrement", "Decrease by a page", map[.pageDecrement] + coarse(less),
      .pages(-1))
    guard facet.adjustment.range != nil, facet.adjustment.period == nil else { return }
    step(&self, "set-minimum", "Lowest", map[.minimum], .minimum)
    step(&self, "set-maximum", "Highest", map[.maximum], .maximum)
  }

  // MARK: Free moves

  /// Points that one arrow key moves; ten times with Shift, a tenth with Alt (use-gesture).
  static let moveStep: CGFloat = 10

  private mutating func addMove(_ description: GestureDescription) {
    switch description {
    case .drag(let drag) where drag.places == nil:
      control.movesFreely = true
      addMoves(drag)
    case .magnify:
      control.movesFreely = true
      add("zoom-in", "Zoom in", map[.zoomIn], .magnify(1.25))
      add("zoom-out", "Zoom out", map[.zoomOut], .magnify(0.8))
    case .rotate:
      control.movesFreely = true
      add("rotate-clockwise", "Rotate clockwise", map[.rotateClockwise], .rotate(.degrees(5)))
      add(
        "rotate-counterclockwise", "Rotate counterclockwise", map[.rotateCounterclockwise],
        .rotate(.degrees(-5)))
    case .none, .tap, .press, .longPress, .timedPress, .drag, .swipe, .stroke, .adjustment,
      .exclusive, .simultaneous, .sequence, .constrained:
      break
    }
  }

  private mutating func addMoves(_ drag: DragDescription) {
    let space = drag.coordinateSpace
    for direction in Direction.allCases where drag.axis == nil || drag.axis == direction.axis {
      let keys = map[direction.purpose]
      let (name, label) = ("move-" + direction.name, "Move " + direction.name)
      func play(_ step: CGFloat) -> Play { .move(direction.size(step), space) }
      add(name, label, keys, play(Self.moveStep))
      add(
        name + "-more", label + " ten times as far", keys.map { KeyBinding($0.key, .shift) },
        play(Self.moveStep * 10), isAction: false)
      add(
        name + "-less", label + " a tenth as far", keys.map { KeyBinding($0.key, .alt) },
        play(Self.moveStep / 10), isAction: false)
    }
  }

  private enum Direction: CaseIterable {
    case left, right, up, down

    var name: String {
      switch self {
      case .left: "left"
      case .right: "right"
      case .up: "up"
      case .down: "down"
      }
    }

    var axis: Axis {
      switch self {
      case .left, .right: .horizontal
      case .up, .down: .vertical
      }
    }

    var purpose: KeyMap.Purpose {
      switch self {
      case .left: .moveLeft
      case .right: .moveRight
      case .up: .moveUp
      case .down: .moveDown
      }
    }

    func size(_ step: CGFloat) -> CGSize {
      switch self {
      case .left: CGSize(width: -step, height: 0)
      case .right: CGSize(width: step, height: 0)
      case .up: CGSize(width: 0, height: -step)
      case .down: CGSize(width: 0, height: step)
      }
    }
  }

  // MARK: What the author declared

  /// A declared default action stands in the place of a tap.
  private mutating func addDeclaredDefault(_ declaration: SemanticsDeclaration) {
    guard let action = declaration.defaultAction else { return }
    addDefault(.declared(action))
  }

  private mutating func addDeclared(_ declaration: SemanticsDeclaration) {
    if let adjust = declaration.adjustableAction {
      control.isAdjustable = true
      add(
        "increment", "Increase", map[.incrementHorizontal] + map[.incrementVertical],
        .declared { adjust(.increment) })
      add(
        "decrement", "Decrease", map[.decrementHorizontal] + map[.decrementVertical],
        .declared { adjust(.decrement) })
    }
    for action in declaration.actions {
      add(
        ActionName.unique(action.label, among: names), action.label,
        action.purpose.map { map[$0] } ?? [], .declared(action.handler))
    }
  }
}
