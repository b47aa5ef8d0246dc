// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader lists actions by their names.
struct ActionNamedRule: Rule {
  let id = "action-named"
  let help = "Actions have names that tell them apart"
  let advice =
    "Give each action of an element its own short name (click, toggle, expand), and a description"
    + " where the name is not one that other toolkits use."
  let impact = Impact.minor
  let standards: [Standard] = [.en("11.5.2.11"), .section508("502.3.10")]
  let applicability = Condition(
    "is showing, has actions, and is a control or takes the focus"
  ) { node, context in
    ActionNameFaults.isJudged(node, context)
  }

  let expectations = [
    Expectation(
      "empty-name",
      Condition("is not the first of the elements with an action that has no name") {
        node, context in
        told(at: node, .empty, context).isEmpty
      },
      review: .always,
      message: { node, context in
        "it has an action without a name" + others(told(at: node, .empty, context))
      }),
    Expectation(
      "same-name",
      Condition("is not the first of the elements with two actions of one name") { node, context in
        told(at: node, .twice, context).isEmpty
      },
      review: .always,
      message: { node, context in
        let faults = told(at: node, .twice, context)
        return
          "several of its actions are named \"\(Escaped.brief(faults.first?.fault.name ?? ""))\""
          + others(faults)
      }),
    Expectation(
      "unknown-name",
      Condition(
        "is not the first of the elements with an action of a name that no toolkit is known for and"
          + " that has no description"
      ) { node, context in
        told(at: node, .unknown, context).isEmpty
      },
      review: .always,
      message: { node, context in
        let faults = told(at: node, .unknown, context)
        let names = faults.map { Escaped.brief($0.fault.name) }.joined(separator: ", ")
        return "nothing says what its action does: \(names)" + others(faults)
      }),
  ]

  private static func told(
    at node: Node, _ kind: ActionNameFaults.Kind, _ context: AuditContext
  ) -> [(fault: ActionNameFaults.Fault, count: Int)] {
    context.index(ActionNameFaults.self).told(at: node.id, kind)
  }

  private static func others(_ faults: [(fault: ActionNameFaults.Fault, count: Int)]) -> String {
    let count = (faults.map(\.count).max() ?? 1) - 1
    return count > 0 ? "; so have \(count) more elements" : ""
  }
}
