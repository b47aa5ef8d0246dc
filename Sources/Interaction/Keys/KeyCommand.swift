// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a key asks for where neither a handler nor the focused element's own actions took it.
public enum KeyCommand: Hashable, Sendable {
  /// The direction of an arrow key; left and right do not change sides where text reads from right
  /// to left.
  public enum Direction: Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// An arrow key.
  case move(Direction)
  /// Escape, when no gesture was in progress.
  case exit
  /// Delete or Backspace.
  case delete

  /// Nil for keys with modifiers, and for those that ask for nothing. Held keys move on; they do not
  /// go on deleting or leaving.
  init?(_ event: KeyEvent) {
    guard event.modifiers.isEmpty, event.phase != .up else { return nil }
    if let direction = Direction(event.key) {
      self = .move(direction)
      return
    }
    guard event.phase == .down else { return nil }
    switch event.key {
    case .escape: self = .exit
    case .delete, .backspace: self = .delete
    default: return nil
    }
  }
}

extension KeyCommand.Direction {
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}

/// What an element's author does about a command that comes while the element, or one inside it, has
/// the focus. The innermost is asked first, and the first that there is has it.
@MainActor
public final class CommandHandler {
  /// Which commands it listens to.
  public enum Kind: Hashable, Sendable {
    case move, exit, delete
  }

  /// All commands of another kind pass by.
  public let kind: Kind
  /// Nil leaves the command to others.
  public var action: ((KeyCommand) -> Void)?

  public init(_ kind: Kind, action: ((KeyCommand) -> Void)?) {
    self.kind = kind
    self.action = action
  }
}

extension KeyCommand {
  var kind: CommandHandler.Kind {
    switch self {
    case .move: .move
    case .exit: .exit
    case .delete: .delete
    }
  }
}
