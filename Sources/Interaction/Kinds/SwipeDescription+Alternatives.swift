// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What stands for a swipe: one action a direction, called by what it does.
extension SwipeDescription: OperableGesture {
  public var pointerShape: PointerShape? { .grabIdle }

  public func addAlternatives(_ rank: KeyRank, to derivation: inout Derivation) {
    guard rank == .press else { return }
    derivation.propose(.button, as: .press)
    for direction in directions {
      let (name, purpose): (String, KeyMap.Purpose) =
        switch direction {
        case .left: ("left", .swipeLeft)
        case .right: ("right", .swipeRight)
        case .up: ("up", .swipeUp)
        case .down: ("down", .swipeDown)
        }
      derivation.add(
        "swipe-" + name, labels[direction] ?? "Swipe " + name, for: purpose,
        keys: destructive.contains(direction) ? derivation.keyMap[.delete] : [],
        FlickPlay(way: direction.way(distance)))
    }
  }

  public var leads: [PlayedLead] {
    directions.map { PlayedLead("drag", "Drag", FlickPlay(way: $0.way(distance))) }
  }
}
