// SPDX-License-Identifier: Apache-2.0

/// A view that starts anew when its identity changes.
struct IdentifiedView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { IdentifiedNode(self, context) }
}

final class IdentifiedNode<Content: View, ID: Hashable>: BranchNode<IdentifiedView<Content, ID>> {
  private var id: ID

  override init(_ view: IdentifiedView<Content, ID>, _ context: NodeContext) {
    id = view.id
    super.init(view, context)
    replace(view.content._makeNode(context))
  }

  override func update(_ view: IdentifiedView<Content, ID>) {
    let isSame = view.id == id
    id = view.id
    if isSame, let node = content as? TypedNode<Content> {
      node.update(view.content)
    } else {
      replace(view.content._makeNode(context))
    }
  }

  override func forEachIdentified(_ body: (AnyHashable, ViewNode) -> Void) {
    if let content { body(AnyHashable(id), content) }
  }

  override func ownNode(identifiedBy id: AnyHashable) -> ViewNode? {
    AnyHashable(self.id) == id ? content : nil
  }
}

extension View {
  /// Gives the view an identity: with another one, its state starts anew.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}
