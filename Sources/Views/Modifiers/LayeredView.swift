// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with others in front of it or behind it, which are offered its size.
struct LayeredView<Content: View, Layer: View>: View {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool
  /// Whether what is in front is the view's own edge, and nothing that it could be called by.
  var isEdge = false
  /// Whether what is behind is a row's own ground, and nothing that an author put there for one view.
  var isRowGround = false

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    makeNodeOfEach(context)
      ?? LayeredNode(
        self, content: content._makeNode(context), layer: layer._makeNode(context), context)
  }
}

final class LayeredNode<Content: View, Layer: View>: WrapperNode<
  LayeredView<Content, Layer>, Content
>
{
  private let layerContent: TypedNode<Layer>
  private var layers: [ViewNode] = []
  private var backToFront: [ViewNode] = []
  private var isStale = true
  private var alignment: Alignment
  private let isBehind: Bool
  private let isEdge: Bool
  private let isRowGround: Bool

  init(
    _ view: LayeredView<Content, Layer>, content: TypedNode<Content>, layer: TypedNode<Layer>,
    _ context: NodeContext
  ) {
    layerContent = layer
    alignment = view.alignment
    isBehind = view.isBehind
    isEdge = view.isEdge
    isRowGround = view.isRowGround
    super.init(view, content: content, context)
    adopt(layer)
  }

  override func update(_ view: LayeredView<Content, Layer>) {
    if view.alignment != alignment {
      alignment = view.alignment
      invalidateLayout()
    }
    content.update(view.content)
    layerContent.update(view.layer)
  }

  private func gather() {
    guard isStale else { return }
    isStale = false
    layers.removeAll(keepingCapacity: true)
    layerContent.appendLayoutNodes(to: &layers)
    let front = child.map { [$0] } ?? []
    backToFront = isBehind ? layers + front : front + layers
  }

  override func structureChanged() {
    super.structureChanged()
    isStale = true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    body(layerContent)
  }

  override func arrange() {
    super.arrange()
    gather()
    LayerArrangement(alignment: alignment)
      .place(
        layers, on: child.map { ($0, proposal) }, in: size, environment.layoutDirection)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(drawnNodes, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] {
    gather()
    return backToFront
  }

  override var hasGround: Bool {
    !isRowGround && (isBehind || isEdge || isFramed)
      && layerContent.drawsItself(in: nil, besideLetters: false)
  }

  /// Whether what is in front goes all round, and says nothing.
  private var isFramed: Bool {
    gather()
    return layers.allSatisfy { $0.size == size && !$0.carriesMeaning }
  }

  /// A decoration in front or behind leaves the view what it was; a text or a control does not.
  override var semanticElement: ElementHolder? {
    gather()
    return layers.contains { $0.carriesMeaning } ? nil : super.semanticElement
  }

  override var carriesMeaning: Bool {
    gather()
    return backToFront.contains { $0.carriesMeaning }
  }

  override func resolveElements() {
    gather()
    for node in backToFront { node.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    gather()
    for node in backToFront { placeChildElements(node, pass, transform) }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    pass.behind((isBehind || isEdge) && layers.contains { $0 === child }) {
      super.placing(child, pass, transform, body)
    }
  }
}

extension View {
  /// Views in front of this one; they are offered its size and do not change it.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// The same with a view instead of a closure.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Views behind this one; they are offered its size and do not change it.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// The same with a view instead of a closure.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isBehind: true)
  }
}

extension View {
  /// A line that is the view's own edge: it is seen in front, and never the name of anything.
  func edge<Line: View>(_ line: Line) -> some View {
    LayeredView(
      content: self, layer: line, alignment: .center, isBehind: false, isEdge: true)
  }
}

extension View {
  /// The view on a ground of one style. A window has no unsafe edges to be filled as well.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: true)
  }

  /// The view on the window's own ground.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The view on a shape filled with a style.
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    LayeredView(content: self, layer: shape.fill(style), alignment: .center, isBehind: true)
  }

  /// The view on a shape filled with the window's own ground.
  public func background<T: Shape>(in shape: T) -> some View {
    background(BackgroundStyle(), in: shape)
  }

  /// The view on a shape filled with a style, in one way or the other.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle
  ) -> some View {
    background(style, in: FilledShape(base: shape, style: fillStyle))
  }

  /// The view on a shape filled with the window's own ground, in one way or the other.
  public func background<T: Shape>(in shape: T, fillStyle: FillStyle) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A style in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: Rectangle().fill(style), alignment: .center, isBehind: false)
  }

  /// A shape filled with a style, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
    LayeredView(content: self, layer: shape.fill(style), alignment: .center, isBehind: false)
  }

  /// A shape filled with a style in one way or the other, in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle
  ) -> some View {
    overlay(style, in: FilledShape(base: shape, style: fillStyle))
  }
}
