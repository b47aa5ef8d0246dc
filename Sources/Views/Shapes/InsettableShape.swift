// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shape that can be drawn a little smaller, so that a line round it stays inside.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the outline inside the shape's room.
  public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    strokeBorder(color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func strokeBorder(_ color: Color, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, paint: .stroke(color, style, inset: style.lineWidth / 2))
  }

  /// The same in the foreground colour.
  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    ShapeView(
      shape: self,
      paint: .stroke(nil, StrokeStyle(lineWidth: lineWidth), inset: lineWidth / 2))
  }
}
