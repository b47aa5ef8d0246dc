// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views one below the other.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8, and none beside a `Spacer`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension VStack: Container {
  var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, horizontal: alignment)
  }
}
