// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A rectangle as large as the room it is given.
public struct Rectangle: InsettableShape {
  nonisolated public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _hitArea(in rect: CGRect) -> ShapeHitArea { .rectangle }
}

extension Shape where Self == Rectangle {
  /// For where a shape is asked for by its kind (`.rect`).
  public nonisolated static var rect: Rectangle { Rectangle() }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// How wide and how high each corner's part of an ellipse is, in points.
  public var cornerSize: CGSize

  /// The width and the height of a corner.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// The corners are parts of ellipses; the style changes nothing.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// The corners are parts of circles; the style changes nothing.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
}

extension Shape where Self == RoundedRectangle {
  /// The same with round corners, by a radius in points; the style changes nothing.
  public nonisolated static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }

  /// The same with corners that are parts of ellipses, in points; the style changes nothing.
  public nonisolated static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize)
  }
}

/// How round corners are drawn. Both are quarter circles here: the outlines differ by less than a
/// point at the sizes of controls.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// The largest circle in the middle of the room it is given.
public struct Circle: InsettableShape {
  nonisolated public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square as wide as the shorter side that is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return side.isFinite ? CGSize(width: side, height: side) : size
  }

  public func _hitArea(in rect: CGRect) -> ShapeHitArea {
    rect.width == rect.height ? .ellipse : .outline
  }
}

extension Shape where Self == Circle {
  /// For where a shape is asked for by its kind (`.circle`).
  public nonisolated static var circle: Circle { Circle() }
}

/// An ellipse as large as the room it is given.
public struct Ellipse: InsettableShape {
  nonisolated public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _hitArea(in rect: CGRect) -> ShapeHitArea { .ellipse }
}

extension Shape where Self == Ellipse {
  /// For where a shape is asked for by its kind (`.ellipse`).
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
  /// The style changes nothing.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

extension Shape where Self == Capsule {
  /// For where a shape is asked for by its kind (`.capsule`).
  public nonisolated static var capsule: Capsule { Capsule() }
}
