// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

@testable import Interaction

/// A composition of gestures that was made up by a generator.
@MainActor
final class GeneratedComposition {
  private(set) var text = ""
  /// One for each gesture: true while it goes on.
  private(set) var states: [GestureState<Bool>] = []
  private(set) var attachment = GestureAttachment(TapGesture())
  private var value = 1.0
  private var angle = Angle.zero
  private var place = 1

  private static let leaves = [
    "tap", "double", "triple", "spatial", "fingers", "shift", "press", "long", "longer", "timed",
    "drag", "axis", "places", "swipe", "magnify", "rotate", "value", "endless", "pane", "zoom",
    "turn", "labelled",
  ]

  init(depth: Int, _ random: inout SeededRandom) {
    let (gesture, text) = make(depth, &random)
    self.text = text
    attachment = GestureAttachment(gesture)
  }

  private func make(_ depth: Int, _ random: inout SeededRandom) -> (AnyGesture<Void>, String) {
    guard depth > 1, Int.random(in: 0..<4, using: &random) > 0 else {
      let kind = Self.leaves.randomElement(using: &random) ?? "tap"
      return (leaf(kind), kind)
    }
    let (first, one) = make(depth - 1, &random)
    let (second, two) = make(depth - 1, &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return (watched(first.exclusively(before: second)), "(\(one) or \(two))")
    case 1: return (watched(first.simultaneously(with: second)), "(\(one) and \(two))")
    default: return (watched(first.sequenced(before: second)), "(\(one) then \(two))")
    }
  }

  private func leaf(_ kind: String) -> AnyGesture<Void> {
    let value = Binding(get: { self.value }, set: { self.value = $0 })
    let angle = Binding(get: { self.angle }, set: { self.angle = $0 })
    switch kind {
    case "tap": return watched(TapGesture())
    case "double": return watched(TapGesture(count: 2))
    case "triple": return watched(TapGesture(count: 3))
    case "spatial": return watched(SpatialTapGesture())
    case "fingers": return watched(TapGesture(count: 1, fingers: 2))
    case "shift": return watched(TapGesture().modifiers(.shift))
    case "press": return watched(PressGesture())
    case "long": return watched(LongPressGesture())
    case "longer": return watched(LongPressGesture(minimumDuration: 2))
    case "timed": return watched(TimedPressGesture(interval: 0.25, playedDuration: 1))
    case "drag": return watched(DragGesture())
    case "axis": return watched(DragGesture().axis(.horizontal))
    case "places":
      return watched(
        DragGesture().places(along: .vertical, spacing: 20, position: self.place, count: 4))
    case "swipe": return watched(SwipeGesture().label("Delete", for: .left, isDestructive: true))
    case "magnify": return watched(MagnifyGesture())
    case "rotate": return watched(RotateGesture())
    case "value": return watched(DragGesture().adjusting(value, in: 0...4))
    case "endless": return watched(DragGesture().adjusting(value, axis: .vertical))
    case "pane": return watched(DragGesture().adjusting(value, in: 0...4, collapses: true))
    case "zoom": return watched(MagnifyGesture().adjusting(value, in: 0.25...4))
    case "turn": return watched(RotateGesture().adjusting(angle))
    default: return watched(LongPressGesture().label("Record"))
    }
  }

  private func watched<G: Gesture>(_ gesture: G) -> AnyGesture<Void> {
    let state = GestureState(wrappedValue: false)
    states.append(state)
    return AnyGesture(gesture.updating(state) { _, state, _ in state = true }.map { _ in () })
  }
}
