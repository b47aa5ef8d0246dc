// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view that can be hit within a shape, whatever it draws.
struct ContentShapeView<Content: View, Outline: Shape>: View {
  let content: Content
  let outline: Outline

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContentShapeNode(self, content: content._makeNode(context), context)
  }
}

final class ContentShapeNode<Content: View, Outline: Shape>: ElementModifierNode<
  ContentShapeView<Content, Outline>, Content
>
{
  override func update(_ view: ContentShapeView<Content, Outline>) {
    super.update(view)
    if let target { attach(to: target) }
    invalidateDisplay()
    content.update(view.content)
  }

  override func arrange() {
    super.arrange()
    if let target { attach(to: target) }
  }

  override var mutesDrawings: Bool? { true }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func attach(to holder: ElementHolder) {
    let rect = CGRect(origin: .zero, size: size)
    switch view.outline._hitArea(in: rect) {
    case .rectangle: holder.setOuterHitShape(.bounds)
    case .ellipse: holder.setOuterHitShape(.ellipse(rect))
    case .outline:
      let outline = PathOutline(view.outline.path(in: rect), closed: true)
      holder.setOuterHitShape(.test { outline.contains($0) })
    }
  }
}

extension View {
  /// Where the view can be hit: inside the shape, whether something is drawn there or not, and
  /// nowhere else. Controls inside keep what is theirs.
  public func contentShape<S: Shape>(_ shape: S) -> some View {
    ContentShapeView(content: self, outline: shape)
  }
}
