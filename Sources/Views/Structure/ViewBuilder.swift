// SPDX-License-Identifier: Apache-2.0

/// Lets a body list its views one below the other, with `if` and `switch` among them.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(views: repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

/// Nothing at all: it takes no room, not even a stack's spacing.
public struct EmptyView: View {
  nonisolated public init() {}

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { EmptyNode(self, context) }
}

final class EmptyNode<V: View>: TypedNode<V> {
  override var isTransparent: Bool { true }
  override func appendLayoutNodes(to list: inout [ViewNode]) {}
}

/// Several views that stand where one is asked for, without a layout of their own.
public struct Group<Content: View>: View {
  let content: Content

  /// The views take part in the layout around as if there were no group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ForwardingNode(self, context) { ListContent(content: $0.content) }
  }
}

/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
  // A view goes where it is shown: nobody else has it.
  nonisolated(unsafe) let content: (repeat each Content)

  nonisolated init(views content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// The views of a tuple.
  nonisolated public init(_ value: (repeat each Content)) { content = value }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> { TupleNode(self, context) }
}

extension TupleView: ViewSequence {
  func makeNodes(_ context: NodeContext) -> [ViewNode] {
    var nodes: [ViewNode] = []
    func append<V: View>(_ view: V) { nodes.append(context.makeNode(view)) }
    repeat append(each content)
    return nodes
  }

  func update(_ nodes: [ViewNode]) {
    var index = 0
    func update<V: View>(_ view: V) {
      _ = nodes[index].takes(view)
      index += 1
    }
    repeat update(each content)
  }
}

/// A fixed number of views in a fixed order.
@MainActor
protocol ViewSequence: View {
  func makeNodes(_ context: NodeContext) -> [ViewNode]
  /// The nodes are those that `makeNodes` made.
  func update(_ nodes: [ViewNode])
}

final class TupleNode<V: ViewSequence>: TypedNode<V> {
  private let nodes: [ViewNode]

  override init(_ view: V, _ context: NodeContext) {
    nodes = view.makeNodes(context)
    super.init(view, context)
    for node in nodes { adopt(node) }
  }

  override func update(_ view: V) {
    super.update(view)
    view.update(nodes)
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { false }
  override func forEachChild(_ body: (ViewNode) -> Void) { nodes.forEach(body) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    for node in nodes { node.appendLayoutNodes(to: &list) }
  }
}
