// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// Names, labels and descriptions.
  static let naming: [any Rule] = [
    WindowTitleRule(),
    ControlNameRule(),
    ImageNameRule(),
    FieldLabelRule(),
    LabelOrphanRule(),
    LabelRelationsRule(),
    FocusableNameRule(),
    ContainerNameRule(),
    ContainerNameRecommendedRule(),
    NameProhibitedRule(),
    NameInformativeRule(),
    NameHumanRule(),
    NameNoStateWordsRule(),
    NameUniqueAmongSiblingsRule(),
    ParentChildNotDuplicateRule(),
    DescriptionDiffersRule(),
    LabelInNameRule(),
    MnemonicUniqueRule(),
    AccessibleIDUniqueRule(),
  ]
}
