// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a plane becomes that is looked at from somewhere: lines stay lines, and parallels may meet.
///
/// A point is a row of its two numbers and 1, and comes out as three, of which the third divides the
/// other two.
public struct ProjectionTransform: Hashable, Sendable {
  /// What x gives to x.
  public var m11 = 1.0
  /// What x gives to y.
  public var m12 = 0.0
  /// What x gives to the divisor.
  public var m13 = 0.0
  /// What y gives to x.
  public var m21 = 0.0
  /// What y gives to y.
  public var m22 = 1.0
  /// What y gives to the divisor.
  public var m23 = 0.0
  /// How far x moves, in points.
  public var m31 = 0.0
  /// How far y moves, in points.
  public var m32 = 0.0
  /// The divisor where x and y are 0.
  public var m33 = 1.0

  /// Changes nothing.
  public init() {}

  /// What keeps parallels parallel.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.m11, transform.m12)
    (m21, m22) = (transform.m21, transform.m22)
    (m31, m32) = (transform.tX, transform.tY)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether it keeps parallels parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// One after the other.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    let (left, right) = (rows, other.rows)
    return ProjectionTransform(
      rows: (0..<3).map { row in
        (0..<3).map { column in (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
      })
  }

  /// What leads back; nil where all of the plane becomes a line or a point.
  public func inverted() -> ProjectionTransform? {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> Double {
      let (first, second) = ((row + 1) % 3, (row + 2) % 3)
      let (left, right) = ((column + 1) % 3, (column + 2) % 3)
      return m[first][left] * m[second][right] - m[first][right] * m[second][left]
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ProjectionTransform(
      rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }

  private var rows: [[Double]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  private init(rows: [[Double]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }
}

extension ProjectionTransform {
  /// Where a point is seen; nil for one that lies behind whoever looks.
  package func seen(_ point: CGPoint) -> CGPoint? {
    let divisor = point.x * m13 + point.y * m23 + m33
    guard divisor > 1e-6, divisor.isFinite else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / divisor,
      y: (point.x * m12 + point.y * m22 + m32) / divisor)
  }

  /// Round what is seen of a rectangle; nil where a part of it lies behind whoever looks.
  package func frame(of rect: CGRect) -> CGRect? {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for corner in Self.corners(of: rect) {
      guard let seen = seen(corner) else { return nil }
      low = CGPoint(x: min(low.x, seen.x), y: min(low.y, seen.y))
      high = CGPoint(x: max(high.x, seen.x), y: max(high.y, seen.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where the corners of a rectangle are seen, those that are.
  func corners(of rect: CGRect) -> [CGPoint] { Self.corners(of: rect).compactMap(seen) }

  private static func corners(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
  }

  /// What comes nearest to it in a room and keeps parallels parallel: sides lie in the middle between
  /// where they are seen.
  func affine(in size: CGSize) -> AffineTransform {
    let plain = AffineTransform(m11: m11, m12: m12, m21: m21, m22: m22, tX: m31, tY: m32)
    let seen = corners(of: CGRect(origin: .zero, size: size))
    guard !isAffine, size.width > 0, size.height > 0, seen.count == 4 else { return plain }
    let across = CGPoint(
      x: (seen[1].x + seen[3].x - seen[0].x - seen[2].x) / (2 * size.width),
      y: (seen[1].y + seen[3].y - seen[0].y - seen[2].y) / (2 * size.width))
    let down = CGPoint(
      x: (seen[2].x + seen[3].x - seen[0].x - seen[1].x) / (2 * size.height),
      y: (seen[2].y + seen[3].y - seen[0].y - seen[1].y) / (2 * size.height))
    let middle = CGPoint(
      x: seen.map(\.x).reduce(0, +) / 4, y: seen.map(\.y).reduce(0, +) / 4)
    return AffineTransform(
      m11: across.x, m12: across.y, m21: down.x, m22: down.y,
      tX: middle.x - (across.x * size.width + down.x * size.height) / 2,
      tY: middle.y - (across.y * size.width + down.y * size.height) / 2)
  }

  /// The same in coordinates in which the place of the plane's beginning is another.
  func moved(to place: CGPoint) -> ProjectionTransform {
    ProjectionTransform(.translation(CGPoint(x: -place.x, y: -place.y)))
      .concatenating(self).concatenating(ProjectionTransform(.translation(place)))
  }
}
