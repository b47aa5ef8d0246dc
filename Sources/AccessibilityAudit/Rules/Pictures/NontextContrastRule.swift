// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Whether a picture is needed to understand the window is for a person to say.
struct NontextContrastRule: Rule {
  let id = "nontext-contrast"
  let help = "Icons stand out from what is behind them"
  let advice = "Draw the icon with a contrast of at least 3 to 1."
  let impact = Impact.moderate
  let kind = RuleKind.pixels
  let standards: [Standard] = [.wcag("1.4.11"), .en("11.1.4.11")]
  let applicability =
    Condition.hasRole(RoleGroups.images) && .isShowing && .isEnabled
    && .isDrawn
    && Condition("is no larger than an icon, and was measured in a picture of its window") {
      node, context in
      guard let frame = node.frame, context.evidence.appearances[node.id] != nil else {
        return false
      }
      return frame.width <= Self.iconSide && frame.height <= Self.iconSide
    }

  let expectations = [
    Expectation(
      "low-contrast",
      Condition("differs from its background by a contrast ratio of at least 3") { node, context in
        try context.contrast(of: node) >= 3 - 0.01
      },
      review: .always,
      message: { node, context in
        let contrast = (try? context.contrast(of: node)) ?? 1
        return
          "its strongest colour has a contrast of \((contrast * 100).rounded(.down) / 100) to 1"
          + " with what is behind it; 3 is needed where it says something"
      })
  ]

  /// What desktops call an icon ends at 64 pixels; above stand pictures.
  private static let iconSide = 64.0
}
