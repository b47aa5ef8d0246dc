// SPDX-License-Identifier: Apache-2.0

/// A node without a place of its own, round one other.
class TransparentNode<V: View, Content: View>: TypedNode<V> {
  let content: TypedNode<Content>

  init(_ view: V, content: TypedNode<Content>, _ context: NodeContext) {
    self.content = content
    super.init(view, context)
    adopt(content)
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { content.isFixed }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content.appendLayoutNodes(to: &list)
  }
}
