// SPDX-License-Identifier: Apache-2.0

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { OptionalNode(self, context) }
}

final class OptionalNode<Wrapped: View>: BranchNode<Wrapped?> {
  override init(_ view: Wrapped?, _ context: NodeContext) {
    super.init(view, context)
    show(view)
  }

  override func update(_ view: Wrapped?) {
    super.update(view)
    show(view)
  }

  private func show(_ view: Wrapped?) {
    switch (view, content as? TypedNode<Wrapped>) {
    case (let view?, let node?): node.update(view)
    case (let view?, nil): replace(view._makeNode(context))
    case (nil, _?): replace(nil)
    case (nil, nil): break
    }
  }
}
