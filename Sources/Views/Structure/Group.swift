// SPDX-License-Identifier: Apache-2.0

/// Several views that stand where one is asked for, without a layout of their own.
public struct Group<Content: View>: View {
  let content: Content

  /// The views take part in the layout around as if there were no group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { $0.content }
  }
}
