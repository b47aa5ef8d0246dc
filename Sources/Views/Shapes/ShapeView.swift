// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// How a shape is drawn. A colour that is nil is the foreground colour.
enum ShapePaint: Hashable {
  case fill(Color?)
  /// The inset is in points from each side of the shape's room.
  case stroke(Color?, StrokeStyle, inset: CGFloat)

  /// The same in a colour that is known.
  func resolved(_ foreground: Color) -> ShapePaint {
    switch self {
    case .fill(let color): .fill(color ?? foreground)
    case .stroke(let color, let style, let inset):
      .stroke(color ?? foreground, style, inset: inset)
    }
  }
}

extension ShapePaint: Animatable {
  typealias Line = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The colour; the width and the inset of a line, and where its dashes begin.
  var animatableData: AnimatablePair<Color.AnimatableData, Line> {
    get {
      switch self {
      case .fill(let color): AnimatablePair((color ?? .clear).animatableData, .zero)
      case .stroke(let color, let style, let inset):
        AnimatablePair(
          (color ?? .clear).animatableData,
          AnimatablePair(style.lineWidth, AnimatablePair(inset, style.dashPhase)))
      }
    }
    set {
      var shown = Color.clear
      shown.animatableData = newValue.first
      switch self {
      case .fill: self = .fill(shown)
      case .stroke(_, var style, _):
        style.lineWidth = max(0, newValue.second.first)
        style.dashPhase = newValue.second.second.second
        self = .stroke(shown, style, inset: newValue.second.second.first)
      }
    }
  }
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
  typealias Look = AnimatablePair<Outline.AnimatableData, ShapePaint.AnimatableData>

  /// In the node's own coordinates, and as it was last drawn.
  private var path = Path()
  private var drawn = Path()
  private var drawnOffset = CGPoint(x: CGFloat.nan, y: 0)
  private var paint: ShapePaint
  private var moving: Moving<Look>?

  override init(_ view: ShapeView<Outline>, _ context: NodeContext) {
    paint = view.paint.resolved(context.scope.values.foregroundColor ?? .primary)
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
    move(from: old.shape)
    invalidateLayout()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let isOther = scope.values.foregroundColor != environment.foregroundColor
    super.environmentChanged(scope)
    guard isOther else { return }
    move(from: view.shape)
    invalidateDrawing()
  }

  override func measureReach() -> CGRect {
    var reach = path.boundingRect
    if case .stroke(_, let style, _) = paint {
      // A pointed corner reaches further than the line is wide, up to Cairo's limit of ten.
      let width = style.lineWidth * (style.lineJoin == .miter ? 5 : 0.75)
      reach = reach.insetBy(dx: -width, dy: -width)
    }
    return reach.union(CGRect(origin: .zero, size: size))
  }

  /// Shows the shape and its paint on the way to what they are now.
  private func move(from shape: Outline) {
    let old = paint
    paint = view.paint.resolved(environment.foregroundColor ?? .primary)
    move(
      &moving, from: Look(shape.animatableData, old.animatableData),
      to: Look(view.shape.animatableData, paint.animatableData))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func arrange() {
    path = view.shape.path(in: rect(of: paint, in: size))
    drawnOffset.x = .nan
    holder.hitShape = hitShape(rect(of: paint, in: size))
  }

  private func rect(of paint: ShapePaint, in size: CGSize) -> CGRect {
    let rect = CGRect(origin: .zero, size: size)
    guard case .stroke(_, _, let inset) = paint, inset > 0 else { return rect }
    return rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
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
    if let look = shownLook {
      let path = look.shape.path(in: rect(of: look.paint, in: shownSize))
      return draw(path.offsetBy(dx: offset.x, dy: offset.y), look.paint, &list)
    }
    if drawnOffset != offset {
      drawn = offset == .zero ? path : path.offsetBy(dx: offset.x, dy: offset.y)
      drawnOffset = offset
    }
    draw(drawn, paint, &list)
  }

  /// The shape on its way; nil where it has arrived.
  private var shownLook: (shape: Outline, paint: ShapePaint)? {
    let isMoving = moving?.isRunning ?? false
    guard isMoving || shownSize != size else { return nil }
    var (shape, paint) = (view.shape, paint)
    if let shown = moving?.shown, isMoving {
      shape.animatableData = shown.first
      paint.animatableData = shown.second
    }
    return (shape, paint)
  }

  private func draw(_ path: Path, _ paint: ShapePaint, _ list: inout DisplayList) {
    guard !path.isEmpty else { return }
    switch paint {
    case .fill(let color): list.items.append(.fill(path, color ?? .primary))
    case .stroke(let color, let style, _):
      list.items.append(.stroke(path, color ?? .primary, style))
    }
  }
}
