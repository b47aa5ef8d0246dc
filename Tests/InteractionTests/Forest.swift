// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import Interaction

/// Random trees of elements and random changes to them, the same ones for the same seed.
@MainActor
struct Forest {
  private var random: SeededRandom
  private var elements: [Element] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A tree whose parents have few children or many, some of them outside of their parent.
  mutating func grow() -> Element {
    let root = Element()
    elements = [root]
    for _ in 0..<Int.random(in: 5...250, using: &random) {
      let element = Element()
      shape(element)
      place(element)
      parent().append(element)
      elements.append(element)
    }
    return root
  }

  /// One in three points lies on a whole number, where edges meet.
  mutating func point() -> CGPoint {
    let point = CGPoint(x: number(-250...250), y: number(-250...250))
    guard chance(3) else { return point }
    return CGPoint(x: point.x.rounded(), y: point.y.rounded())
  }

  mutating func change() {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard elements.count > 1 else { return }
      let element = elements[Int.random(in: 1..<elements.count, using: &random)]
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2: place(element)
      case 3: shape(element)
      case 4: element.zIndex = number(-2...2).rounded()
      case 5: element.isShowing.toggle()
      case 6: element.allowsHitTesting.toggle()
      case 7: reorder(element)
      default: move(element)
      }
    }
  }

  private mutating func reorder(_ element: Element) {
    element.parent?.reorder(element.parent?.children.shuffled(using: &random) ?? [])
  }

  /// To another parent that is not inside it.
  private mutating func move(_ element: Element) {
    let target = parent()
    var current: Element? = target
    while let next = current {
      if next === element { return }
      current = next.parent
    }
    target.insert(element, at: Int.random(in: 0...target.children.count, using: &random))
  }

  /// One of the first few, so that some have many children.
  private mutating func parent() -> Element {
    let few = chance(3) ? elements.count : min(3, elements.count)
    return elements[Int.random(in: 0..<few, using: &random)]
  }

  private mutating func shape(_ element: Element) {
    element.bounds = CGRect(
      x: number(-20...20).rounded(), y: number(-20...20).rounded(),
      width: number(0...60).rounded(), height: number(0...60).rounded())
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: element.hitShape = .none
    // Larger than the bounds, and elsewhere.
    case 2:
      element.hitShape = .ellipse(
        element.bounds.insetBy(dx: -20, dy: -5).offsetBy(dx: 30, dy: 0))
    case 3: element.hitShape = .test { $0.x > $0.y && $0.x < 40 && $0.y > -30 }
    default: element.hitShape = .bounds
    }
  }

  private mutating func place(_ element: Element) {
    var transform = AffineTransform(
      translationByX: number(-150...150).rounded(), byY: number(-150...150).rounded())
    switch Int.random(in: 0..<12, using: &random) {
    case 0: transform.rotate(byDegrees: number(0...360))
    case 1: transform.scale(x: number(-3...3), y: number(-3...3))
    case 2: transform.scale(x: 0, y: 1)
    case 3: transform.scale(x: 1e-7, y: 1e3)
    case 4: transform.m21 = number(-2...2)
    case 5 where chance(3): transform.tX = .nan
    default: break
    }
    element.transform = transform
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }
}
