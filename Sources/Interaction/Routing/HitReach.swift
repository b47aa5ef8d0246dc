// SPDX-License-Identifier: Apache-2.0

import Foundation

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
