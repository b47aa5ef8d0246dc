// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Interaction

/// The search by place finds what looking at every element finds.
@MainActor
struct HitTestTests {
  @Test(arguments: 0..<30)
  func `a random tree gives what looking at every element gives`(seed: UInt64) {
    var forest = Forest(seed: seed)
    let root = forest.grow()
    for _ in 0..<12 {
      for _ in 0..<40 {
        let point = forest.point()
        #expect(
          HitTest.path(from: root, at: point).map(\.id)
            == PlainHitTest.path(from: root, at: point).map(\.id),
          "seed \(seed), point \(point)")
      }
      forest.change()
    }
  }

  @Test func `random trees are hit`() {
    var hits = 0
    for seed in 0..<20 {
      var forest = Forest(seed: UInt64(seed))
      let root = forest.grow()
      for _ in 0..<20 where HitTest.path(from: root, at: forest.point()).count > 1 { hits += 1 }
    }
    #expect(hits > 40)
  }

  /// The arithmetic from the window to an element is not exactly the inverse of the way back.
  @Test func `a point that rounding brings just inside of an element is within its reach`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<400 {
      let element = Element()
      element.bounds = CGRect(
        x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random),
        width: .random(in: 1...100, using: &random), height: .random(in: 1...100, using: &random))
      element.hitShape = .bounds
      element.transform = AffineTransform(
        m11: .random(in: 0.5...2, using: &random), m12: 0, m21: 0,
        m22: .random(in: 0.5...2, using: &random),
        tX: .random(in: -50...50, using: &random), tY: .random(in: -50...50, using: &random))
      let bounds = element.bounds
      for x in [bounds.minX, bounds.maxX] {
        for y in [bounds.minY, bounds.maxY] {
          let corner = element.transform.transform(CGPoint(x: x, y: y))
          for point in Self.neighbours(of: corner) {
            guard let local = element.transform.source(of: point), bounds.contains(local) else {
              continue
            }
            #expect(element.reachInParent.contains(point))
          }
        }
      }
    }
  }

  @Test func `what is turned by a quarter reaches no further than it shows`() {
    let element = Element()
    element.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    element.hitShape = .bounds
    element.transform = AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 50, tY: 0)
    #expect(element.reachInParent.contains(CGPoint(x: 45, y: 90)))
    #expect(!element.reachInParent.contains(CGPoint(x: 90, y: 5)))
  }

  /// Points so near that only rounding tells them apart.
  private static func neighbours(of point: CGPoint) -> [CGPoint] {
    (-3...3).flatMap { x in
      (-3...3).map { y in
        CGPoint(
          x: point.x + Double(x) * point.x.ulp, y: point.y + Double(y) * point.y.ulp)
      }
    }
  }

  @Test func `a child that moved among many is hit at its new place only`() {
    let (root, cells) = Self.grid(40)
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).first === cells[0])
    cells[0].transform = AffineTransform(translationByX: 1000, byY: 1000)
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).isEmpty)
    #expect(HitTest.path(from: root, at: CGPoint(x: 1005, y: 1005)).first === cells[0])
  }

  @Test func `only children that may lie under the point are offered, whatever was found before`() {
    let (_, cells) = Self.grid(40)
    let index = HitIndex(cells)
    #expect(index.search(cells, at: CGPoint(x: 5, y: 5)) { _ in true })
    var offered: [Element] = []
    let far = cells[39].transform.transform(CGPoint(x: 5, y: 5))
    #expect(
      !index.search(cells, at: far) { element in
        offered.append(element)
        return false
      })
    #expect(offered.map(\.id) == [cells[39].id])
  }

  @Test func `a grandchild that moved is hit at its new place`() {
    let (root, cells) = Self.grid(40)
    let inner = Element()
    inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.hitShape = .bounds
    cells[3].append(inner)
    #expect(HitTest.path(from: root, at: CGPoint(x: 505, y: 505)).isEmpty)
    inner.transform = AffineTransform(translationByX: 470, byY: 500)
    #expect(HitTest.path(from: root, at: CGPoint(x: 505, y: 505)).first === inner)
  }

  @Test func `the front one of many in one place is hit`() {
    let (root, cells) = Self.grid(100)
    for cell in cells { cell.transform = .identity }
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).first === cells[99])
    cells[17].zIndex = 1
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).first === cells[17])
    cells[17].isShowing = false
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).first === cells[99])
    cells[99].removeFromParent()
    #expect(HitTest.path(from: root, at: CGPoint(x: 5, y: 5)).first === cells[98])
  }

  @Test func `a shape's test that looks for what is under a point finds it`() {
    let (root, cells) = Self.grid(40)
    var found: Element?
    cells[7].hitShape = .test { [weak root] _ in
      if found == nil, let root {
        found = cells[2]
        found = HitTest.path(from: root, at: CGPoint(x: 25, y: 5)).first
      }
      return true
    }
    #expect(HitTest.path(from: root, at: CGPoint(x: 300, y: 300)).first === cells[7])
    #expect(found === cells[7])
  }

  /// Elements of 10 by 10 points in a row.
  private static func grid(_ count: Int) -> (root: Element, cells: [Element]) {
    let root = Element()
    let cells = (0..<count).map { index in
      let element = Element()
      element.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      element.transform = AffineTransform(translationByX: Double(index) * 10, byY: 0)
      element.hitShape = .bounds
      root.append(element)
      return element
    }
    return (root, cells)
  }
}
