// SPDX-License-Identifier: Apache-2.0

import Interaction

/// The way an arrow key leads.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right

  init(_ direction: KeyCommand.Direction) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
  }
}

/// Commands come while the view, or one inside it, has the focus, where neither a key handler nor the
/// focused view's own keys took the key. The innermost has it; nil leaves it to those outside.
extension View {
  /// Runs for an arrow key, and again when it repeats.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    CommandView(
      content: self, kind: .move,
      action: action.map { action in
        { if case .move(let direction) = $0 { action(MoveCommandDirection(direction)) } }
      })
  }

  /// Runs for Escape, where no gesture was in progress; before a button with the shortcut
  /// `cancelAction`.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    CommandView(content: self, kind: .exit, action: action.map { action in { _ in action() } })
  }

  /// Runs for Delete and Backspace.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    CommandView(content: self, kind: .delete, action: action.map { action in { _ in action() } })
  }
}

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
