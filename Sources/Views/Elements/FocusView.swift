// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A view at which Tab stops, or does not.
struct FocusView<Content: View>: View {
  let content: Content
  var isFocusable: Bool?
  var prefersDefaultFocus = false
  var onFocusChange: ((Bool) -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    FocusNode(self, content: content._makeNode(context), context)
  }
}

final class FocusNode<Content: View>: ElementModifierNode<FocusView<Content>, Content> {
  override func update(_ view: FocusView<Content>) {
    super.update(view)
    if let target { attach(to: target) }
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? { semanticTarget }

  override func attach(to holder: ElementHolder) {
    if let isFocusable = view.isFocusable { holder.isFocusable = isFocusable }
    if let onChange = view.onFocusChange { holder.onFocusChange = onChange }
    if view.prefersDefaultFocus { holder.prefersDefaultFocus = true }
  }
}

extension View {
  /// Whether Tab stops at the view; without it, Tab stops where there is something to do.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusView(content: self, isFocusable: isFocusable)
  }

  /// The view has the keyboard when its window first has it.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true) -> some View {
    FocusView(content: self, prefersDefaultFocus: prefersDefaultFocus)
  }

  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    FocusView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }
}
