// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What a walk through the window by keys shows.
  static let keyboardWalk: [any Rule] = [
    TabReachesAllRule(),
    KeyboardTrapRule(),
    TabOrderRule(),
    FocusLostRule(),
    FocusVisibleRule(),
    FocusNotObscuredRule(),
    FocusEventRule(),
    FocusNoContextChangeRule(),
    DialogKeysRule(),
    GroupArrowsRule(),
    KeybindingWorksRule(),
  ]
}
