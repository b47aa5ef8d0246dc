// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction

extension View {
  /// The shortcut presses the control, or the controls inside, from anywhere in the window; of
  /// several with the same one the first. On a view that is no control it does nothing.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shortcut, shortcut)
  }

  /// Nil takes away what an outer view set.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.shortcut, shortcut)
  }

  /// The same by a key and its modifiers; `command` is the Control key here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// The same; the localization is without effect.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// For controls: what carries out the shortcut.
  func pressedByShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutView(content: self, shortcut: shortcut)
  }
}

/// A control that a shortcut presses.
struct ShortcutView<Content: View>: View {
  let content: Content
  let shortcut: KeyboardShortcut?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ShortcutNode(self, content: content._makeNode(context), context)
  }
}

final class ShortcutNode<Content: View>: ElementModifierNode<ShortcutView<Content>, Content> {
  override func update(_ view: ShortcutView<Content>) {
    if view.shortcut != self.view.shortcut {
      graph.structureChanged = true
      invalidateDisplay()
    }
    super.update(view)
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? { semanticTarget }

  override func attach(to holder: ElementHolder) {
    if let shortcut = view.shortcut { holder.addShortcut(shortcut.binding) }
  }
}
