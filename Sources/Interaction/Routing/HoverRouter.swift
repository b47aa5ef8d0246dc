// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What an element does about a pointer over it that touches nothing.
@MainActor
public final class HoverAttachment {
  /// In whose coordinates places are reported.
  public var coordinateSpace: CoordinateSpace
  /// Called with each place over the element, and once when the pointer has left.
  public var action: (HoverPhase) -> Void

  public init(
    coordinateSpace: CoordinateSpace = .local, action: @escaping (HoverPhase) -> Void
  ) {
    self.coordinateSpace = coordinateSpace
    self.action = action
  }
}

/// Notifies elements of a pointer over them that touches nothing.
@MainActor
final class HoverRouter {
  private unowned let scene: InteractionScene
  /// What the pointer is over, front first.
  private var hovered: [(element: Element, attachment: HoverAttachment)] = []

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  /// - Parameter point: Of the window; nil where the pointer is outside.
  /// - Returns: Whether anybody was notified; nil where the point was no place.
  func move(to point: CGPoint?) -> Bool? {
    let wasOver = !hovered.isEmpty
    guard let point else {
      leave(all: [])
      return wasOver
    }
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let elements = scene.path(at: point).filter(\.isEffectivelyEnabled)
    let now = elements.flatMap { element in element.hovers.map { (element, $0) } }
    leave(all: now.map(\.1))
    hovered = now
    // The list is whole before anybody is notified: what runs then may take elements away.
    for (element, attachment) in now {
      attachment.action(.active(element.convert(point, to: attachment.coordinateSpace)))
    }
    return wasOver || !now.isEmpty
  }

  /// The pointer is not over the element any more, because that has gone.
  func elementLeft(_ element: Element) {
    let left = hovered.filter { $0.element === element }
    guard !left.isEmpty else { return }
    hovered.removeAll { $0.element === element }
    for (_, attachment) in left { attachment.action(.ended) }
  }

  private func leave(all staying: [HoverAttachment]) {
    let left = hovered.filter { entry in !staying.contains { $0 === entry.attachment } }
    hovered.removeAll { entry in !staying.contains { $0 === entry.attachment } }
    for (_, attachment) in left { attachment.action(.ended) }
  }
}
