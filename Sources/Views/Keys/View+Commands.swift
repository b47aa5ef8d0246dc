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
