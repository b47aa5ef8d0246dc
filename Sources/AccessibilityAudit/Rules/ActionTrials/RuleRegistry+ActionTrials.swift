// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What comes of actions that are performed.
  static let actionTrials: [any Rule] = [
    ActionEffectiveRule(),
    ValueSettableRule(),
    TextSettableRule(),
    FocusSettableRule(),
    SelectionSettableRule(),
    ChangeNotifiedRule(),
    StatusAnnouncedRule(),
    DisabledInertRule(),
    SnapshotStableRule(),
  ]
}
