// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Gestures
import Interaction

/// What a contact on an element shows while it is there, and whether it leaves scrolling to what is
/// round the element.
@MainActor
struct TouchTrials {
  let runner: TrialRunner
  let makeStage: () -> Stage?

  /// Nil where no place of it can be touched.
  func run() -> ModelTouch? {
    guard let isSeen = runner.run({ makeStage().flatMap { $0.showsContact() } }) else { return nil }
    let isBlocked = runner.run { makeStage().flatMap { $0.keepsFromScrolling() } }
    return ModelTouch(isSeen: isSeen, keepsFromScrolling: isBlocked ?? false)
  }
}

extension Stage {
  /// Seconds: shorter than a hold, and longer than one.
  private static let pauses = [0.1, 0.7]
  /// Points, which no tap strays.
  private static let way = CGSize(width: 60, height: 60)

  /// Whether anything is drawn otherwise while a contact comes down, stays and moves; nil where it
  /// cannot be touched.
  fileprivate func showsContact() -> Bool? {
    guard let start = touchPoint else { return nil }
    let kinds = scene.declaredGestures(of: element).map(\.inputKinds)
    let kind = [PointerEvent.Kind.touch, .mouse, .pen, .touchpad].first { kind in
      kinds.contains { $0.allows(kind) }
    }
    // Where it answers to contacts, it shows what it is touched like.
    tester.host.drawsFocus = true
    defer { tester.host.drawsFocus = false }
    scene.focus(nil)
    tester.settle()
    let before = tester.displayList
    let contact = tester.makeContact()
    var isSeen = false
    func look() { isSeen = isSeen || !tester.displayList.isDrawnAlike(before) }
    tester.send(.began, contact, at: start, kind: kind ?? .touch)
    look()
    for pause in Self.pauses {
      tester.advance(by: pause)
      look()
    }
    for step in 1...4 {
      let part = CGFloat(step) / 4
      let place = CGPoint(x: start.x + Self.way.width * part, y: start.y + Self.way.height * part)
      tester.send(.moved, contact, at: place, kind: kind ?? .touch)
      look()
    }
    tester.send(.cancelled, contact, at: start, kind: kind ?? .touch)
    return isSeen
  }

  /// How much of what is seen of the content has to be covered.
  private static let cover: CGFloat = 0.9
  /// Points that a finger goes, in so many moves.
  private static let fingerWay: CGFloat = 80
  private static let fingerMoves = 8

  /// Whether the element covers what is seen of something larger and lets no finger scroll that; nil
  /// where there is nothing to scroll.
  fileprivate func keepsFromScrolling() -> Bool? {
    guard let outer = element.surroundings.first(where: { $0.scroller != nil }),
      let scroller = outer.scroller, scroller.isEnabled, scroller.limit != .zero
    else { return nil }
    let window = outer.touchFrame.intersection(CGRect(origin: .zero, size: scene.size))
    let covered = element.touchFrame.intersection(window)
    guard !covered.isNull, !window.isNull,
      covered.width * covered.height >= Self.cover * window.width * window.height
    else { return nil }
    let axis: Axis = scroller.limit.y > 0 ? .vertical : .horizontal
    let isForth =
      axis == .vertical
      ? scroller.offset.y < scroller.limit.y / 2 : scroller.offset.x < scroller.limit.x / 2
    let points = isForth ? -Self.fingerWay : Self.fingerWay
    let parts: [CGFloat] = [0.5, 0.25, 0.75]
    let starts: [CGPoint] = parts.flatMap { y in
      parts.map { x in
        CGPoint(x: covered.minX + covered.width * x, y: covered.minY + covered.height * y)
      }
    }
    return starts.allSatisfy { start in
      let offset = scroller.offset
      let contact = tester.makeContact()
      tester.send(.began, contact, at: start, kind: .touch)
      var place = start
      for _ in 0..<Self.fingerMoves {
        tester.advance(by: 1.0 / 60)
        let step = points / CGFloat(Self.fingerMoves)
        if axis == .vertical { place.y += step } else { place.x += step }
        tester.send(.moved, contact, at: place, kind: .touch)
      }
      tester.send(.ended, contact, at: place, kind: .touch)
      return scroller.offset == offset
    }
  }
}
