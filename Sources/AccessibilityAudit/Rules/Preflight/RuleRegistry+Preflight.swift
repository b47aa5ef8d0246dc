// SPDX-License-Identifier: Apache-2.0

extension RuleRegistry {
  /// Whether there is anything to judge.
  static let preflight: [any Rule] = [
    EnvironmentBusRule(),
    ApplicationOnBusRule(),
    ApplicationResponsiveRule(),
    ApplicationExposesTreeRule(),
    WebContentSkippedRule(),
  ]
}
