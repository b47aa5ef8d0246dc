// SPDX-License-Identifier: Apache-2.0

/// A view that watches a value.
struct ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ChangeNode(self, context) }
}

final class ChangeNode<Content: View, Value: Equatable>: TransparentNode<
  ChangeView<Content, Value>, Content
>
{
  init(_ view: ChangeView<Content, Value>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    if view.isInitial { graph.enqueue { view.action(view.value, view.value) } }
  }

  override func update(_ view: ChangeView<Content, Value>) {
    let old = self.view.value
    super.update(view)
    if old != view.value { graph.enqueue { view.action(old, view.value) } }
    content.update(view.content)
  }
}

extension View {
  /// Runs after an update in which the value changed, with the old and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// The same for an action that needs neither value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
