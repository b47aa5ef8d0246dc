// SPDX-License-Identifier: Apache-2.0

/// Every rule, in the order of the reports.
public enum RuleRegistry {
  /// Every rule, experimental ones too, in the order of reports.
  public static let all: [any Rule] =
    preflight + naming + structure + operation + keyboardWalk + actionTrials + parity + pictures
    + preferences + gestures

  /// What runs where nothing else is said.
  public static let standard: [any Rule] = all.filter { $0.standing != .experimental }

  /// The rule of this id; nil where there is none.
  public static func rule(_ id: String) -> (any Rule)? {
    all.first { $0.id == id }
  }
}
