// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What changes by itself moves under a person's hands, and makes every audit differ.
struct SnapshotStableRule: Rule {
  let id = "snapshot-stable"
  let help = "The tree stays the same while nobody touches the application"
  let advice =
    "Change elements when something happens. A clock or a progress may go on; say what it is by its"
    + " role. Let people stop what moves. Keep what a person has entered, or warn them and let them have more time."
  let impact = Impact.minor
  let kind = RuleKind.actions
  let standards: [Standard] = [
    .wcag("2.2.1"), .wcag("2.2.2"), .wcag("4.1.2"), .en("11.2.2.1"), .en("11.2.2.2"),
    .en("11.5.2.5"), .section508("502.3.1"),
  ]
  let applicability = Condition("is in a tree that was read twice") { node, context in
    guard context.evidence.actionTrials?.idleChanges == nil else { return true }
    guard node.id == context.tree.root else { return false }
    throw NotTested("the idle application was not read twice")
  }

  let expectations = [
    Expectation(
      "changed-by-itself",
      Condition("is the same in both reads, and is not called otherwise again and again") {
        node, context in
        context.index(TrialIndex.self).idleChanges[node.id] == nil && !isMoving(node, context)
      },
      review: .always,
      message: { node, context in
        if isMoving(node, context) {
          return
            "it was called otherwise again and again while nobody touched it; can that be paused?"
        }
        let change = context.index(TrialIndex.self).idleChanges[node.id]?.first
        let place = change?.element == node.id ? "its" : Escaped.brief(change?.place ?? "") + ":"
        return "\(place) \(change?.property.rawValue ?? "") went from"
          + " \"\(Escaped.brief(change?.from ?? ""))\" to \"\(Escaped.brief(change?.to ?? ""))\""
          + " while nobody touched it"
      }),
    Expectation(
      "entry-lost",
      Condition(
        "keeps what was entered in it, and for 4.5 s what it brought to be read or pressed, while nobody"
          + " touches it"
      ) {
        node, context in
        context.evidence.actionTrials?.losses[node.id] == nil
      },
      review: .always,
      message: { node, context in context.evidence.actionTrials?.losses[node.id] ?? "" }),
    Expectation(
      "moves-by-itself",
      Condition("shows nothing that goes on blinking or moving while nobody touches it for 9 s") {
        node, context in
        context.evidence.actionTrials?.motions[node.id] == nil
      },
      review: .always,
      message: { node, context in
        let motions = context.evidence.actionTrials?.motions[node.id] ?? []
        return "it blinks or moves by itself "
          + motions.map { motion in
            let page = motion.page.map { "on the page \"\(Escaped.brief($0))\" " } ?? ""
            return page + "in \(Plural.of(motion.places, "place"))"
          }.joined(separator: ", ")
          + " (squares of 16 pixels), and no button says that it stops that; can it be stopped?"
      }),
  ]

  private static func isMoving(_ node: Node, _ context: AuditContext) -> Bool {
    context.evidence.actionTrials?.movers.contains(node.id) ?? false
  }
}
