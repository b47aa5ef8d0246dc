// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A turn in space, seen from far away.
struct Rotation3DModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var angle: Angle
  var axis: [Double]
  var anchor: UnitPoint

  var animatableData:
    AnimatablePair<Double, AnimatablePair<AnimatableArray, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        angle.animatableData, AnimatablePair(AnimatableArray(axis), anchor.animatableData))
    }
    set {
      angle.animatableData = newValue.first
      if newValue.second.first.elements.count == axis.count {
        axis = newValue.second.first.elements
      }
      anchor.animatableData = newValue.second.second
    }
  }

  /// What is left in the plane of a turn about the axis (Rodrigues' formula).
  func effect(in size: CGSize) -> AffineTransform? {
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    return AffineTransform(
      m11: c + x * x * t, m12: x * y * t + z * s, m21: x * y * t - z * s, m22: c + y * y * t,
      tX: 0, tY: 0
    )
    .about(anchor.point(in: size))
  }
}

extension View {
  /// Shows the view turned in space about an axis. It is seen from far away: what comes nearer does
  /// not become larger, whatever the perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: Rotation3DModifier(
        angle: angle, axis: [Double(axis.x), Double(axis.y), Double(axis.z)], anchor: anchor))
  }
}
