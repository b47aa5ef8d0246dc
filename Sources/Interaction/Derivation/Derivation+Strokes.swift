// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What stands for gestures that are a way rather than a place.
extension Derivation {
  /// One action a direction, called by what it does.
  mutating func addSwipes(_ swipe: SwipeDescription) {
    for direction in swipe.directions {
      let (name, purpose): (String, KeyMap.Purpose) =
        switch direction {
        case .left: ("left", .swipeLeft)
        case .right: ("right", .swipeRight)
        case .up: ("up", .swipeUp)
        case .down: ("down", .swipeDown)
        }
      add(
        "swipe-" + name, swipe.labels[direction] ?? "Swipe " + name, map[purpose],
        .swipe(direction.way(swipe.distance)))
    }
  }

  mutating func addStroke(_ stroke: StrokeDescription) {
    guard !stroke.points.isEmpty else { return }
    control.isPressable = true
    add(
      ActionName.unique(stroke.label, among: names), stroke.label,
      names.contains("click") ? [] : map[.click], .stroke(stroke.points))
  }
}
