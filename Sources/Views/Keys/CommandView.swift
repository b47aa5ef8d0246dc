// SPDX-License-Identifier: Apache-2.0

import Interaction

/// A view round the focus that carries out a command.
struct CommandView<Content: View>: View {
  let content: Content
  let kind: CommandHandler.Kind
  let action: ((KeyCommand) -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    CommandNode(self, content: content._makeNode(context), context)
  }
}

final class CommandNode<Content: View>: ElementModifierNode<CommandView<Content>, Content> {
  private let handler: CommandHandler

  override init(
    _ view: CommandView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    handler = CommandHandler(view.kind, action: view.action)
    super.init(view, content: content, context)
  }

  override func update(_ view: CommandView<Content>) {
    super.update(view)
    handler.action = view.action
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? { semanticTarget }
  override var carriesMeaning: Bool { child?.carriesMeaning ?? false }
  override func attach(to holder: ElementHolder) { holder.add(handler) }
}
