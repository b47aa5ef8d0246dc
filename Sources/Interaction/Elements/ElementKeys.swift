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
