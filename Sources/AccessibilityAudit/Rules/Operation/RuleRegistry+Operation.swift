// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// Actions and keys, as far as the tree tells of them.
  static let operation: [any Rule] = [
    InteractiveHasActionRule(),
    ActionFocusableRule(),
    KeyboardReachableRule(),
    SinglePointerRule(),
    ActionNamedRule(),
    ActionKeybindingRule(),
    KeybindingFormatRule(),
    KeybindingUniqueRule(),
    SingleKeyShortcutRule(),
    ScrollableKeyboardRule(),
  ]
}
