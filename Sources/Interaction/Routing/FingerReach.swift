// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Brings a finger that comes down just beside a small control onto it.
///
/// A control of less than 44 points is reached by fingers as if it were as large, where they hit no
/// other. Whatever is hit itself keeps the finger: nothing is taken from it.
@MainActor
final class FingerReach {
  /// Points of the window: what a finger needs (WCAG 2.5.5).
  static let side: CGFloat = 44
  /// Points between the places that are looked at, outwards from the finger.
  private static let step: CGFloat = 2
  /// Directions that are looked at.
  private static let directions = 16

  private unowned let scene: InteractionScene
  /// For each finger that is down beside its control, the way from it to there.
  private var ways: [PointerEvent.ID: CGSize] = [:]

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// The event at the place that the finger means.
  func aimed(_ event: PointerEvent) -> PointerEvent {
    if event.phase == .began {
      ways[event.id] =
        event.kind == .touch && event.location.x.isFinite && event.location.y.isFinite
        ? way(from: event.location) : nil
    }
    guard let way = ways[event.id] else { return event }
    if event.phase == .ended || event.phase == .cancelled { ways[event.id] = nil }
    var aimed = event
    aimed.location.x += way.width
    aimed.location.y += way.height
    return aimed
  }

  private func way(from point: CGPoint) -> CGSize? {
    let path = scene.path(at: point)
    // In no view at all, or on something that takes fingers itself.
    guard !path.isEmpty, !path.contains(where: Self.takesFingers) else { return nil }
    let farthest = Self.side / 2 * 2.squareRoot()
    for distance in stride(from: Self.step, through: farthest, by: Self.step) {
      for direction in 0..<Self.directions {
        let angle = Double(direction) / Double(Self.directions) * 2 * .pi
        let place = CGPoint(
          x: point.x + distance * cos(angle), y: point.y + distance * sin(angle))
        guard let control = scene.path(at: place).first(where: Self.takesFingers),
          Self.isPressed(control), let aim = aim(at: control, from: point, seenAt: place)
        else { continue }
        return CGSize(width: aim.x - point.x, height: aim.y - point.y)
      }
    }
    return nil
  }

  /// A place on the control that is as near to its middle as the control is small; nil where the
  /// finger is out of its reach.
  private func aim(at control: Element, from point: CGPoint, seenAt place: CGPoint) -> CGPoint? {
    let frame = control.windowBox.frame
    let (x, y) = (max(0, (Self.side - frame.width) / 2), max(0, (Self.side - frame.height) / 2))
    guard frame.insetBy(dx: -x, dy: -y).contains(point) else { return nil }
    let middle = CGPoint(
      x: x > 0 ? frame.midX : min(max(point.x, frame.minX + 1), frame.maxX - 1),
      y: y > 0 ? frame.midY : min(max(point.y, frame.minY + 1), frame.maxY - 1))
    return scene.path(at: middle).contains { $0 === control } ? middle : place
  }

  /// Whether it does something with a finger that is on it, or would if it were enabled.
  private static func takesFingers(_ element: Element) -> Bool {
    element.textInput != nil
      || element.gestures.contains { $0.mask.contains(.gesture) && !$0.description.isScroll }
  }

  private static func isPressed(_ element: Element) -> Bool {
    element.isEffectivelyEnabled
      && element.gestures.contains { gesture in
        gesture.mask.contains(.gesture)
          && gesture.description.kinds.contains { [.tap, .press, .hold].contains($0.motion) }
      }
  }
}
