// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A state without its ability is one that no key can have led to; of two states that exclude one
/// another, one is a lie.
struct StatePairsRule: Rule {
  let id = "state-pairs"
  let help = "States do not contradict one another, and what is in one is able to be in it"
  let advice =
    "Set focusable with focused, selectable with selected, expandable with expanded; of two states"
    + " that exclude one another, clear the one that is not so."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition("is in a state that needs an ability, or excludes another") { node, _ in
      needs.contains { node.states[$0.0] }
        || opposites.contains { node.states[$0.0] || node.states[$0.1] }
    } && .isNoWebDocument

  let expectations = [
    Expectation(
      "state-without-ability",
      Condition(
        "is focusable where focused, selectable where selected, expandable where expanded or"
          + " collapsed"
      ) { node, _ in
        lacking(node).isEmpty
      },
      message: { node, _ in
        lacking(node).map { "it is \($0.0.name), but not \($0.1.name)" }.joined(separator: "; ")
      }),
    Expectation(
      "contradicting-states",
      Condition(
        "is not expanded and collapsed, editable and read-only, or single-line and multi-line"
      ) { node, _ in
        broken(node).isEmpty
      },
      message: { node, _ in
        broken(node).map { "it is \($0.0.name) and \($0.1.name)" }.joined(separator: "; ")
      }),
  ]

  private typealias Pair = (State, State)

  private static let needs: [Pair] = [
    (.focused, .focusable), (.selected, .selectable), (.expanded, .expandable),
    (.collapsed, .expandable),
  ]
  private static let opposites: [Pair] = [
    (.expanded, .collapsed), (.editable, .readOnly), (.singleLine, .multiLine),
  ]

  private static func lacking(_ node: Node) -> [Pair] {
    needs.filter { node.states[$0.0] && !node.states[$0.1] }
  }

  private static func broken(_ node: Node) -> [Pair] {
    opposites.filter { node.states[$0.0] && node.states[$0.1] }
  }
}
