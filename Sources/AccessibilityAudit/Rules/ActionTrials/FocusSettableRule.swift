// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Screen readers and voice control move the focus to what a person chooses.
struct FocusSettableRule: Rule {
  let id = "focus-settable"
  let help = "What is focusable takes the focus when it is asked to"
  let advice = "Carry out GrabFocus as a click or the Tab key does."
  let impact = Impact.moderate
  let kind = RuleKind.actions
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.14"), .section508("502.3.13")]
  let applicability =
    Condition.wasAsked("to take the focus", .focus)
    && Condition(
      "is not one of several that refuse with the same words, of which the first is told"
    ) {
      node, context in
      !context.index(FocusRefusals.self).isToldElsewhere(node.id)
    }

  private static let kinds: Set<ActionTrial.Kind> = [.focus]

  let expectations = [
    Expectation.survival(kinds),
    Expectation(
      "not-focused",
      Condition("has the focus afterwards, or something in it has") { node, context in
        let trials = try context.index(TrialIndex.self).trials(of: node, kinds)
        guard trials.allSatisfy({ $0.answer == .yes }) else { return false }
        if trials.allSatisfy(\.isAsExpected) { return true }
        if try Condition.isGTK3ComboBox.holds(for: node, in: context) {
          throw NotTested("GTK 3 does not publish which part of a combo box takes the focus")
        }
        try context.index(DialogInFront.self).doubtFocus(of: node, context)
        let window = context.window(of: node.id)?.id
        let isTaken = trials.allSatisfy { trial in
          trial.isAsExpected || trial.events.contains { $0.isNewWindow && $0.element != window }
        }
        if isTaken {
          throw NotTested("another window took the focus meanwhile")
        }
        return false
      },
      review: .always,
      message: { node, context in
        let others = context.index(FocusRefusals.self).others(after: node.id)
        let more = others == 0 ? "" : ", and so did \(others) others"
        let trial = context.trial(of: node, kinds) { $0.answer != .yes }
        return trial.map { "it was asked to take the focus and refused" + $0.quotedAnswer + more }
          ?? "it was asked to take the focus, said that it did, and does not have it"
      }),
  ]
}

/// Elements that refuse the focus with the same words: one fault of the toolkit, told once.
struct FocusRefusals: AuditIndex {
  private var counts: [ElementID: Int] = [:]
  private var toldElsewhere: Set<ElementID> = []

  /// From so many on it is the toolkit that refuses, and not one element.
  private static let crowd = 3

  init(_ context: AuditContext) {
    let trials = context.evidence.actionTrials?.trials ?? []
    let refused = trials.filter { $0.kind == .focus && $0.answer == .no && !$0.answerText.isEmpty }
    for (_, group) in Dictionary(grouping: refused, by: \.answerText)
    where group.count >= Self.crowd {
      counts[group[0].element] = group.count - 1
      toldElsewhere.formUnion(group.dropFirst().map(\.element))
    }
  }

  func isToldElsewhere(_ element: ElementID) -> Bool { toldElsewhere.contains(element) }

  /// How many more refused as the first of them did; 0 for one that stands for itself.
  func others(after first: ElementID) -> Int { counts[first] ?? 0 }
}
