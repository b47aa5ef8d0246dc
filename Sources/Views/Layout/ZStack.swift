// SPDX-License-Identifier: Apache-2.0

/// Views one upon the other, the last one in front.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Back to front; the alignment says where smaller views stand.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension ZStack: Container {
  var arrangement: LayerArrangement { LayerArrangement(alignment: alignment) }
}
