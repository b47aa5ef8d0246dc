// SPDX-License-Identifier: Apache-2.0

import Foundation

struct PositionModifier: ContentModifier {
  let center: CGPoint

  func size(of child: ViewNode, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  func place(
    _ child: ViewNode, in size: CGSize, _ proposal: ProposedViewSize, _ direction: LayoutDirection
  ) {
    let own = child.size(for: proposal)
    child.place(at: CGPoint(x: center.x - own.width / 2, y: center.y - own.height / 2), proposal)
  }
}

extension View {
  /// Takes all the room that is offered, and puts the view's middle at a point of it.
  public func position(_ center: CGPoint) -> some View {
    ModifiedView(content: self, modifier: PositionModifier(center: center))
  }

  /// The same by two lengths from the top left, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

struct OffsetModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effect(in size: CGSize) -> AffineTransform? {
    AffineTransform(translationByX: offset.width, byY: offset.height)
  }
}

struct RotationModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func effect(in size: CGSize) -> AffineTransform? {
    AffineTransform(rotationByRadians: angle.radians).about(anchor.point(in: size))
  }
}

struct ScaleModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  func effect(in size: CGSize) -> AffineTransform? {
    AffineTransform(scaleByX: scale.width, byY: scale.height).about(anchor.point(in: size))
  }
}

extension View {
  /// Shows the view elsewhere; the room it takes stays where it was.
  public func offset(_ offset: CGSize) -> some View {
    ModifiedView(content: self, modifier: OffsetModifier(offset: offset))
  }

  /// The same by two lengths, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Shows the view turned, clockwise where the angle is positive.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    ModifiedView(content: self, modifier: RotationModifier(angle: angle, anchor: anchor))
  }

  /// Shows the view larger or smaller by a factor a side; the room that it takes stays what it was.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    ModifiedView(content: self, modifier: ScaleModifier(scale: scale, anchor: anchor))
  }

  /// The same by one factor for both sides.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The same by two factors; a negative one mirrors the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
