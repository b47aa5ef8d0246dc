// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What stands for a drag: steps by arrow keys; after a long press, picking up, moving and dropping;
/// and for one whose value is made into something else, what that comes to.
extension DragDescription: ValueGesture, TravellingGesture {
  /// Points that one arrow key moves; ten times with Shift, a tenth with Alt (use-gesture).
  static var step: CGFloat { 10 }

  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    if let strokes = derivation.part?.strokes {
      if rank == .press { derivation.add(strokes, of: self) }
      return
    }
    let pickUp = derivation.part?.pickUpSeconds
    switch rank {
    case .carrying:
      if let pickUp { derivation.addCarrying(self, after: pickUp) }
    case .press:
      if isTouch, derivation.isPlain, !derivation.hasClick { derivation.addTouch() }
    case .move:
      guard pickUp == nil else { return }
      if isTouch { derivation.control.asksWhereTouched = true }
      let offered = derivation.control.alternatives.count
      derivation.addMoves(self)
      // Where another gesture goes before it with every step.
      if isTouch, derivation.control.alternatives.count == offered { derivation.addTouch() }
    case .click, .cursor, .value: break
    }
  }

  /// Whether a touch that goes nowhere does what it does.
  private var isTouch: Bool { beginsAtTouch && places == nil && !isTransfer && panStep == nil }

  /// Where an arrow key can go.
  fileprivate func directions(along axis: Axis?) -> [MoveDirection] {
    let refused = refused.map { $0.way(1) }
    return MoveDirection.all(along: axis).filter { !refused.contains($0.size(1)) }
  }

  public var followsReadingDirection: Bool { true }
  public var pointerShape: PointerShape? { .grabIdle }

  var freeWay: FreeWay? {
    movesFreely && panStep == nil ? FreeWay(axis: axis, coordinateSpace: coordinateSpace) : nil
  }

  public func play(_ change: ValueChange) -> (any GesturePlay)? {
    let adjustment = change.adjustment
    guard adjustment.step > 0 else { return nil }
    var points =
      CGFloat((change.target - change.start) / adjustment.step) * adjustment.pointsPerStep
    if change.isRightToLeft, adjustment.axis == .horizontal { points = -points }
    return MoveToPlay(
      translation: adjustment.axis == .horizontal
        ? CGSize(width: points, height: 0) : CGSize(width: 0, height: -points),
      coordinateSpace: coordinateSpace)
  }

  public var leads: [PlayedLead] {
    let way =
      directions(along: axis ?? .horizontal).first?.size(Self.step) ?? .zero
    return [PlayedLead("drag", "Drag", MovePlay(way: way))]
  }
}

extension DerivedPart {
  /// The long press that begins a drag with the same contact: pick up, move, drop.
  fileprivate var pickUpSeconds: Double? {
    adjustment == nil && leads.count == 1 ? leads[0].heldSeconds : nil
  }
}

extension Derivation {
  // MARK: Touching

  /// The default action, where there is none yet. An author who says how the element is adjusted has
  /// said what a touch would do.
  fileprivate mutating func addTouch() {
    guard declaration.adjustableAction == nil else { return }
    add(hasClick ? "touch" : "click", hasClick ? "Touch" : "Press", for: .click, TapPlay())
  }

  // MARK: What a drag comes to

  /// One action for each outcome; never with a bare arrow, which means to go there.
  fileprivate mutating func add(_ strokes: [MappedStroke], of drag: DragDescription) {
    propose(.button, as: .press)
    for stroke in strokes {
      add(
        ActionName.unique(stroke.label, among: names), stroke.label,
        keys: stroke.directions.flatMap { keyMap[$0.swipe] },
        MoveToPlay(translation: stroke.way, coordinateSpace: drag.coordinateSpace),
        isWhole: strokes.count == 1)
    }
  }

  // MARK: Picking up

  fileprivate mutating func addCarrying(_ drag: DragDescription, after duration: Double) {
    if drag.isTransfer { return addTransfer() }
    if situation.isCarried {
      addEnds()
    } else {
      addHeld("pick-up", "Pick up", for: .pickUp, .pickUp(duration, drag.coordinateSpace))
    }
    if let places = drag.places {
      addPlaces(places, drag, after: duration)
    } else if situation.isCarried {
      addHeldSteps(MoveDirection.allCases)
    }
  }

  /// How what is picked up is let go.
  private mutating func addEnds() {
    addHeld("drop", "Drop", for: .drop, .drop)
    addHeld("cancel", "Cancel", for: .cancel, .cancel)
  }

  private mutating func addHeldSteps(_ directions: [MoveDirection]) {
    for direction in directions {
      addSteps(direction, isHeld: true) { Play.carry(.moveFreely(direction.size($0))) }
    }
  }

  private mutating func addHeld(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose, keys: [KeyBinding] = [],
    _ carrying: Play.Carrying, verb: String? = nil
  ) {
    add(
      name, label, for: purpose, keys: keys, Play.carry(carrying), isHeld: true, verb: verb)
  }

