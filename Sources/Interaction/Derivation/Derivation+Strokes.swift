// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What stands for gestures that are a way rather than a place.
extension Derivation {
  /// One action a direction, called by what it does.
  mutating func addSwipes(_ swipe: SwipeDescription) {
    control.isPressable = true
    for direction in swipe.directions {
      let (name, purpose): (String, KeyMap.Purpose) =
        switch direction {
        case .left: ("left", .swipeLeft)
        case .right: ("right", .swipeRight)
        case .up: ("up", .swipeUp)
        case .down: ("down", .swipeDown)
        }
      let isDestructive = swipe.destructive.contains(direction)
      add(
        "swipe-" + name, swipe.labels[direction] ?? "Swipe " + name, for: purpose,
        keys: isDestructive ? map[.delete] : [], .swipe(direction.way(swipe.distance)))
    }
  }

  mutating func addStroke(_ stroke: StrokeDescription) {
    guard !stroke.points.isEmpty else { return }
    control.isPressable = true
    add(
      ActionName.unique(stroke.label, among: names), stroke.label,
      for: names.contains("click") ? .otherPress : .click, .stroke(stroke.points), isWhole: true)
  }
}
