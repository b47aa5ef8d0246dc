// SPDX-License-Identifier: Apache-2.0

import Foundation

struct OpacityModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return drawContent(&list) }
    list.items.append(.push)
    list.items.append(.opacity(opacity))
    drawContent(&list)
    list.items.append(.pop)
  }

  func restrict(_ pass: ElementPass) {
    if opacity <= 0 { pass.isShowing = false }
  }
}

struct HiddenModifier: ContentModifier {
  static var affectsLayout: Bool { false }

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {}

  func restrict(_ pass: ElementPass) { pass.isShowing = false }
}

struct HitTestingModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  let isAllowed: Bool

  func restrict(_ pass: ElementPass) {
    if !isAllowed { pass.allowsHitTesting = false }
  }
}

extension View {
  /// How much of the view can be seen, from 0 to 1. At 0 it can neither be hit nor heard.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedView(content: self, modifier: OpacityModifier(opacity: opacity))
  }

  /// Keeps the view's room, but neither shows it nor lets it be hit or heard.
  public func hidden() -> some View {
    ModifiedView(content: self, modifier: HiddenModifier())
  }

  /// Whether pointers can reach the view; keys and assistive technologies still can.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    ModifiedView(content: self, modifier: HitTestingModifier(isAllowed: enabled))
  }
}

/// A view of which only what lies inside a shape is drawn.
struct ClipView<Content: View, Outline: Shape>: View {
  let content: Content
  let outline: Outline

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    makeNodeOfEach(context) ?? ClipNode(self, content: content._makeNode(context), context)
  }
}

final class ClipNode<Content: View, Outline: Shape>: WrapperNode<
  ClipView<Content, Outline>, Content
>
{
  private var view: ClipView<Content, Outline>

  override init(
    _ view: ClipView<Content, Outline>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
  }

  private var moving: Moving<Outline.AnimatableData>?

  override func update(_ view: ClipView<Content, Outline>) {
    let old = self.view.outline.animatableData
    self.view = view
    move(&moving, from: old, to: view.outline.animatableData)
    invalidateDrawing()
    content.update(view.content)
  }

  override func measureReach() -> CGRect { CGRect(origin: .zero, size: size) }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    list.items.append(.push)
    var outline = view.outline
    if let moving, moving.isRunning { outline.animatableData = moving.shown }
    let path = outline.path(in: CGRect(origin: .zero, size: shownSize))
    list.items.append(.clip(path.offsetBy(dx: offset.x, dy: offset.y)))
    super.draw(&list, at: offset)
    list.items.append(.pop)
  }
}

extension View {
  /// Draws only what lies inside the shape; what can be hit stays the same.
  public func clipShape<S: Shape>(_ shape: S) -> some View {
    ClipView(content: self, outline: shape)
  }

  /// Draws only what lies inside the view's own rectangle; what can be hit stays the same.
  ///
  /// - Parameter antialiased: Accepted for the sake of the source: edges are always smooth.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Rounds the corners off, by a radius in points. Edges are always softened.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
