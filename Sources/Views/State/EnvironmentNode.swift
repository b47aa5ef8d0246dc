// SPDX-License-Identifier: Apache-2.0

/// Changes the environment of the views inside.
struct EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { EnvironmentNode(self, context) }
}

extension EnvironmentView {
  typealias Body = Never

  func scope(from outer: EnvironmentScope) -> EnvironmentScope {
    var values = outer.values
    change(&values)
    return EnvironmentScope(values)
  }
}

final class EnvironmentNode<Content: View>: TransparentNode<EnvironmentView<Content>, Content> {
  init(_ view: EnvironmentView<Content>, _ context: NodeContext) {
    let inner = NodeContext(graph: context.graph, scope: view.scope(from: context.scope))
    super.init(view, content: view.content._makeNode(inner), context)
  }

  override func update(_ view: EnvironmentView<Content>) {
    super.update(view)
    pass(view.scope(from: scope))
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    pass(view.scope(from: scope))
  }

  private func pass(_ inner: EnvironmentScope) {
    let old = content.scope.values
    // Values of other types cannot be compared here; their readers compare what they read.
    if old.known == inner.values.known, old.own.isEmpty, inner.values.own.isEmpty { return }
    content.environmentChanged(inner)
    invalidateDisplay()
  }
}
