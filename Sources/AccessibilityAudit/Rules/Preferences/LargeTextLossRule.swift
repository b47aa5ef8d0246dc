// SPDX-License-Identifier: Apache-2.0

/// What falls off a window when its text grows is gone for who needs large text.
struct LargeTextLossRule: Rule {
  let id = "large-text-loss"
  let help = "Nothing is lost or cut off where text is set to double size"
  let advice =
    "Let texts wrap and windows grow, and put what is then higher than the screen into something that"
    + " scrolls; give no height or width in pixels to what holds text."
  let impact = Impact.serious
  let kind = RuleKind.preferences
  let standards: [Standard] = [.wcag("1.4.4"), .en("11.1.4.4.1")]
  let applicability = Condition.isPreferenceWindow
  let expectations = LossExpectations.all(.textScale, "with text set to double size")
}
