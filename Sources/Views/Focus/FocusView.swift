// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A view at which Tab stops, or does not, or round which the focus moves in its own way.
struct FocusView<Content: View>: View {
  let content: Content
  var isFocusable: Bool?
  var onFocusChange: ((Bool) -> Void)?
  /// Whether it is an element of its own, whatever is inside.
  var isContainer = false
  var change: ((inout ElementFocus) -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FocusNode(self, content: content._makeNode(context), context)
  }
}

final class FocusNode<Content: View>: ElementModifierNode<FocusView<Content>, Content> {
  private let listener = FocusListener()

  override init(
    _ view: FocusView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    super.init(view, content: content, context)
    listener.action = view.onFocusChange
  }

  override func update(_ view: FocusView<Content>) {
    let wasFocusable = self.view.isFocusable
    super.update(view)
    listener.action = view.onFocusChange
    if let target { view.change?(&target.focus) }
    // Which key handlers count depends on it.
    if wasFocusable != view.isFocusable { graph.structureChanged = true }
    invalidateDisplay()
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? {
    view.isContainer ? nil : semanticTarget
  }

  /// A section or a group is nothing that is exposed to a person.
  override var carriesMeaning: Bool {
    view.isContainer ? child?.carriesMeaning ?? false : true
  }

  override func attach(to holder: ElementHolder) {
    if let isFocusable = view.isFocusable {
      holder.isFocusable = isFocusable
      if isFocusable { holder.dropKeyHandlers() }
    }
    view.change?(&holder.focus)
    if listener.action != nil { holder.add(listener) }
  }
}

/// Who wants to know when an element gets or loses the focus.
@MainActor
final class FocusListener {
  var action: ((Bool) -> Void)?

  func tell(_ isFocused: Bool) { action?(isFocused) }
}
