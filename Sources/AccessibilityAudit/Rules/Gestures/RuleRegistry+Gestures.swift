// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// What an Evenhand application declares of its gestures.
  static let gestures: [any Rule] = [
    GestureHasKeyRule(),
    GestureHasActionRule(),
    DragHasSinglePointerRule(),
    MultipointHasSinglePointerRule(),
    GestureDiscoverableRule(),
    PointerCancelRule(),
    TimingFreeRule(),
    AdjustableLawsRule(),
    ParityProofRule(),
    ParityGranularityRule(),
    ParityCostRule(),
    ParityEventsRule(),
    GestureConflictRule(),
    TransientResetRule(),
    DirectionAwareRule(),
    ModelMatchesBusRule(),
  ]
}
