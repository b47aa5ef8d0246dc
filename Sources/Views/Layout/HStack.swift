// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views side by side.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8, and none beside a `Spacer`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
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

extension HStack: Container {
  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, vertical: alignment)
  }
}
