// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view of which only what lies inside a shape is drawn.
struct ClipView<Content: View, Outline: Shape>: View {
  let content: Content
  let outline: Outline

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ClipNode(self, content: content._makeNode(context), context)
  }
}

final class ClipNode<Content: View, Outline: Shape>: WrapperNode<
  ClipView<Content, Outline>, Content
>
{
  override func update(_ view: ClipView<Content, Outline>) {
    super.update(view)
    invalidateDisplay()
    content.update(view.content)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    list.items.append(.push)
    let path = view.outline.path(in: CGRect(origin: .zero, size: size))
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
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Rounds the corners off, by a radius in points.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
