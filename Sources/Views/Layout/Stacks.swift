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

/// Views one upon the other: each is offered all the room.
struct LayerArrangement: Arrangement {
  let alignment: Alignment

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for child in children {
      let own = child.size(for: proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection
  ) {
    for child in children {
      let origin = alignment.origin(of: child.size(for: proposal), in: size, direction)
      child.place(at: origin, proposal)
    }
  }

  func firstBaseline(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGFloat {
    children.first?.baseline(for: proposal) ?? 0
  }
}
