// SPDX-License-Identifier: Apache-2.0

/// Not everybody who can click can hold and move as well. Keys are no way out: who uses a pointer
/// alone has none.
struct DragHasSinglePointerRule: Rule {
  let id = "drag-has-single-pointer"
  let help = "What a drag does, single clicks do as well"
  let advice = "Leave the actions menu on, or add buttons that do the same."
  let impact = Impact.serious
  let kind = RuleKind.model
  let standards: [Standard] = [.wcag("2.5.7")]
  let applicability = Condition.hasGesture("takes a drag", demands)
  private static let demands: Set<ModelGesture.Demand> = [.dragging]

  let expectations: [Expectation] = [
    .every(
      "no-single-pointer", "can be dragged by clicks as well",
      of: { $0.gestures.filter { $0.asks(for: demands) } },
      isRight: { !$0.clicks.isEmpty || $0.essentialReason != nil },
      message: { _ in "it is dragged, and no click does the same" }),
    .notEssential("has clicks for drags whose author calls the path essential", of: demands) {
      !$0.clicks.isEmpty
    },
  ]
}
