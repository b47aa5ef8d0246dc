// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout of any kind: one kind can take the place of another while the views stay the same ones.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("one")
///       Text("two")
///     }
public struct AnyLayout: Layout {
  private let box: any AnyLayoutBox

  /// The same without its type.
  nonisolated public init<L: Layout>(_ layout: L) { box = LayoutBox(layout: layout) }

  /// What its layout keeps.
  public func makeCache(subviews: Subviews) -> Any { box.makeCache(subviews) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Where its layout places them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Any
  ) {
    box.place(in: bounds, proposal, subviews, &cache)
  }
}

/// What the kinds of layouts have in common.
@MainActor
private protocol AnyLayoutBox: Sendable {
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
}

private struct LayoutBox<L: Layout>: AnyLayoutBox {
  let layout: L

  nonisolated init(layout: L) { self.layout = layout }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    using(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    using(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// A cache of another kind of layout is of no use.
  private func using<Answer>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Answer
  ) -> Answer {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}

/// A layout that is one of the containers.
@MainActor
protocol ArrangingLayout: Layout where Cache == Void {
  associatedtype Rule: PlacingArrangement
  var arrangement: Rule { get }
}

extension ArrangingLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    // A row that stood in a grid is one of views again.
    if Rule.self != TableArrangement.self {
      for case let row as any GridRowNode in subviews.nodes { row.columns = nil }
    }
    return arrangement.size(of: subviews.nodes, proposal)
  }

  /// Where the container of the same name would place them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for (node, place) in zip(
      subviews.nodes, arrangement.places(of: subviews.nodes, in: bounds.size, proposal))
    {
      subviews.placing.places[ObjectIdentifier(node)] = (
        CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), place.proposal
      )
    }
  }
}

/// Views side by side, as a layout.
public struct HStackLayout: ArrangingLayout {
  /// Which of their lines the views share.
  public var alignment: VerticalAlignment
  /// In points; nil for the standard.
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A `Spacer` inside grows from side to side.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, vertical: alignment)
  }
}

/// Views one below the other, as a layout.
public struct VStackLayout: ArrangingLayout {
  /// Which of their lines the views share.
  public var alignment: HorizontalAlignment
  /// In points; nil for the standard.
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A `Spacer` inside grows from top to bottom.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, horizontal: alignment)
  }
}

/// Views one upon the other, as a layout.
public struct ZStackLayout: ArrangingLayout {
  /// Which of their lines the views share.
  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  var arrangement: LayerArrangement { LayerArrangement(alignment: alignment) }
}
