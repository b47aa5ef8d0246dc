// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element listens to on the keyboard, beside what its gestures ask for.
public struct ElementKeys {
  /// In the order of the modifiers, inner first.
  public var handlers: [KeyHandler] = []
  /// Inner first.
  public var commands: [CommandHandler] = []
  /// Keys that carry out the element's first action from anywhere in the window; the focus stays
  /// where it is. Of several elements the first in the tree has the key, and a disabled one none.
  public var shortcuts: [KeyBinding] = []

  public init() {}

  /// Whether it listens to nothing.
  public var isEmpty: Bool { handlers.isEmpty && commands.isEmpty && shortcuts.isEmpty }
}

/// What an element's author does about keys that come while the element, or one inside it, has the
/// focus.
///
/// Of several on the way from the window to the focus the outermost is asked first, and on one
/// element the one that was added last (measured: SwiftUI on macOS 27). The first that handles the
/// key ends the walk; until then neither the gestures nor shortcuts have it.
@MainActor
public final class KeyHandler {
  /// Which keys are heard.
  public enum Filter {
    /// All that type or do something, apart from those that move the focus (Tab, F6): a handler for
    /// everything must not keep anyone from leaving.
    case all
    /// Keys by what they type, in their case, or by the characters of ``Semantics/Key``. Tab counts
    /// where it is named.
    case named(Set<Character>)
    /// Keys that type characters of which this is true.
    case typing((String) -> Bool)
  }

  /// Which keys the action is called for.
  public var filter: Filter
  /// What has to happen to a key for the action to be called; a key that comes up only where it is
  /// named.
  public var phases: Set<KeyEvent.Phase>
  /// True where the key did something, so that nobody else should use it.
  public var action: (KeyEvent) -> Bool

  public init(
    _ filter: Filter = .all, phases: Set<KeyEvent.Phase> = [.down, .repeat],
    action: @escaping (KeyEvent) -> Bool
  ) {
    self.filter = filter
    self.phases = phases
    self.action = action
  }

  func hears(_ event: KeyEvent) -> Bool {
    guard phases.contains(event.phase), let character = event.character else { return false }
    switch filter {
    case .all: return !event.movesFocus
    case .named(let characters): return characters.contains(character)
    case .typing(let isWanted): return !event.movesFocus && isWanted(event.typed)
    }
  }
}

extension KeyEvent {
  /// The one character that the key typed, in its case, or what the key stands for; nil for a key
  /// that is only held beside others.
  public var character: Character? {
    if characters.count == 1, let typed = characters.first, !typed.isControl { return typed }
    return key.character
  }

  /// What the key typed, or would have typed without Control or Alt.
  public var typed: String { characters.isEmpty ? character.map(String.init) ?? "" : characters }

  /// Tab and F6, alone or with Shift.
  var movesFocus: Bool {
    (key == .tab || key == .f6) && modifiers.subtracting(.shift).isEmpty
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
