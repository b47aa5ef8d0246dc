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
  /// Points, which no tap strays, to each side: a drag may have one axis.
  private static let ways = [(60.0, 0.0), (-60.0, 0.0), (0.0, 60.0), (0.0, -60.0)]

  /// Whether anything is drawn otherwise while a contact comes down, stays and moves; nil where it
  /// cannot be touched.
  fileprivate func showsContact() -> Bool? {
    guard let start = touchPoint else { return nil }
    let kinds = scene.declaredGestures(of: element).map(\.inputKinds)
    let all: [PointerEvent.Kind] = [.touch, .mouse, .pen, .touchpad]
    let kind = all.first { kind in kinds.contains { $0.allows(kind) } } ?? .touch
    // Where it answers to contacts, it shows what it is touched like.
    tester.host.drawsFocus = true
    defer { tester.host.drawsFocus = false }
    scene.focus(nil)
    tester.settle()
    let before = tester.displayList
    func contact(_ body: (PointerEvent.ID, () -> Bool) -> Bool) -> Bool {
      let contact = tester.makeContact()
      tester.send(.began, contact, at: start, kind: kind)
      let isSeen = body(contact) { !tester.displayList.isDrawnAlike(before) }
      tester.send(.cancelled, contact, at: start, kind: kind)
      tester.settle()
      return isSeen
    }
    let isPressSeen = contact { _, isSeen in
      isSeen()
        || Self.pauses.contains { pause in
          tester.advance(by: pause)
          return isSeen()
        }
    }
    return isPressSeen
      || Self.ways.contains { x, y in
        contact { id, isSeen in
          (1...4).contains { step in
            let part = Double(step) / 4
            tester.advance(by: 0.01)
            let place = CGPoint(x: start.x + x * part, y: start.y + y * part)
            tester.send(.moved, id, at: place, kind: kind)
            return isSeen()
          }
        }
      }
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
