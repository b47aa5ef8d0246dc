// SPDX-License-Identifier: Apache-2.0

import Foundation

// Parts of a path that a transform takes somewhere else.
extension Path {
  /// A closed rectangle whose corners have radii of their own; the style changes nothing.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle.outline(cornerRadii, in: rect)
  }

  /// A closed part whose corners have radii of their own, where a transform takes it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// A closed part whose corners are quarters of an ellipse, where a transform takes it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// A rectangle where a transform takes it.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// An ellipse where a transform takes it.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Straight lines from point to point, where a transform takes them.
  public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
    var lines = Path()
    lines.addLines(points)
    addPath(lines, transform: transform)
  }
}
