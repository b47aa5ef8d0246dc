// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// Roles, states, values, the tree, and places.
  static let structure: [any Rule] = [
    RoleKnownRule(),
    RoleConsistentRule(),
    RoleInterfacesRule(),
    RoleNoForeignInterfacesRule(),
    RoleStatesRule(),
    StatePairsRule(),
    StateConflictRule(),
    ValueRangeRule(),
    OrientationRule(),
    RequiredContextRule(),
    RequiredChildrenRule(),
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
}
