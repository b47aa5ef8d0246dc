// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that is drawn by a closure. What it shows is not exposed by itself: give it an
/// `accessibilityLabel(_:)` or `accessibilityChildren(children:)`.
public struct Canvas: View {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// The closure draws into the room that the view takes: all that it is offered. Being opaque and
  /// drawing later make no difference here.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { CanvasNode(self, context) }
}

final class CanvasNode: LeafNode<Canvas> {
  override init(_ view: Canvas, _ context: NodeContext) {
    super.init(view, context)
    holder.hitShape = .bounds
  }

  override func update(_ view: Canvas) {
    super.update(view)
    invalidateDrawing()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    invalidateDrawing()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    var context = GraphicsContext(environment: environment, measurer: graph.measurer)
    view.renderer(&context, shownSize)
    guard !context.sheet.items.isEmpty else { return }
    list.items.append(.push)
    list.items.append(.clip(Path(CGRect(origin: offset, size: shownSize))))
    list.items.append(.transform(.translation(offset)))
    list.items += context.sheet.items
    list.items.append(.pop)
  }
}

/// What a ``Canvas`` draws with. A copy draws on the same sheet, with its own transform, opacity and
/// clip.
@MainActor @preconcurrency
public struct GraphicsContext {
  /// What all copies draw on.
  final class Sheet {
    var items: [DisplayList.Item] = []
  }

  /// What is drawn in.
  @MainActor @preconcurrency
  public struct Shading {
    let style: StyleValue

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(style: color._value) }
    /// Any style; a gradient fills the box of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(style: style._value)
    }
    /// The foreground style of the view.
    public static var foreground: Shading { Shading(style: ForegroundStyle()._value) }
    /// Colours along a line from one place to another.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      let unit = UnitGradient(
        kind: .placed(from: startPoint, to: endPoint), stops: gradient.stops)
      return Shading(style: unit._value)
    }
  }

  /// The environment of the view.
  public let environment: EnvironmentValues
  /// How much of what is drawn from here on is seen, from 0 to 1.
  public var opacity = 1.0
  /// How what is drawn from here on is put together with what is there.
  public var blendMode = BlendMode.normal
  let sheet = Sheet()
  private let measurer: any TextMeasurer
  private var transform = AffineTransform.identity
  private var clips: [(path: Path, transform: AffineTransform)] = []

  init(environment: EnvironmentValues, measurer: any TextMeasurer) {
    self.environment = environment
    self.measurer = measurer
  }

  /// Moves what is drawn from here on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(translationByX: x, byY: y))
  }

  /// Makes what is drawn from here on larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(scaleByX: x, byY: y))
  }

  /// Turns what is drawn from here on, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform.prepend(AffineTransform(rotationByRadians: angle.radians))
  }

  /// Draws from here on only what is inside of the path too.
  public mutating func clip(to path: Path) { clips.append((path, transform)) }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading) {
    paint(path, shading, nil)
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    paint(path, shading, StrokeStyle(lineWidth: lineWidth))
  }

  /// The same with ends, corners and dashes of its own.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path, shading, style)
  }

  /// Draws a text with a point of it, its middle unless it is said, at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let run = text.run(in: environment)
    let size = measurer.size(of: run)
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    add([.text(run, origin)])
  }

  /// Draws a text in a rectangle, from its top left.
  public func draw(_ text: Text, in rect: CGRect) {
    var run = text.run(in: environment)
    run.width = max(0, rect.width)
    add([.text(run, rect.origin)])
  }

  /// Draws with a copy, whose changes end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  private func paint(_ path: Path, _ shading: Shading, _ style: StrokeStyle?) {
    guard !path.isEmpty else { return }
    switch shading.style.resolved(in: environment) {
    case .color(let color):
      add([style.map { .stroke(path, color, $0) } ?? .fill(path, color)])
    case .gradient(let gradient):
      add([.gradient(path, gradient.fill(in: path.boundingRect), style)])
    }
  }

  private func add(_ items: [DisplayList.Item]) {
    guard opacity > 0 else { return }
    sheet.items.append(.push)
    for clip in clips { sheet.items.append(.clip(clip.path.applying(clip.transform))) }
    if transform != .identity { sheet.items.append(.transform(transform)) }
    if opacity < 1 { sheet.items.append(.opacity(opacity)) }
    if blendMode != .normal { sheet.items.append(.blend(blendMode)) }
    sheet.items += items
    sheet.items.append(.pop)
  }
}
