// SPDX-License-Identifier: Apache-2.0

import Gestures

/// A view at which Tab stops, or does not.
struct FocusView<Content: View>: View {
  let content: Content
  let isFocusable: Bool
  let onFocusChange: ((Bool) -> Void)?

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

  override var innerTarget: ElementHolder? { child?.semanticElement ?? super.innerTarget }

  override func attach(to holder: ElementHolder) {
    holder.setFocus(isFocusable: view.isFocusable, onChange: view.onFocusChange)
  }
}

extension View {
  /// Whether Tab stops at the view; without it, Tab stops where there is something to do.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusView(content: self, isFocusable: isFocusable, onFocusChange: nil)
  }

  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    FocusView(content: self, isFocusable: isFocusable, onFocusChange: onFocusChange)
  }
}
