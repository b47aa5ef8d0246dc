// SPDX-License-Identifier: Apache-2.0

/// What changes without a word does not change for who only hears.
struct ParityEventsRule: Rule {
  let id = "parity-events"
  let help = "Assistive technologies are told of every change, whichever way it came about"
  let advice =
    "Keep what a view shows in State, or in something that it observes; a change of anything else is"
    + " noticed only by chance."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.15"), .section508("502.3.14")]
  let applicability = Condition.model("has a gesture that changes something") {
    !$0.trials.isEmpty
  }

  let expectations: [Expectation] = [
    .every(
      "silent-change", "tells every change", of: \.trials, isRight: \.silentChanges.isEmpty,
      message: {
        "\($0.gesture) changes something that nobody is told: "
          + $0.silentChanges.joined(separator: ", ")
      })
  ]
}