  private mutating func addPlaces(
    _ places: DragDescription.Places, _ drag: DragDescription, after duration: Double
  ) {
    takePlaces(places)
    let isVertical = places.axis == .vertical
    let (back, forward): (MoveDirection, MoveDirection) =
      isVertical ? (.up, .down) : isRightToLeft ? (.right, .left) : (.left, .right)
    func move(_ way: Play.Places) -> Play.Carrying {
      .move(places, way, drag.coordinateSpace, minimumDuration: duration)
    }
    for (direction, way) in [(back, -1), (forward, 1)] {
      let purpose: KeyMap.Purpose =
        switch direction {
        case .left: .carryLeft
        case .right: .carryRight
        case .up: .carryUp
        case .down: .carryDown
        }
      addHeld(
        "move-" + direction.name, "Move " + direction.name, for: purpose,
        keys: situation.isCarried ? keyMap[direction.move] : [], move(.by(way)),
        verb: situation.isCarried ? "move" : nil)
    }
    addHeld("move-to-start", "Move to start", for: .carryToStart, move(.first))
    addHeld("move-to-end", "Move to end", for: .carryToEnd, move(.last))
  }

  private mutating func takePlaces(_ places: DragDescription.Places) {
    control.places = places
    propose(.listItem, as: .item)
  }

  /// Something that can be dragged to another element; what a drag offers while it lasts is not the
  /// element's own.
  private mutating func addTransfer() {
    propose(isInList ? .listItem : .button, as: .transfer)
    add(Derivation.dragName, "Start dragging", for: .startDrag, Play.lift, isHeld: true)
  }

  // MARK: Moving

  /// Where a drag goes among places without having been picked up, its arrows go place by place.
  fileprivate mutating func addMoves(_ drag: DragDescription) {
    let axis = drag.axis ?? drag.places?.axis
    func move(_ way: CGSize) -> MovePlay { MovePlay(way: way, in: drag.coordinateSpace) }
    if let step = drag.panStep {
      // What a view passes over goes the other way than the view.
      for direction in drag.directions(along: axis) {
        addSteps(direction, verb: "Pan", of: step) { .gesture(move(direction.size(-$0))) }
      }
      return
    }
    if drag.places == nil, situation.isCarried, isHeldByHand {
      return addHeldMoves(drag.directions(along: axis))
    }
    if let places = drag.places { takePlaces(places) }
    let step =
      drag.places.flatMap { $0.spacing > 0 ? $0.spacing : nil } ?? DragDescription.step
    for direction in drag.directions(along: axis) {
      addSteps(direction, of: step, isFine: drag.places == nil) {
        .gesture(move(direction.size($0)))
      }
    }
    guard drag.places == nil else { return }
    addFlicks(drag, along: axis)
    if isHeldByHand, !names.contains("pick-up") {
      addHeld("pick-up", "Pick up", for: .pickUp, .hold(drag.coordinateSpace))
    }
  }

  /// Whether it can be picked up for what single steps cannot do: a drag that goes far, or round a
  /// corner, before it ends. An author who says how the element is adjusted has said that.
  private var isHeldByHand: Bool { isPlain && declaration.adjustableAction == nil }

  /// What is offered while it is held.
  private mutating func addHeldMoves(_ directions: [MoveDirection]) {
    guard !names.contains("drop") else { return }
    addEnds()
    addHeldSteps(directions)
  }

  /// What a step cannot do: the speed of a finger that turns a page. An author who says how the
  /// element is adjusted has said that.
  private mutating func addFlicks(_ drag: DragDescription, along axis: Axis?) {
    guard !hasLeads, declaration.adjustableAction == nil else { return }
    for direction in drag.directions(along: axis) {
      add(
        "flick-" + direction.name, "Flick " + direction.name, for: direction.flick,
        ThrowPlay(direction: direction, coordinateSpace: drag.coordinateSpace))
    }
  }

  /// A step, and by keys alone ten times as far with Shift and a tenth with Alt.
  private mutating func addSteps(
    _ direction: MoveDirection, verb: String = "Move", of step: CGFloat = DragDescription.step,
    isFine: Bool = true, isHeld: Bool = false, _ play: (CGFloat) -> Play
  ) {
    let label = "\(verb) \(direction.name)"
    let name = "\(verb.lowercased())-\(direction.name)"
    add(
      name, label, for: direction.move, play(step), isHeld: isHeld, verb: verb.lowercased())
    guard isFine else { return }
    let keys = control.alternatives.last { $0.alternative.name.hasSuffix(name) }?.alternative.keys
    let arrows = keys ?? []
    add(
      name + "-more", label + " ten times as far", keys: arrows.with(.shift), play(step * 10),
      isAction: false, isHeld: isHeld)
    add(
      name + "-less", label + " a tenth as far", keys: arrows.with(.alt), play(step / 10),
      isAction: false, isHeld: isHeld)
  }
}
