// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views in columns, line below line.
///
/// All of them are made at once. A section's header and footer have a line of their own.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is that between lines, in points; nil for 8. Headers are not pinned.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension LazyVGrid: Container {
  var arrangement: GridArrangement {
    GridArrangement(
      axis: .vertical, items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// Views in rows, column beside column: ``LazyVGrid`` the other way round.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is that between columns, in points; nil for 8. Headers are not pinned.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension LazyHGrid: Container {
  var arrangement: GridArrangement {
    GridArrangement(
      axis: .horizontal, items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// Which parts of sections would stay in sight; none does here.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// What stands above a section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below a section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that has a line of a grid to itself.
struct FullLineView<Content: View>: View {
  let content: Content

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FullLineNode(self, content: content._makeNode(context), context)
  }
}

final class FullLineNode<Content: View>: WrapperNode<FullLineView<Content>, Content> {
  override var fillsLine: Bool { true }

  override func update(_ view: FullLineView<Content>) {
    super.update(view)
    content.update(view.content)
  }
}
