// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shape that is filled or stroked.
public struct ShapeView<Outline: Shape>: View {
  let shape: Outline
  let paint: ShapePaint

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ShapeNode(self, context) }

  /// Fills below what is drawn already.
  public func fill(_ color: Color) -> some View {
    background(shape.fill(color))
  }

  /// Strokes above what is drawn already.
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    overlay(shape.stroke(color, lineWidth: lineWidth))
  }
}
