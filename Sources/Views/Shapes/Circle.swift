// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The largest circle in the middle of the room it is given.
public struct Circle: InsettableShape {
  public init() {}

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
  public static var circle: Circle { Circle() }
}
