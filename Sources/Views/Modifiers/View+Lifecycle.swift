// SPDX-License-Identifier: Apache-2.0

/// A view that tells when it comes and goes.
struct LifecycleView<Content: View>: View {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { LifecycleNode(self, context) }
}

/// A page of tabs or of navigation that another one stands in front of has gone, for those who ask,
/// and comes when it is shown again; its state stays.
final class LifecycleNode<Content: View>: TransparentNode<LifecycleView<Content>, Content> {
  private var onAppear: (() -> Void)?
  private var onDisappear: (() -> Void)?
  private var isShown: Bool

  init(_ view: LifecycleView<Content>, _ context: NodeContext) {
    onAppear = view.onAppear
    onDisappear = view.onDisappear
    isShown = context.scope.values.known.isOnShownPage
    super.init(view, content: view.content._makeNode(context), context)
    if isShown, let onAppear { graph.enqueue(onAppear) }
  }

  override func update(_ view: LifecycleView<Content>) {
    onAppear = view.onAppear
    onDisappear = view.onDisappear
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    guard isShown != scope.values.known.isOnShownPage else { return }
    isShown.toggle()
    if !isShown {
      if let onDisappear { graph.enqueue(onDisappear) }
    } else if onAppear != nil {
      // What stood in front goes first.
      graph.whenShown { [weak self] in self?.comeBack() }
    }
  }

  private func comeBack() {
    guard isShown, parent != nil, let onAppear else { return }
    graph.enqueue(onAppear)
  }

  override func unmount() {
    super.unmount()
    if isShown, let onDisappear { graph.enqueue(onDisappear) }
  }
}

extension View {
  /// Runs once the view is shown, and each time that the page of tabs or of navigation that it stands on
  /// is shown again.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, onAppear: action)
  }

  /// Runs once the view has gone, or another page is shown in the place of the one that it stands on.
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
