// SPDX-License-Identifier: Apache-2.0

/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TupleNode(self, context) }
}

extension TupleView: ViewSequence {
  func makeNodes(_ context: NodeContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    func append<V: View>(_ view: V) { nodes.append(view._makeNode(context)) }
    repeat append(each content)
    return nodes
  }

  func update(_ nodes: [ViewNode]) {
    var index = 0
    func update<V: View>(_ view: V) {
      (nodes[index] as? TypedNode<V>)?.update(view)
      index += 1
    }
    repeat update(each content)
  }
}

/// A fixed number of views in a fixed order.
@MainActor
protocol ViewSequence: View {
  func makeNodes(_ context: NodeContext) -> [ViewNode]
  /// The nodes are those that `makeNodes` made.
  func update(_ nodes: [ViewNode])
}

final class TupleNode<V: ViewSequence>: TypedNode<V> {
  private let nodes: [ViewNode]

  override init(_ view: V, _ context: NodeContext) {
    nodes = view.makeNodes(context)
    super.init(view, context)
    for node in nodes { adopt(node) }
  }

  override func update(_ view: V) {
    super.update(view)
    view.update(nodes)
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override func forEachChild(_ body: (ViewNode) -> Void) { nodes.forEach(body) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    for node in nodes { node.appendLayoutNodes(to: &list) }
  }
}
