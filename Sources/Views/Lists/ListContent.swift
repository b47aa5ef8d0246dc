// SPDX-License-Identifier: Apache-2.0

/// A view that stands for others, each of which is a row where it is in a list, and a page in tabs.
@MainActor
protocol RowStructure {
  /// Whether there may be several of them, so that all of it together is no one row.
  static var givesSeveralRows: Bool { get }
}

/// A view that is a row already.
protocol OneListRow {}

extension RowStructure {
  static var givesSeveralRows: Bool { true }
}

extension View {
  /// Whether each view inside is a row, and not all of it together.
  @MainActor static var givesSeveralListRows: Bool {
    if let structure = Self.self as? any RowStructure.Type { return structure.givesSeveralRows }
    // A view of an author's own that is made of sections, say.
    return Body.self == Never.self ? false : Body.givesSeveralListRows
  }
}

/// A view that makes another one a row or a page.
protocol OneOfSeveral: View {
  associatedtype Content: View
  var content: Content { get }
}

extension OneOfSeveral {
  /// The node of a view with a body; where that is round an ``AnyView``, each of the views inside may be
  /// a row, as is known when it is shown.
  func makeNodeOfOne(_ context: NodeContext) -> TypedNode<Self> {
    Content.self == AnyView.self ? ErasedNode(self, context) : CompositeNode(self, context)
  }
}

/// Shows what is in an ``AnyView``: as one row or page, or as those that it stands for.
private final class ErasedNode<One: OneOfSeveral>: BranchNode<One> {
  override init(_ view: One, _ context: NodeContext) {
    super.init(view, context)
    show(view)
  }

  override func update(_ view: One) { show(view) }

  private func show(_ view: One) {
    guard let erased = view.content as? AnyView, Self.givesSeveralRows(erased.content) else {
      return show(as: view) { CompositeNode(view, $0) }
    }
    show(as: erased) { erased._makeNode($0) }
  }

  private func show<V: View>(as view: V, _ make: (NodeContext) -> TypedNode<V>) {
    if let node = content as? TypedNode<V> {
      node.update(view)
    } else {
      replace(make(context))
    }
  }

  private static func givesSeveralRows<V: View>(_ view: V) -> Bool {
    (view as? AnyView).map { givesSeveralRows($0.content) } ?? V.givesSeveralListRows
  }
}

extension ForEach: RowStructure {}
extension TupleView: RowStructure {}
extension EmptyView: RowStructure {}
extension Section: RowStructure {}
extension ListContent: RowStructure {}
extension ListRow: RowStructure, OneListRow {}
extension TabPage: RowStructure {}
extension FullLineView: RowStructure {}
extension Group: RowStructure {}
extension ConditionalContent: RowStructure {
  static var givesSeveralRows: Bool { First.givesSeveralListRows || Second.givesSeveralListRows }
}
extension Optional: RowStructure where Wrapped: View {
  static var givesSeveralRows: Bool { Wrapped.givesSeveralListRows }
}
extension EnvironmentView: RowStructure {
  static var givesSeveralRows: Bool { Content.givesSeveralListRows }
}
extension TaggedView: RowStructure {
  static var givesSeveralRows: Bool { Content.givesSeveralListRows }
}
extension TabItemView: RowStructure {
  static var givesSeveralRows: Bool { Content.givesSeveralListRows }
}
extension Tab: RowStructure {
  static var givesSeveralRows: Bool { false }
}

extension NodeContext {
  /// The node of a view that stands right inside of what gives rows.
  func makeNode<V: View>(_ view: V) -> ViewNode {
    let known = scope.values.known
    guard known.isInList || known.isInTabs, !V.givesSeveralListRows else {
      return view._makeNode(self)
    }
    return known.isInList
      ? ListRow(content: view)._makeNode(self) : TabPage(content: view)._makeNode(self)
  }
}

extension ViewNode {
  /// Takes a view's new values over, where the node stands for that view, alone, as a row or a page.
  ///
  /// - Returns: False where it stands for another one.
  func takes<V: View>(_ view: V) -> Bool {
    if let node = self as? TypedNode<V> {
      node.update(view)
    } else if let row = self as? TypedNode<ListRow<V>> {
      row.update(ListRow(content: view))
    } else if let page = self as? TypedNode<TabPage<V>> {
      page.update(TabPage(content: view))
    } else {
      return false
    }
    return true
  }
}

/// What stands in a list: rows, or one view that is a row.
struct ListContent<Content: View>: View {
  let content: Content

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ListContentNode(self, context) }
}

final class ListContentNode<Content: View>: BranchNode<ListContent<Content>> {
  override init(_ view: ListContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    replace(context.makeNode(view.content))
  }

  override func update(_ view: ListContent<Content>) {
    super.update(view)
    if content?.takes(view.content) != true { replace(context.makeNode(view.content)) }
  }
}
