// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A turn in space.
struct Rotation3DModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var angle: Angle
  var axis: [Double]
  var anchor: UnitPoint
  /// How far the anchor lies in front of the view, in points.
  var anchorZ: CGFloat = 0
  /// The longer side of the view as a part of the distance that it is seen from.
  var perspective: CGFloat = 0

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

  /// A turn about the axis (Rodrigues' formula), as it is seen in the plane.
  func projection(in size: CGSize) -> ProjectionTransform? {
    let length = (axis[0] * axis[0] + axis[1] * axis[1] + axis[2] * axis[2]).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    let side = max(size.width, size.height)
    // What lies so many points nearer is seen so much larger.
    let nearness = side > 0 && perspective.isFinite ? perspective / side : 0
    var turn = ProjectionTransform()
    (turn.m11, turn.m12) = (c + x * x * t, x * y * t + z * s)
    (turn.m21, turn.m22) = (x * y * t - z * s, c + y * y * t)
    (turn.m13, turn.m23) = ((y * s - x * z * t) * nearness, -(x * s + y * z * t) * nearness)
    // The anchor stays where it is, and the plane turns that far behind it.
    turn.m31 = -anchorZ * (x * z * t + y * s)
    turn.m32 = -anchorZ * (y * z * t - x * s)
    turn.m33 = 1 - anchorZ * (1 - (c + z * z * t)) * nearness
    return turn.moved(to: anchor.point(in: size))
  }

  func effect(in size: CGSize) -> AffineTransform? { projection(in: size)?.affine(in: size) }
}

extension View {
  /// Shows the view turned in space about an axis. Hits and what is exposed are where the view would be
  /// with parallel sides.
  ///
  /// - Parameters:
  ///   - anchorZ: How far the axis lies in front of the view, in points.
  ///   - perspective: The longer side of the view as a part of the distance that it is seen from: 0 for
  ///     far away, where what comes nearer does not become larger.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    ModifiedView(
      content: self,
      modifier: Rotation3DModifier(
        angle: angle, axis: [Double(axis.x), Double(axis.y), Double(axis.z)], anchor: anchor,
        anchorZ: anchorZ, perspective: perspective))
  }
}
