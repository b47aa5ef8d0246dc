// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// What stands for a long press, then a drag: pick up, move, drop.
extension Derivation {
  mutating func addCarrying(_ part: DerivedPart) {
    guard let duration = part.pickUpSeconds, case .drag(let drag) = part.gesture else { return }
    if drag.isTransfer { return addTransfer() }
    if situation.isCarried {
      addHeld("drop", "Drop", for: .drop, .drop)
      addHeld("cancel", "Cancel", for: .cancel, .cancel)
    } else {
      addHeld("pick-up", "Pick up", for: .pickUp, .pickUp(duration, drag.coordinateSpace))
    }
    if let places = drag.places {
      addPlaces(places, drag, after: duration)
    } else if situation.isCarried {
      addFreeCarrying()
    }
  }

  private mutating func addHeld(
    _ name: String, _ label: String, for purpose: KeyMap.Purpose? = nil,
    keys: [KeyBinding] = [], _ play: Play, isAction: Bool = true
  ) {
    add(
      name, label, for: purpose, keys: keys, play, isAction: isAction, isHeld: true)
  }

  private mutating func addFreeCarrying() {
    for direction in MoveDirection.allCases {
      addSteps(direction, { .carryFreely(direction.size($0)) }, isHeld: true)
    }
  }

  private mutating func addPlaces(
    _ places: DragDescription.Places, _ drag: DragDescription, after duration: Double
  ) {
    control.places = places
    let isVertical = places.axis == .vertical
    let (back, forward): (MoveDirection, MoveDirection) =
      isVertical ? (.up, .down) : element.isRightToLeft ? (.right, .left) : (.left, .right)
    func carry(_ way: Play.Places) -> Play {
      .carry(places, way, drag.coordinateSpace, minimumDuration: duration)
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
        keys: situation.isCarried ? map[direction.move] : [], carry(.by(way)))
    }
    addHeld("move-to-start", "Move to start", for: .carryToStart, carry(.first))
    addHeld("move-to-end", "Move to end", for: .carryToEnd, carry(.last))
  }
}
