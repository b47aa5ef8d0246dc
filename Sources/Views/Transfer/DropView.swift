// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// A view on which things can be dropped.
struct DropView<Content: View>: View {
  let content: Content
  let target: DropTarget

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    DropNode(self, content: content._makeNode(context), context)
  }
}

final class DropNode<Content: View>: ElementModifierNode<DropView<Content>, Content> {
  private let drop: DropTarget

  override init(
    _ view: DropView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    drop = view.target
    super.init(view, content: content, context)
  }

  override func update(_ view: DropView<Content>) {
    super.update(view)
    drop.accepts = view.target.accepts
    drop.action = view.target.action
    drop.isTargeted = view.target.isTargeted
    drop.onHover = view.target.onHover
    content.update(view.content)
  }

  override func attach(to holder: ElementHolder) { holder.add(drop) }
}

extension View {
  /// Lets things of one type be dropped on the view, which ``View/draggable(_:)`` views of the same
  /// application give.
  ///
  /// - Parameters:
  ///   - action: Takes the things, at a point of the view (its middle, where keys dropped them);
  ///     false where it does not after all.
  ///   - isTargeted: Called when such things come over the view, and when they leave it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(
      content: self,
      target: DropTarget(for: T.self, isTargeted: isTargeted, action: action))
  }
}
