// SPDX-License-Identifier: Apache-2.0

/// A view that tells when it comes and goes.
struct LifecycleView<Content: View>: View {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { LifecycleNode(self, context) }
}

final class LifecycleNode<Content: View>: TransparentNode<LifecycleView<Content>, Content> {
  private var onDisappear: (() -> Void)?

  init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    onDisappear = view.onDisappear
    super.init(view, content: view.content._makeNode(context), context)
    if let action = view.onAppear { graph.enqueue(action) }
  }

  override func update(_ view: LifecycleView<Content>) {
    onDisappear = view.onDisappear
    content.update(view.content)
  }

  override func unmount() {
    super.unmount()
    if let action = onDisappear { graph.enqueue(action) }
  }
}

extension View {
  /// Runs once the view is shown.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Runs once the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onDisappear: action)
  }
}

/// A view that watches a value.
struct ChangeView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: Value
  let isInitial: Bool
  /// Whether the action of before the change runs, with what it captured then.
  var keepsAction = false
  let action: (Value, Value) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { ChangeNode(self, context) }
}

final class ChangeNode<Content: View, Value: Equatable>: TransparentNode<
  ChangeView<Content, Value>, Content
>
{
  private var value: Value
  /// That of before a change, where it is the one to run.
  private var kept: ((Value, Value) -> Void)?

  init(_ view: ChangeView<Content, Value>, _ context: NodeContext) {
    value = view.value
    kept = view.keepsAction ? view.action : nil
    super.init(view, content: view.content._makeNode(context), context)
    if view.isInitial { graph.enqueue { view.action(view.value, view.value) } }
  }

  override func update(_ view: ChangeView<Content, Value>) {
    let (old, action) = (value, kept ?? view.action)
    value = view.value
    kept = view.keepsAction ? view.action : nil
    if old != view.value { graph.enqueue { action(old, view.value) } }
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
