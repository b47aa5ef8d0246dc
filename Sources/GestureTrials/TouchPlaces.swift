// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// Where a touch reaches an element.
@MainActor
struct TouchPlaces {
  private let element: Element
  private let scene: InteractionScene

  init(_ element: Element, in scene: InteractionScene) {
    self.element = element
    self.scene = scene
  }

  /// A point of the window where a touch reaches the element, before all others with gestures if there
  /// is one; nil where none was found.
  var any: CGPoint? {
    open ?? points.first { point in path(at: point).contains { $0 === element } }
  }

  /// A point where no other one with gestures lies on it.
  var open: CGPoint? { points.first(where: isOpen) }

  /// Whether a touch at a point of the window reaches the element before all others with gestures.
  func isOpen(_ point: CGPoint) -> Bool {
    path(at: point).first { !$0.gestures.isEmpty } === element
  }

  /// Some all over the element.
  private var points: [CGPoint] {
    let fractions: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    return fractions.flatMap { y in
      fractions.map { x in element.windowPoint(UnitPoint(x: x, y: y)) }
    }
  }

  /// What a touch reaches; nothing outside of the window, nor where it closes a menu.
  private func path(at point: CGPoint) -> [Element] {
    guard CGRect(origin: .zero, size: scene.size).contains(point) else { return [] }
    return scene.menu?.contains(point) ?? true ? scene.path(at: point) : []
  }
}
