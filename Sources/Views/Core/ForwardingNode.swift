// SPDX-License-Identifier: Apache-2.0

/// The node of a view that is short for another: it has no state, and nothing of it can be read.
final class ForwardingNode<V: View, Content: View>: TransparentNode<V, Content> {
  private let expand: (V) -> Content

  init(_ view: V, _ context: NodeContext, expand: @escaping (V) -> Content) {
    self.expand = expand
    super.init(view, content: expand(view)._makeNode(context), context)
  }

  override func update(_ view: V) {
    super.update(view)
    content.update(expand(view))
  }
}
