// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// What stands for gestures that move, magnify or turn something without a value.
extension Derivation {
  /// Points that one arrow key moves; ten times with Shift, a tenth with Alt (use-gesture).
  nonisolated static let moveStep: CGFloat = 10
  /// What one key magnifies by, and turns by: a quarter of the size, five degrees.
  nonisolated static let zoomStep: CGFloat = 1.25
  nonisolated static let turnStep = Angle.degrees(5)

  mutating func addMove(_ part: DerivedPart) {
    guard part.adjustment == nil else { return }
    switch part.gesture {
    case .drag(let drag) where part.pickUpSeconds == nil: addMoves(drag)
    case .magnify:
      add("zoom-in", "Zoom in", for: .zoomIn, .magnify(Self.zoomStep))
      add("zoom-out", "Zoom out", for: .zoomOut, .magnify(1 / Self.zoomStep))
    case .rotate: addTurns()
    case .scroll(let scroll): addScroll(scroll)
    case .none, .tap, .spatialTap, .press, .longPress, .timedPress, .drag, .swipe, .stroke,
      .adjustment, .exclusive, .simultaneous, .sequence, .constrained:
      break
    }
  }

  private mutating func addTurns() {
    let turns: [(String, String, KeyMap.Purpose, KeyMap.Purpose, Double)] = [
      ("rotate-clockwise", "Rotate clockwise", .rotateClockwise, .moveRight, 1),
      (
        "rotate-counterclockwise", "Rotate counterclockwise", .rotateCounterclockwise, .moveLeft,
        -1
      ),
    ]
    for (name, label, purpose, arrow, sign) in turns {
      let arrows = hasOneDirection ? map[arrow] : []
      add(name, label, for: purpose, keys: arrows, .rotate(.degrees(Self.turnStep.degrees * sign)))
      add(
        name + "-more", label + " three times as far",
        keys: arrows.map { KeyBinding($0.key, $0.modifiers.union(.shift)) },
        .rotate(.degrees(Self.turnStep.degrees * 3 * sign)), isAction: false)
    }
  }

  /// Where a drag goes among places without having been picked up, its arrows go place by place.
  private mutating func addMoves(_ drag: DragDescription) {
    let space = drag.coordinateSpace
    let axis = drag.axis ?? drag.places?.axis
    if let step = drag.panStep {
      // What a view passes over goes the other way than the view.
      for direction in MoveDirection.allCases where axis == nil || axis == direction.axis {
        addSteps(direction, verb: "Pan", of: step, { .move(direction.size(-$0), space) })
      }
      return
    }
    if drag.places != nil { control.places = drag.places }
    let step = drag.places.map { $0.spacing > 0 ? $0.spacing : Self.moveStep } ?? Self.moveStep
    for direction in MoveDirection.allCases where axis == nil || axis == direction.axis {
      addSteps(
        direction, of: step, isFine: drag.places == nil, { .move(direction.size($0), space) })
    }
  }

  /// A step, and by keys alone ten times as far with Shift and a tenth with Alt.
  mutating func addSteps(
    _ direction: MoveDirection, verb: String = "Move",
    of step: CGFloat = Derivation.moveStep, isFine: Bool = true, _ play: (CGFloat) -> Play,
    isHeld: Bool = false
  ) {
    let label = "\(verb) \(direction.name)"
    let name = ActionName.normalized(label)
    add(name, label, for: direction.move, play(step), isHeld: isHeld)
    guard isFine else { return }
    let keys = control.alternatives.last { $0.alternative.name.hasSuffix(name) }?.alternative.keys
    let arrows = keys ?? []
    add(
      name + "-more", label + " ten times as far",
      keys: arrows.map { KeyBinding($0.key, $0.modifiers.union(.shift)) }, play(step * 10),
      isAction: false, isHeld: isHeld)
    add(
      name + "-less", label + " a tenth as far",
      keys: arrows.map { KeyBinding($0.key, $0.modifiers.union(.alt)) }, play(step / 10),
      isAction: false, isHeld: isHeld)
  }
}
