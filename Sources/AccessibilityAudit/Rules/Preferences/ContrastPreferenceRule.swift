// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Whether colours change at all; whether they are then strong enough is `text-contrast`'s question.
struct ContrastPreferenceRule: Rule {
  let id = "user-preferences-contrast"
  let help = "Colours follow the high contrast that is set on the desktop"
  let advice =
    "Take colours from the theme, or ask the desktop for its contrast"
    + " (org.freedesktop.appearance contrast) and give stronger lines and colours."
  let impact = Impact.moderate
  let kind = RuleKind.preferences
  let standards: [Standard] = [.en("11.7"), .section508("503.2")]
  let applicability = Condition.isPreferenceWindow

  /// Of a window's pixels. A line of two pixels round one button of a usual window is about this
  /// much.
  private static let leastChange = 0.001

  let expectations = [
    Expectation(
      "contrast-ignored",
      Condition("has other colours where high contrast is set") { node, context in
        let picture = try context.preferences.picture(of: node, .highContrast)
        if picture.changed >= leastChange { return true }
        if let gap = PreferenceReach.gap(.highContrast, in: context) { throw NotTested(gap) }
        return false
      },
      review: .always,
      message: { node, context in
        let picture = try? context.preferences.picture(of: node, .highContrast)
        return "with high contrast set \(Share(picture?.changed ?? 0)) of its picture changed"
      })
  ]
}
