// SPDX-License-Identifier: Apache-2.0

/// Every rule, in the order of the reports.
public enum RuleRegistry {
  public static let all: [any Rule] = [
    EnvironmentBusRule(), ApplicationOnBusRule(), ApplicationResponsiveRule(),
    ApplicationExposesTreeRule(), WebContentSkippedRule(),
    WindowTitleRule(), ControlNameRule(), ImageNameRule(), RoleKnownRule(), RoleInterfacesRule(),
    StatePairsRule(), ValueRangeRule(), OrientationRule(), InteractiveHasActionRule(),
    ActionFocusableRule(), KeyboardReachableRule(), SinglePointerRule(), OneFocusRule(),
    TreeIntegrityRule(),
    BoundsValidRule(),
  ]

  public static func rule(_ id: String) -> (any Rule)? {
    all.first { $0.id == id }
  }
}
