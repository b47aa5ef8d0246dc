// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// How a shape is drawn. A colour that is nil is the foreground colour.
enum ShapePaint: Hashable {
  case fill(Color?)
  /// The inset is in points from each side of the shape's room.
  case stroke(Color?, StrokeStyle, inset: CGFloat)
}

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

final class ShapeNode<Outline: Shape>: LeafNode<ShapeView<Outline>> {
  /// In the node's own coordinates, and as it was last drawn.
  private var path = Path()
  private var drawn = Path()
  private var drawnOffset = CGPoint(x: CGFloat.nan, y: 0)

  override init(_ view: ShapeView<Outline>, _ context: NodeContext) {
    super.init(view, context)
    holder.drawingName = TypeName.words(of: Outline.self)
  }

  override func update(_ view: ShapeView<Outline>) {
    let old = self.view
    super.update(view)
    if old.paint == view.paint, let comparison = InputComparison.of(Outline.self),
      comparison.areSame(old.shape, view.shape)
    {
      return
    }
    invalidateLayout()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    if scope.values.foregroundColor != environment.foregroundColor { invalidateDisplay() }
    super.environmentChanged(scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func arrange() {
    var rect = CGRect(origin: .zero, size: size)
    if case .stroke(_, _, let inset) = view.paint, inset > 0 {
      rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    }
    path = view.shape.path(in: rect)
    drawnOffset.x = .nan
    holder.hitShape = hitShape(rect)
  }

  private func hitShape(_ rect: CGRect) -> HitShape {
    switch view.paint {
    case .fill:
      switch view.shape._hitArea(in: rect) {
      case .rectangle: return .bounds
      case .ellipse: return .ellipse(rect)
      case .outline:
        let outline = PathOutline(path, closed: true)
        return .test { outline.contains($0) }
      }
    case .stroke(_, let style, _):
      let outline = PathOutline(path, closed: false)
      let reach = style.lineWidth / 2
      return .test { outline.distance(to: $0) <= reach }
    }
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    if drawnOffset != offset {
      drawn = offset == .zero ? path : path.offsetBy(dx: offset.x, dy: offset.y)
      drawnOffset = offset
    }
    guard !drawn.isEmpty else { return }
    let foreground = environment.foregroundColor ?? .primary
    switch view.paint {
    case .fill(let color): list.items.append(.fill(drawn, color ?? foreground))
    case .stroke(let color, let style, _):
      list.items.append(.stroke(drawn, color ?? foreground, style))
    }
  }
}
