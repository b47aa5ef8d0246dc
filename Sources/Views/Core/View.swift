// SPDX-License-Identifier: Apache-2.0

/// Part of a window, as a value: what to show for the present state.
///
/// A view of your own is made of others in its `body`. The tree of nodes behind it is kept from
/// update to update; a body runs again only when something that it read has changed, or when its
/// parent hands it new values.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// What stands in the retained tree for this view.
  func _makeNode(_ context: NodeContext) -> TypedNode<Self>
}

extension View {
  /// Not made anew for each type: the optimizer would write every node down once more for each view
  /// that is composed of others, twenty-five thousand functions in this module alone.
  @_semantics("optimize.sil.specialize.generic.never")
  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    CompositeNode(self, context)
  }
}

extension View where Body == Never {
  /// Never called: a view without a body makes its own node.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {}
