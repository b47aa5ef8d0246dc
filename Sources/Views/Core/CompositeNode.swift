// SPDX-License-Identifier: Apache-2.0

/// The node of a view with a body: it keeps the view's state, and knows what the body read.
final class CompositeNode<V: View>: TypedNode<V>, Reader {
  private var body: TypedNode<V.Body>?
  private var links: PropertyLinks?
  private let canCompare: Bool
  var dependencies: [Source] = []
  var isDirty = false
  var isMounted = true
  private var environmentReads: [EnvironmentRead] = []

  override init(_ view: V, _ context: NodeContext) {
    canCompare = ViewComparison.isPossible(V.self)
    super.init(view, context)
    links = PropertyLinks(view, reader: self)
    evaluate()
  }

  override func update(_ view: V) {
    // What the body reads besides the view's own values invalidates it by itself.
    if canCompare, !isDirty, ViewComparison.areEqual(self.view, view) { return }
    self.view = view
    links?.link(view)
    evaluate()
  }

  func evaluate() {
    isDirty = false
    forgetDependencies()
    environmentReads.removeAll(keepingCapacity: true)
    graph.statistics.count(V.self)
    graph.reading(self) {
      links?.update()
      let content = view.body
      if let body {
        body.update(content)
      } else {
        let node = content._makeNode(context)
        adopt(node)
        body = node
      }
    }
  }

  func noteEnvironmentRead(_ read: EnvironmentRead) { environmentReads.append(read) }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let old = self.scope.values
    super.environmentChanged(scope)
    if environmentReads.contains(where: { $0.differs(old, scope.values) }) {
      graph.invalidate(self)
    }
  }

  override var isTransparent: Bool { true }
  override var isFixed: Bool { body?.isFixed ?? true }
  override func forEachChild(_ action: (ViewNode) -> Void) { body.map(action) }
  override func appendLayoutNodes(to list: inout [ViewNode]) {
    body?.appendLayoutNodes(to: &list)
  }

  override func unmount() {
    isMounted = false
    forgetDependencies()
    super.unmount()
  }
}

/// Whether two values of one view would show the same, as far as that can be told.
enum ViewComparison {
  /// True for views that are `Equatable`, and for those made of plain numbers and flags alone.
  static func isPossible<V>(_ type: V.Type) -> Bool {
    type is any Equatable.Type || _isPOD(type)
  }

  static func areEqual<V>(_ left: V, _ right: V) -> Bool {
    if let left = left as? any Equatable { return equals(left, right) }
    // Padding between fields may differ where the fields do not: then the body runs once too often.
    return withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private static func equals<E: Equatable>(_ left: E, _ right: Any) -> Bool {
    left == (right as? E)
  }
}
