// SPDX-License-Identifier: Apache-2.0

/// A transparent node whose content can be replaced by another, or be missing.
class BranchNode<V: View>: TypedNode<V> {
  private(set) var content: ViewNode?

  final func replace(_ node: ViewNode?) {
    content?.unmount()
    content = node
    if let node { adopt(node) }
    invalidateStructure()
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override func forEachChild(_ body: (ViewNode) -> Void) { content.map(body) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    content?.appendLayoutNodes(to: &list)
  }
}
