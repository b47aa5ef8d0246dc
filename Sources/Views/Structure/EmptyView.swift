// SPDX-License-Identifier: Apache-2.0

/// Nothing at all: it takes no room, not even a stack's spacing.
public struct EmptyView: View {
  public init() {}

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { EmptyNode(self, context) }
}

final class EmptyNode<V: View>: TypedNode<V> {
  override var isTransparent: Bool { true }
  override func appendLayoutNodes(to list: inout [ViewNode]) {}
}
