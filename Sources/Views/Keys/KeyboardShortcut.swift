// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction
import Semantics

/// A key with modifiers that presses a control from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's layout and the direction of writing. The layout is always
  /// followed here; nothing is mirrored.
  public struct Localization: Hashable, Sendable {
    private let rawValue: Int

    /// As the keyboard's layout has it.
    public static let automatic = Localization(rawValue: 0)
    /// The same here as ``automatic``, for nothing is mirrored.
    public static let withoutMirroring = Localization(rawValue: 1)
    /// The same here as ``automatic``.
    public static let custom = Localization(rawValue: 2)
  }

  /// By the character that the key types without modifiers.
  public let key: KeyEquivalent
  /// `command` is the Control key here.
  public let modifiers: EventModifiers
  /// Kept as it was given, and without effect.
  public let localization: Localization

  /// A key with Control unless other modifiers are given.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// The same; the localization is without effect.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  var binding: KeyBinding { KeyBinding(key.key, modifiers.keyModifiers) }
}

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
  private var view: ShortcutView<Content>

  override init(
    _ view: ShortcutView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    self.view = view
    super.init(view, content: content, context)
  }

  override func update(_ view: ShortcutView<Content>) {
    if view.shortcut != self.view.shortcut {
      graph.structureChanged = true
      invalidateElements()
    }
    self.view = view
    content.update(view.content)
  }

  override var innerTarget: ElementHolder? { semanticTarget }

  override func attach(to holder: ElementHolder) {
    if let shortcut = view.shortcut { holder.addShortcut(shortcut.binding) }
  }
}
