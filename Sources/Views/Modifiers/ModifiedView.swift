// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view with one modifier.
struct ModifiedView<Content: View, Modifier: ContentModifier>: View {
  let content: Content
  let modifier: Modifier

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ModifiedNode(self, content: content._makeNode(context), context)
  }
}

final class ModifiedNode<Content: View, Modifier: ContentModifier>: WrapperNode<
  ModifiedView<Content, Modifier>, Content
>
{
  override func update(_ view: ModifiedView<Content, Modifier>) {
    let old = self.view.modifier
    super.update(view)
    if view.modifier != old {
      if old.zIndex != view.modifier.zIndex {
        invalidateStructure()
      } else if Modifier.affectsLayout {
        invalidateLayout()
      } else {
        invalidateDisplay()
      }
    }
    content.update(view.content)
  }

  override var zIndex: Double { view.modifier.zIndex ?? super.zIndex }
  override var layoutPriority: Double { view.modifier.layoutPriority ?? super.layoutPriority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.map { view.modifier.size(of: $0, proposal) } ?? .zero
  }

  override func firstBaseline(for proposal: ProposedViewSize) -> CGFloat {
    child.map { view.modifier.firstBaseline(of: $0, proposal) } ?? 0
  }

  override func arrange() {
    guard let child else { return }
    view.modifier.place(child, in: size, proposal, environment.layoutDirection)
  }

  override var innerEffect: AffineTransform? { view.modifier.effect(in: size) }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    guard let child else { return }
    view.modifier.draw(self, &list) { list in
      guard let effect = view.modifier.effect(in: size) else {
        return drawChild(child, &list, at: offset)
      }
      if effect.isTranslation {
        let moved = CGPoint(x: offset.x + effect.tX, y: offset.y + effect.tY)
        return drawChild(child, &list, at: moved)
      }
      list.items.append(.push)
      list.items.append(.transform(effect.followed(by: .translation(offset))))
      drawChild(child, &list, at: .zero)
      list.items.append(.pop)
    }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    guard let child else { return }
    let inner = view.modifier.effect(in: size)?.followed(by: transform) ?? transform
    pass.restricted(by: view.modifier) { placeChildElements(child, pass, inner) }
  }
}
