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
    open ?? points.first(where: isReached) ?? seenPoints().first(where: isReached)
  }

  /// A point where no other one with gestures lies on it.
  var open: CGPoint? {
    points.first(where: isOpen) ?? seenPoints(atMost: Self.fewPoints).first(where: isOpen)
  }

  /// Whether a touch at a point of the window reaches the element before all others with gestures.
  func isOpen(_ point: CGPoint) -> Bool {
    path(at: point).first { !$0.gestures.isEmpty } === element
  }

  /// Whether a touch at a point of the window reaches the element, though others may lie on it.
  private func isReached(_ point: CGPoint) -> Bool {
    path(at: point).contains { $0 === element }
  }

  /// How two fingers lie on it round a point of the window: from there to the second one. Nil where no two
  /// of them reach it.
  func grip(round point: CGPoint) -> CGSize? {
    let lengths: [CGFloat] = [30, 16, 8, 4]
    let grips = lengths.flatMap { [CGSize(width: $0, height: 0), CGSize(width: 0, height: $0)] }
    return grips.first { grip in
      isReached(CGPoint(x: point.x + grip.width, y: point.y + grip.height))
        && isReached(CGPoint(x: point.x - grip.width, y: point.y - grip.height))
    }
  }

  /// Points between two places, at least: what is large, or partly outside of the window, may take
  /// touches only where something small is drawn.
  private static let spacing: CGFloat = 8
  /// Points that are looked at where it matters little whether there is one.
  private static let fewPoints: CGFloat = 400

  /// So many all over what is seen of the element.
  private func seenPoints(atMost most: CGFloat = .infinity) -> some Sequence<CGPoint> {
    let common = element.touchFrame.intersection(CGRect(origin: .zero, size: scene.size))
    let seen = common.isEmpty ? .zero : common
    let spacing = max(Self.spacing, (seen.width * seen.height / most).squareRoot())
    func places(_ from: CGFloat, _ to: CGFloat) -> StrideTo<CGFloat> {
      stride(from: from + min(spacing, to - from) / 2, to: to, by: spacing)
    }
    return places(seen.minY, seen.maxY).lazy.flatMap { y in
      places(seen.minX, seen.maxX).lazy.map { CGPoint(x: $0, y: y) }
    }
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
