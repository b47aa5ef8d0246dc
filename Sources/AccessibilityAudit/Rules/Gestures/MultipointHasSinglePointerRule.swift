// SPDX-License-Identifier: Apache-2.0

/// Ways, strokes and several fingers are closed to people who point with one finger, a mouth stick
/// or an eye.
struct MultipointHasSinglePointerRule: Rule {
  let id = "multipoint-has-single-pointer"
  let help = "What several fingers or a path do, single clicks do as well"
  let advice = "Leave the actions menu on, or add buttons that do the same."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.5.1"), .en("11.2.5.1")]
  let applicability = Condition.hasGesture("takes several fingers, or a path", demands)
  private static let demands: Set<ModelGesture.Demand> = [.severalContacts, .path]

  let expectations: [Expectation] = [
    .every(
      "no-single-pointer", "can be operated by single clicks as well",
      of: { $0.gestures.filter { $0.asks(for: demands) } },
      isRight: { !$0.clicks.isEmpty || $0.essentialReason != nil },
      message: { "it takes \($0.text), and no click does the same" }),
    .notEssential("has clicks for paths whose author calls them essential", of: demands) {
      !$0.clicks.isEmpty
    },
  ]
}
