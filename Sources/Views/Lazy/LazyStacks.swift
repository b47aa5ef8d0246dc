// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views one below the other, of which only those near what is seen are made.
///
/// In a `ScrollView` that scrolls up and down, the rows of a `ForEach` right inside get their views
/// when they come near what is seen, and lose them when they are far from it; elsewhere all are made
/// at once. What a row keeps in `@State` and `@StateObject` is there again when the row is. Rows that
/// were never seen are taken to be as high as the others are on average; where one is not, those that
/// are seen stay where they are.
///
/// The stack is as wide as the room that it is offered.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { LazyStackNode(self, context) }
}

extension LazyVStack: LazyStack {
  var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing, horizontal: alignment)
  }
}

/// Views side by side, of which only those near what is seen are made: ``LazyVStack`` the other way
/// round, in a `ScrollView` that scrolls sideways.
///
/// The stack is as high as the room that it is offered. Lines of text do not decide where its views
/// stand: `firstTextBaseline` is `bottom`.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Spacing is in points; nil for 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { LazyStackNode(self, context) }
}

extension LazyHStack: LazyStack {
  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing, vertical: alignment)
  }
}

/// A stack that makes only what can be seen.
@MainActor
protocol LazyStack: View {
  associatedtype Content: View

  var content: Content { get }
  var arrangement: StackArrangement { get }
}
