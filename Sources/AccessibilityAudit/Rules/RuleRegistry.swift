// SPDX-License-Identifier: Apache-2.0

/// Every rule, in the order of the reports.
public enum RuleRegistry {
  /// Every rule, experimental ones too, in the order of reports.
  public static let all: [any Rule] =
    preflight + naming + structure + operation + keyboardWalk + actionTrials + parity + pointer
    + pictures
    + preferences + gestures

  /// What runs where nothing else is said.
  public static let standard: [any Rule] = all.filter { $0.standing != .experimental }

  /// The rule of this id; nil where there is none.
  public static func rule(_ id: String) -> (any Rule)? {
    all.first { $0.id == id }
  }

  /// Whether there is anything to judge.
  static let preflight: [any Rule] = [
    EnvironmentBusRule(),
    ApplicationOnBusRule(),
    ApplicationResponsiveRule(),
    ApplicationExposesTreeRule(),
    WebContentSkippedRule(),
  ]

  /// Names, labels and descriptions.
  static let naming: [any Rule] = [
    WindowTitleRule(),
    ControlNameRule(),
    ImageNameRule(),
    FieldLabelRule(),
    FieldRemarkRule(),
    LabelRelationsRule(),
    FocusableNameRule(),
    ContainerNameRule(),
    ContainerNameRecommendedRule(),
    NameInformativeRule(),
    NameHumanRule(),
    ForeignWordsRule(),
    NameNoStateWordsRule(),
    NameUniqueAmongSiblingsRule(),
    NameUniqueRecommendedRule(),
    DescriptionDiffersRule(),
    LabelInNameRule(),
    InstructionWordsRule(),
    MnemonicUniqueRule(),
  ]

  /// Roles, states, values, the tree, and places.
  static let structure: [any Rule] = [
    RoleKnownRule(),
    RoleInterfacesRule(),
    RoleStatesRule(),
    StatePairsRule(),
    ValueRangeRule(),
    OrientationRule(),
    NoNestedInteractiveRule(),
    RadioInGroupRule(),
    SetPositionRule(),
    SelectionConsistentRule(),
    TableStructureRule(),
    HeadingLevelRule(),
    OneFocusRule(),
    HiddenNotFocusableRule(),
    TreeIntegrityRule(),
    BoundsValidRule(),
    BoundsInWindowRule(),
    HitTestRule(),
    TextInterfaceRule(),
  ]

  /// Actions and keys, as far as the tree tells of them.
  static let operation: [any Rule] = [
    InteractiveHasActionRule(),
    ActionFocusableRule(),
    KeyboardReachableRule(),
    SinglePointerRule(),
    ActionNamedRule(),
    KeybindingFormatRule(),
    KeybindingUniqueRule(),
    SingleKeyShortcutRule(),
  ]

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
    TypingNoContextChangeRule(),
    DialogKeysRule(),
    GroupArrowsRule(),
    KeybindingWorksRule(),
    KeyAnsweredRule(),
  ]

  /// What comes of actions that are performed.
  static let actionTrials: [any Rule] = [
    ActionEffectiveRule(),
    ValueSettableRule(),
    TextSettableRule(),
    FocusSettableRule(),
    FocusKeptRule(),
    SelectionSettableRule(),
    ChangeNotifiedRule(),
    StatusAnnouncedRule(),
    DrawnChangeToldRule(),
    DisabledInertRule(),
    LossAskedRule(),
    UsageBeforeUseRule(),
    InputNoContextChangeRule(),
    SnapshotStableRule(),
  ]

  /// What comes of the same thing done by several ways.
  static let parity: [any Rule] = [LiveParityRule()]

  /// What the pointer does where no control is exposed, and at buttons.
  static let pointer: [any Rule] = [PointerPlacesRule(), ActsOnReleaseRule()]

  /// What a picture of the window shows, and what places and sizes tell of it.
  static let pictures: [any Rule] = [
    TargetSizeRule(),
    TargetSizeRecommendedRule(),
    TextContrastRule(),
    NontextContrastRule(),
    TextClippedRule(),
    DrawingNamedRule(),
    DrawnInPlaceRule(),
    ColourAloneRule(),
    LinkLookRule(),
    UnexposedTextRule(),
  ]

  /// Whether the application looks as the person asked the desktop for, and keeps what it shows; a
  /// rule for each setting, because a rule says one thing of a window.
  static let preferences: [any Rule] = [
    TextScalePreferenceRule(),
    ContrastPreferenceRule(),
    DarkStylePreferenceRule(),
    ReducedMotionPreferenceRule(),
    LargeTextLossRule(),
    NarrowLossRule(),
  ]

  /// What an Evenhand application declares of its gestures.
  static let gestures: [any Rule] = [
    GestureHasKeyRule(),
    GestureHasActionRule(),
    DragHasSinglePointerRule(),
    MultipointHasSinglePointerRule(),
    GestureDiscoverableRule(),
    UsageSaidRule(),
    GestureFeedbackRule(),
    ScrollNotBlockedRule(),
    PointerCancelRule(),
    TimingFreeRule(),
    AdjustableLawsRule(),
    ParityProofRule(),
    ParityGranularityRule(),
    ParityCostRule(),
    ParityEventsRule(),
    GestureConflictRule(),
    HandledKeyAnsweredRule(),
    TransientResetRule(),
    DirectionAwareRule(),
    ModelMatchesBusRule(),
  ]
}
