// SPDX-License-Identifier: Apache-2.0

/// A contact that touched the wrong thing has to be able to go back.
struct PointerCancelRule: Rule {
  let id = "pointer-cancel"
  let help = "A gesture that is broken off leaves everything as it was"
  let advice =
    "Keep what changes during a gesture in GestureState or adjusting(_:), and write it down in"
    + " onEnded; put back in onCancelled what onChanged has written."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.5.2"), .en("11.2.5.2")]
  let applicability = Condition.model("has a gesture that was broken off") { model in
    model.interruptions.contains(where: \.means.isAbort)
  }

  let expectations: [Expectation] = [
    .every(
      "commits-on-down", "does nothing for good when a contact comes down",
      of: { $0.interruptions.filter { $0.means.isAbort && $0.moment == .down } },
      isRight: \.leftover.isEmpty, message: message),
    .every(
      "not-restored", "is as before when a gesture is broken off",
      of: { $0.interruptions.filter(\.means.isAbort) }, isRight: \.leftover.isEmpty,
      message: message),
  ]

  @Sendable private static func message(_ trial: ModelInterruption) -> String {
    "\(trial.gesture): \(trial.means.text) \(trial.moment.text), and this stayed: \(trial.leftover)"
  }
}
