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
  let applicability = Condition.hasGesture("takes several fingers, or a path", kinds)
  private static let kinds: Set<ModelGesture.Kind> = [.swipe, .stroke, .pinch, .rotate, .fingers]

  let expectations: [Expectation] = [
    .every(
      "no-single-pointer", "can be operated by single clicks as well",
      of: { $0.gestures.filter { kinds.contains($0.kind) } },
      isRight: { !$0.clicks.isEmpty || $0.essentialReason != nil },
      message: { "it takes \($0.kind.text), and no click does the same" }),
    .notEssential("has clicks for paths whose author calls them essential", of: kinds) {
      !$0.clicks.isEmpty
    },
  ]
}
