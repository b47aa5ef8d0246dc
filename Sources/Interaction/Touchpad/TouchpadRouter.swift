// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Brings what the fingers on a touchpad do to what takes it under the pointer, as contacts in its
/// recognizers.
@MainActor
final class TouchpadRouter {
  private unowned let scene: InteractionScene
  /// The contacts that are down; gone where a hand or a key came between.
  private weak var gesture: PlayedGesture?

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  func handle(_ event: TouchpadEvent) -> Bool {
    switch event.phase {
    case .began: return begin(event)
    case .changed:
      guard let gesture = open else { return false }
      move(gesture, event)
    case .ended:
      guard let gesture = open else { return false }
      move(gesture, event)
      scene.player.letGo(at: scene.now)
    case .cancelled:
      guard open != nil else { return false }
      scene.player.cancelHeld(at: scene.now)
    }
    return true
  }

  /// The gesture that this touchpad holds open.
  private var open: PlayedGesture? {
    guard let gesture, scene.player.held?.gesture === gesture else { return nil }
    return gesture
  }

  private func begin(_ event: TouchpadEvent) -> Bool {
    // An end that never came.
    if open != nil { scene.player.cancelHeld(at: scene.now) }
    for element in scene.path(at: event.location) where element.isEffectivelyEnabled {
      guard let part = part(of: element, for: event) else { continue }
      gesture = scene.player.bringDown(
        .touchpad, PlayedHand(fingers: part.hand.fingers, modifiers: event.modifiers), part.aim,
        on: element, at: event.location, time: scene.now
      ) { gesture in
        if event.isPinch { gesture.beginPair() } else { gesture.begin() }
      }
      return gesture != nil
    }
    return false
  }

  /// The first gesture of the element that these fingers make, with the keys that are held.
  private func part(of element: Element, for event: TouchpadEvent) -> DerivedPart? {
    let parts = element.reachableGestures.flatMap { DerivedPart.parts(of: $0, on: element) }
      .filter { $0.leads.isEmpty && event.modifiers.isSuperset(of: $0.hand.modifiers) }
    switch event.gesture {
    case .pinch: return parts.first { $0.kind.motion == .pair }
    case .swipe(let fingers, _):
      return parts.first { $0.kind.isSwipe && [1, fingers].contains($0.hand.fingers) }
    }
  }

  private func move(_ gesture: PlayedGesture, _ event: TouchpadEvent) {
    gesture.arena.advance(by: max(0, event.time - gesture.arena.now))
    switch event.gesture {
    case .pinch(let magnification, let turn):
      // Fingers that meet are as near as can be measured.
      gesture.movePair(toMagnification: max(magnification, 0.001), turn: turn)
    case .swipe(_, let way): gesture.move(to: way)
    }
  }
}

extension TouchpadEvent {
  fileprivate var isPinch: Bool {
    if case .pinch = gesture { true } else { false }
  }
}
