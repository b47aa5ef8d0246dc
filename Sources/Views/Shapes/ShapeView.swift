// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// How a shape is drawn. A style that is nil is that of the foreground.
enum ShapePaint: Hashable {
  case fill(StyleValue?)
  /// The inset is in points from each side of the shape's room.
  case stroke(StyleValue?, StrokeStyle, inset: CGFloat)

  private var style: StyleValue? {
    switch self {
    case .fill(let style), .stroke(let style, _, _): style
    }
  }

  func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    style?.shadows(in: environment) ?? environment.known.foregroundShadows
  }

  /// The same in colours that are known.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> DrawnPaint {
    let foreground = StyleValue(kind: .foreground(opacity: 1))
    return switch self {
    case .fill(let style):
      .fill((style ?? foreground).ofAreas(in: environment).resolved(in: environment))
    case .stroke(let style, let line, let inset):
      .stroke((style ?? foreground).resolved(in: environment), line, inset: inset)
    }
  }
}

/// The same when all that it depends on is known.
enum DrawnPaint: Hashable {
  case fill(ResolvedStyle)
  case stroke(ResolvedStyle, StrokeStyle, inset: CGFloat)
}

extension DrawnPaint: Animatable {
  /// The width and the inset of a line, and where its dashes begin.
  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get {
      switch self {
      case .fill: .zero
      case .stroke(_, let style, let inset):
        AnimatablePair(style.lineWidth, AnimatablePair(inset, style.dashPhase))
      }
    }
    set {
      guard case .stroke(let ink, var style, _) = self else { return }
      style.lineWidth = max(0, newValue.first)
      style.dashPhase = newValue.second.second
      self = .stroke(ink, style, inset: newValue.second.first)
    }
  }

  var ink: ResolvedStyle {
    switch self {
    case .fill(let ink), .stroke(let ink, _, _): ink
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
  public func fill<S: ShapeStyle>(_ content: S) -> some View {
    LayeredView(
      content: self, layer: shape.fill(content), alignment: .center, isBehind: true)
  }

  /// Strokes above what is drawn already.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    LayeredView(
      content: self, layer: shape.stroke(content, style: style), alignment: .center,
      isBehind: false)
  }
}

extension ShapeView where Outline: InsettableShape {
  /// Strokes inside the shape's room, above what is drawn already.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    LayeredView(
      content: self, layer: shape.strokeBorder(content, style: style), alignment: .center,
      isBehind: false)
  }
}

final class ShapeNode<Outline: Shape>: LeafNode<ShapeView<Outline>> {
  typealias Look = AnimatablePair<Outline.AnimatableData, DrawnPaint.AnimatableData>

  /// As it was last drawn, for as long as it stays so.
  private var drawn: (path: Path, offset: CGPoint)?
  private var paint: DrawnPaint
  private var shadows: [ShadowStyle]
  private var moving: Moving<Look>?
  private var ink: MovingInk?

  override init(_ view: ShapeView<Outline>, _ context: NodeContext) {
    paint = view.paint.resolved(in: context.scope.values)
    shadows = view.paint.shadows(in: context.scope.values)
    super.init(view, context)
    holder.drawingName = TypeName.words(of: Outline.self)
  }

  override func update(_ view: ShapeView<Outline>) {
    let old = self.view
    super.update(view)
    let isSameShape = InputComparison.areSame(old.shape, view.shape)
    if isSameShape, old.paint == view.paint { return }
    let reachesAsFar = takeShadows()
    move(from: old.shape)
    // What is filled with something else is as large as before, and is hit where it was.
    if isSameShape, reachesAsFar, case .fill = old.paint, case .fill = view.paint {
      return invalidateDrawing()
    }
    invalidateLayout()
  }

  override func learnComparison() { InputComparison<Outline>.learn() }

  override func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool {
    if case .color(let color) = paint.ink { color.alpha > 0 } else { true }
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    if !takeShadows() { invalidateLayout() }
    guard view.paint.resolved(in: scope.values) != paint else { return }
    move(from: view.shape)
    invalidateDrawing()
  }

  /// False where they have become others.
  private func takeShadows() -> Bool {
    let old = shadows
    shadows = view.paint.shadows(in: environment)
    return shadows == old
  }

  override func measureReach() -> CGRect { shadows.reach(of: reachOfShape) }

  private var reachOfShape: CGRect {
    let room = CGRect(origin: .zero, size: size)
    if case .fill = paint {
      switch view.shape._hitArea(in: room) {
      case .rectangle, .ellipse: return room
      case .outline: break
      }
    }
    var reach = path.boundingRect
    if case .stroke(_, let style, _) = paint {
      // A pointed corner reaches further than the line is wide, up to Cairo's limit of ten.
      let width = style.lineWidth * (style.lineJoin == .miter ? 5 : 0.75)
      reach = reach.insetBy(dx: -width, dy: -width)
    }
    return reach.union(room)
  }

  /// Shows the shape and its paint on the way to what they are now.
  private func move(from shape: Outline) {
    let old = paint
    paint = view.paint.resolved(in: environment)
    move(
      &moving, from: Look(shape.animatableData, old.animatableData),
      to: Look(view.shape.animatableData, paint.animatableData))
    move(&ink, from: old.ink, to: paint.ink)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    view.shape.sizeThatFits(proposal)
  }

  override func arrange() {
    drawn = nil
    holder.hitShape = hitShape(rect(of: paint, in: size))
  }

  /// In the node's own coordinates. Of what is out of sight, nobody asks for it.
  private var path: Path { view.shape.path(in: rect(of: paint, in: size)) }

  private func rect(of paint: DrawnPaint, in size: CGSize) -> CGRect {
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
      // What is drawn beyond the view's own room is no part of it that could be touched.
      let room = CGRect(origin: .zero, size: size)
      return .test { room.contains($0) && outline.distance(to: $0) <= reach }
    }
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    if let look = shownLook {
      let path = look.shape.path(in: rect(of: look.paint, in: shownSize))
      let room = CGRect(origin: offset, size: shownSize)
      return draw(path.offsetBy(dx: offset.x, dy: offset.y), look.paint, &list, in: room)
    }
    draw(path(at: offset), paint, &list, in: CGRect(origin: offset, size: size))
  }

  private func path(at offset: CGPoint) -> Path {
    if let drawn, drawn.offset == offset { return drawn.path }
    let path = offset == .zero ? path : path.offsetBy(dx: offset.x, dy: offset.y)
    drawn = (path, offset)
    return path
  }

  /// The shape on its way; nil where it has arrived.
  private var shownLook: (shape: Outline, paint: DrawnPaint)? {
    let isMoving = moving?.isRunning ?? false
    guard isMoving || shownSize != size else { return nil }
    var (shape, paint) = (view.shape, paint)
    if let shown = moving?.shown, isMoving {
      shape.animatableData = shown.first
      paint.animatableData = shown.second
    }
    return (shape, paint)
  }

  private func draw(
    _ path: Path, _ paint: DrawnPaint, _ list: inout DisplayList, in room: CGRect
  ) {
    guard !path.isEmpty else { return }
    var line: StrokeStyle?
    if case .stroke(_, let style, _) = paint { line = style }
    shadows.draw(&list, inside: line == nil ? path : nil) { list in
      ink.draw(paint.ink, &list) { list, ink in
        switch (ink, line) {
        case (.color(let color), nil): list.items.append(.fill(path, color))
        case (.color(let color), let line?): list.items.append(.stroke(path, color, line))
        case (.gradient(let gradient), _):
          list.items.append(.gradient(path, gradient.fill(in: room), line))
        }
      }
    }
  }
}
