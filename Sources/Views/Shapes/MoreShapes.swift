// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Any shape, whatever its type.
public struct AnyShape: Shape {
  private let outline: @MainActor (CGRect) -> Path
  private let fitting: @MainActor (ProposedViewSize) -> CGSize
  private let hit: @MainActor (CGRect) -> ShapeHitArea

  /// The same shape without its type.
  nonisolated public init<S: Shape>(_ shape: S) {
    // A shape goes where it is drawn: nobody else has it.
    nonisolated(unsafe) let shape = shape
    outline = { shape.path(in: $0) }
    fitting = { shape.sizeThatFits($0) }
    hit = { shape._hitArea(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }
  public func _hitArea(in rect: CGRect) -> ShapeHitArea { hit(rect) }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// Above, where lines begin.
  public var topLeading: CGFloat
  /// Below, where lines begin.
  public var bottomLeading: CGFloat
  /// Below, where lines end.
  public var bottomTrailing: CGFloat
  /// Above, where lines end.
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are not all as round. The leading side is the left one.
public struct UnevenRoundedRectangle: InsettableShape {
  /// In points.
  public var cornerRadii: RectangleCornerRadii

  /// The four radii: those above, then those below.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.topTrailing),
        AnimatablePair(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
    }
    set {
      cornerRadii.topLeading = newValue.first.first
      cornerRadii.topTrailing = newValue.first.second
      cornerRadii.bottomLeading = newValue.second.first
      cornerRadii.bottomTrailing = newValue.second.second
    }
  }

  /// The style changes nothing.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// The radii are in points; the style changes nothing.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  public func path(in rect: CGRect) -> Path { Self.outline(cornerRadii, in: rect) }

  nonisolated static func outline(_ cornerRadii: RectangleCornerRadii, in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    func usable(_ radius: CGFloat) -> CGFloat { max(0, min(radius, most)) }
    let corners: [(x: CGFloat, y: CGFloat, radius: CGFloat, start: Double)] = [
      (rect.maxX, rect.minY, usable(cornerRadii.topTrailing), -Double.pi / 2),
      (rect.maxX, rect.maxY, usable(cornerRadii.bottomTrailing), 0),
      (rect.minX, rect.maxY, usable(cornerRadii.bottomLeading), Double.pi / 2),
      (rect.minX, rect.minY, usable(cornerRadii.topLeading), Double.pi),
    ]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + corners[3].radius, y: rect.minY))
    for corner in corners {
      let center = CGPoint(
        x: corner.x + (corner.x == rect.maxX ? -corner.radius : corner.radius),
        y: corner.y + (corner.y == rect.maxY ? -corner.radius : corner.radius))
      guard corner.radius > 0 else {
        path.addLine(to: CGPoint(x: corner.x, y: corner.y))
        continue
      }
      path.addArc(
        center: center, radius: corner.radius, startRadians: corner.start,
        endRadians: corner.start + .pi / 2, clockwise: true)
    }
    path.closeSubpath()
    return path
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are not all as round.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii)
  }

  /// The same by single radii, in points.
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

/// A shape as a transform of its room shows it.
struct ChangedShape<Base: Shape>: Shape {
  var base: Base
  let transform: (CGRect) -> AffineTransform

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform(rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape in a room that is smaller on every side.
struct InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let amount = min(amount, min(rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
}

extension InsettableShape {
  /// The shape so many points inside of its room.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetShape(base: self, amount: amount)
  }
}

extension Shape {
  /// The shape turned in its room.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ChangedShape(base: self) { rect in
      let point = CGPoint(
        x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return AffineTransform(rotationByRadians: angle.radians).about(point)
    }
  }

  /// The shape larger or smaller in its room.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    ChangedShape(base: self) { rect in
      let point = CGPoint(
        x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
      return AffineTransform(scaleByX: x, byY: y).about(point)
    }
  }

  /// The shape larger or smaller by one factor.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
