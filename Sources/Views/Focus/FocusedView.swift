// SPDX-License-Identifier: Apache-2.0

import Interaction

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForUser: Bool

  /// When the window first has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Then, and each time that F6 comes to the view's section.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)

  var isEntry: Bool { isForUser }
}

/// A view that a value of a focus state stands for.
struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FocusedNode(self, content: content._makeNode(context), context)
  }
}

final class FocusedNode<Content: View, Value: Hashable>: ElementModifierNode<
  FocusedView<Content, Value>, Content
>
{
  private var view: FocusedView<Content, Value>
  private let state: FocusStorage<Value>.Target
  private let listener = FocusListener()

  override init(
    _ view: FocusedView<Content, Value>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    let state = FocusStorage<Value>.Target(view.value)
    self.state = state
    self.view = view
    super.init(view, content: content, context)
    listen(view)
  }

  override func update(_ view: FocusedView<Content, Value>) {
    let old = self.view.binding.link.storage
    self.view = view
    state.value = view.value
    if view.binding.link.storage !== old { listen(view) }
    content.update(view.content)
  }

  private func listen(_ view: FocusedView<Content, Value>) {
    let (storage, state) = (view.binding.link.storage, state)
    storage.add(state)
    listener.action = { storage.focusChanged(state, $0) }
  }

  override var innerTarget: ElementHolder? { semanticTarget }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }

  override func attach(to holder: ElementHolder) {
    state.element = holder.element
    holder.add(listener)
    guard let preferred = view.binding.link.storage.preferred, preferred.value == view.value else {
      return
    }
    holder.focus.isDefault = true
    holder.focus.isEntry = preferred.priority.isEntry
  }

  override func unmount() {
    view.binding.link.storage.focusChanged(state, false)
    super.unmount()
  }
}

extension View {
  /// The condition is true while the view has the focus; setting it brings the focus here, or takes
  /// it away.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// The binding has this value while the view has the focus; setting it to the value brings the
  /// focus here.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// The view inside that the value stands for has the keyboard when the window first has it.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    binding.link.storage.preferred = (value, priority)
    return self
  }
}
