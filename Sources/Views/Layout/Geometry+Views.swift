// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

extension Axis {
  /// Some of the axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension AffineTransform {
  static func translation(_ point: CGPoint) -> AffineTransform {
    AffineTransform(translationByX: point.x, byY: point.y)
  }

  var isTranslation: Bool { m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

  /// First this one, then the other.
  func followed(by outer: AffineTransform) -> AffineTransform {
    var result = self
    result.append(outer)
    return result
  }

  /// First moved, then this one.
  func translatedFirst(by point: CGPoint) -> AffineTransform {
    var result = self
    result.tX += point.x * m11 + point.y * m21
    result.tY += point.x * m12 + point.y * m22
    return result
  }

  /// This one, about a point that stays where it is.
  func about(_ anchor: CGPoint) -> AffineTransform {
    AffineTransform.translation(CGPoint(x: -anchor.x, y: -anchor.y))
      .followed(by: self).followed(by: .translation(anchor))
  }
}

extension UnitPoint {
  func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

extension AffineTransform {
  /// The smallest rectangle round what the transform makes of this one.
  func frame(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
