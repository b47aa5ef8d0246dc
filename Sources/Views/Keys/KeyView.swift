// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A view round the focus that hears keys.
struct KeyView<Content: View>: View {
  let content: Content
  let filter: KeyHandler.Filter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    KeyNode(self, content: content._makeNode(context), context)
  }
}

final class KeyNode<Content: View>: ElementModifierNode<KeyView<Content>, Content> {
  private let handler: KeyHandler

  override init(_ view: KeyView<Content>, content: TypedNode<Content>, _ context: NodeContext) {
    handler = KeyHandler { _ in false }
    super.init(view, content: content, context)
    apply(view)
  }

  override func update(_ view: KeyView<Content>) {
    super.update(view)
    apply(view)
    content.update(view.content)
  }

  private func apply(_ view: KeyView<Content>) {
    handler.filter = view.filter
    handler.phases = view.phases.set
    let action = view.action
    handler.action = { event in KeyPress(event).map(action) == .handled }
  }

  override var innerTarget: ElementHolder? { semanticTarget }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }
  override func attach(to holder: ElementHolder) { holder.add(handler) }
}
