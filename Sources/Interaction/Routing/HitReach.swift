// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an element itself can be hit, in its own coordinates; its children are asked first.
public enum HitShape {
  /// Nowhere: a container, or something that draws nothing.
  case none
  /// Its whole bounds.
  case bounds
  case ellipse(CGRect)
  /// Wherever the test says so.
  case test((CGPoint) -> Bool)

  var isNowhere: Bool {
    if case .none = self { true } else { false }
  }

  func contains(_ point: CGPoint, bounds: CGRect) -> Bool {
    switch self {
    case .none: return false
    case .bounds: return bounds.contains(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .test(let contains): return contains(point)
    }
  }
}

/// A rectangle outside of which nothing of an element or of those inside it can be hit. It may be
/// larger than what can be hit, never smaller.
struct HitReach: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  static let nothing = HitReach(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  static let everything = HitReach(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  /// How much a transform can stretch one direction more than another before its arithmetic is not
  /// relied on.
  private static let largestStretch = 1e4
  /// The part of a coordinate by which arithmetic may be off: far above the rounding of a
  /// transform within ``largestStretch`` (2e-16 times 1e4).
  private static let slack = 1e-9

  /// What the shape itself answers to, apart from children.
  init(_ shape: HitShape, bounds: CGRect) {
    switch shape {
    case .none: self = .nothing
    case .bounds: self.init(bounds)
    case .ellipse(let rect): self.init(rect)
    case .test: self = .everything
    }
  }

  private init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
    guard isFinite else {
      self = .everything
      return
    }
    grow(by: Self.slack * magnitude)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  func contains(_ point: CGPoint) -> Bool {
    left <= point.x && point.x <= right && top <= point.y && point.y <= bottom
  }

  mutating func formUnion(_ other: HitReach) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  /// Nothing, where the transform squeezes everything to nothing.
  func transformed(by transform: AffineTransform) -> HitReach {
    guard transform.isInvertible else { return .nothing }
    if self == .nothing { return self }
    let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    let stretch = (a * a + b * b + c * c + d * d) / abs(a * d - b * c)
    guard isFinite, stretch < Self.largestStretch else { return .everything }
    let (x1, x2, x3, x4) = (a * left, a * right, c * top, c * bottom)
    let (y1, y2, y3, y4) = (b * left, b * right, d * top, d * bottom)
    var moved = HitReach(
      left: min(x1, x2) + min(x3, x4) + transform.tX,
      top: min(y1, y2) + min(y3, y4) + transform.tY,
      right: max(x1, x2) + max(x3, x4) + transform.tX,
      bottom: max(y1, y2) + max(y3, y4) + transform.tY)
    guard moved.isFinite else { return .everything }
    moved.grow(by: Self.slack * (moved.magnitude + abs(transform.tX) + abs(transform.tY)))
    return moved
  }

  var isFinite: Bool {
    left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
  }

  private var magnitude: Double { max(abs(left), abs(top), abs(right), abs(bottom)) }

  private mutating func grow(by amount: Double) {
    left -= amount
    top -= amount
    right += amount
    bottom += amount
  }
}

extension AffineTransform {
  /// How many times as long a line becomes; of a transform that scales both sides otherwise, what
  /// leaves the area the same.
  package var scale: CGFloat { abs(m11 * m22 - m12 * m21).squareRoot() }

  var isInvertible: Bool {
    let determinant = m11 * m22 - m12 * m21
    return determinant.isFinite && abs(determinant) > .leastNormalMagnitude
  }

  /// The point that the transform brings here; nil where it squeezes everything to nothing.
  func source(of point: CGPoint) -> CGPoint? {
    let determinant = m11 * m22 - m12 * m21
    guard determinant.isFinite, abs(determinant) > .leastNormalMagnitude else { return nil }
    let (x, y) = (point.x - tX, point.y - tY)
    return CGPoint(x: (x * m22 - y * m21) / determinant, y: (y * m11 - x * m12) / determinant)
  }
}

extension Element {
  /// How far the element and those inside it reach, in the parent's coordinates. Whether they show
  /// and allow to be hit is not asked here, so that a change of that costs nothing.
  var reachInParent: HitReach {
    if let hitReach { return hitReach }
    var reach = HitReach(hitShape, bounds: bounds)
    if clipsToBounds {
      // Nothing inside reaches further than the bounds.
      reach.formUnion(HitReach(.bounds, bounds: bounds))
    } else if reach != .everything {
      if let index = currentHitIndex {
        reach.formUnion(index.reach(children))
      } else {
        for child in children { reach.formUnion(child.reachInParent) }
      }
    }
    let fresh = reach.transformed(by: transform)
    hitReach = fresh
    return fresh
  }

  /// Nil where the children are few.
  var currentHitIndex: HitIndex? {
    guard children.count >= HitIndex.worthwhileCount else { return nil }
    if let hitIndex { return hitIndex }
    let fresh = HitIndex(children)
    hitIndex = fresh
    return fresh
  }

  /// The element reaches elsewhere than before. Who knew how far it reached is notified; who has
  /// not asked since the last change need not be.
  func reachChanged() {
    var element = self
    while element.hitReach != nil {
      element.hitReach = nil
      guard let parent = element.parent else { return }
      parent.hitIndex?.childMoved(element)
      element = parent
    }
  }

  /// There are others, or in another order.
  func hitOrderChanged() {
    hitIndex = nil
    reachChanged()
  }
}
