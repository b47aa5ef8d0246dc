// SPDX-License-Identifier: Apache-2.0

import Foundation

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
