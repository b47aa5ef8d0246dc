// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Angle: Animatable {
  /// In radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  /// The fractions, horizontal first.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension UnitCurve {
  /// A curve by its two control points; x is the part of the time, y the part of the way.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      startControlPoint: CGPoint(x: startControlPoint.x, y: startControlPoint.y),
      endControlPoint: CGPoint(x: endControlPoint.x, y: endControlPoint.y))
  }
}
