// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws its content in a level of the list with one instruction before it.
struct LevelModifier: ContentModifier {
  static var affectsLayout: Bool { false }
  let instruction: DisplayList.Item

  func draw(
    _ node: ViewNode, _ list: inout DisplayList, _ drawContent: (inout DisplayList) -> Void
  ) {
    list.items.append(.push)
    list.items.append(instruction)
    drawContent(&list)
    list.items.append(.pop)
  }
}

extension View {
  /// How each part of the view is put together with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    ModifiedView(content: self, modifier: LevelModifier(instruction: .blend(blendMode)))
  }

  /// Draws the view apart first, so that opacity and blending outside take it as one.
  public func compositingGroup() -> some View {
    ModifiedView(content: self, modifier: LevelModifier(instruction: .group(.over)))
  }

  /// The same; the colour mode and the opacity make no difference here.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// The same.
  public func geometryGroup() -> some View { self }
}

/// A view of which only what another one covers is drawn.
struct MaskView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    MaskNode(self, content: content._makeNode(context), mask: mask._makeNode(context), context)
  }
}

/// The mask is drawn and laid out, and is nothing else: it has no elements.
final class MaskNode<Content: View, Mask: View>: WrapperNode<MaskView<Content, Mask>, Content> {
  private var view: MaskView<Content, Mask>
  private let mask: TypedNode<Mask>
  private var masks: [ViewNode] = []
  private var isStale = true

  init(
    _ view: MaskView<Content, Mask>, content: TypedNode<Content>, mask: TypedNode<Mask>,
    _ context: NodeContext
  ) {
    self.mask = mask
    self.view = view
    super.init(view, content: content, context)
    adopt(mask)
  }

  override func update(_ view: MaskView<Content, Mask>) {
    if view.alignment != self.view.alignment { invalidateLayout() }
    self.view = view
    content.update(view.content)
    mask.update(view.mask)
  }

  private func gather() {
    guard isStale else { return }
    isStale = false
    masks.removeAll(keepingCapacity: true)
    mask.appendLayoutNodes(to: &masks)
  }

  override func structureChanged() {
    super.structureChanged()
    isStale = true
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    body(mask)
  }

  override func arrange() {
    super.arrange()
    gather()
    LayerArrangement(alignment: view.alignment)
      .place(masks, in: size, ProposedViewSize(size), environment.layoutDirection)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    gather()
    list.items += [.push, .group(.masked)]
    super.draw(&list, at: offset)
    list.items += [.push, .group(.mask)]
    drawInside(masks, &list, at: offset)
    list.items += [.pop, .pop]
  }
}

extension View {
  /// Draws of the view what the mask covers, as far as it is opaque; what can be hit stays the same.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskView(content: self, mask: mask(), alignment: alignment)
  }

  /// The same with a view instead of a closure.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskView(content: self, mask: mask, alignment: .center)
  }
}
