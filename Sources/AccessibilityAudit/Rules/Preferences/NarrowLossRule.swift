// SPDX-License-Identifier: Apache-2.0

/// Who magnifies the screen four times has the room of a narrow window.
struct NarrowLossRule: Rule {
  let id = "narrow-loss"
  let help = "Nothing is lost or cut off where the window is narrow"
  let advice =
    "Let rows wrap into columns and texts into lines as the window gets narrower, give the window no"
    + " smaller least size than its content has, and let it scroll up and down."
  let impact = Impact.serious
  let kind = RuleKind.preferences
  let standards: [Standard] = [.wcag("1.4.10"), .en("11.1.4.10.1")]
  let applicability = Condition.isPreferenceWindow
  let expectations = LossExpectations.all(.narrowWindow, "in a narrow window")
}
