// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A state without its ability is one that no key can have led to.
struct StatePairsRule: Rule {
  let id = "state-pairs"
  let help = "What is in a state is able to be in it"
  let advice = "Set focusable with focused, selectable with selected, expandable with expanded."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition("is focused, selected, expanded or collapsed") { node, _ in
      pairs.contains { node.states[$0.state] }
    } && .isNoWebDocument

  let expectations = [
    Expectation(
      "state-without-ability",
      Condition(
        "is focusable where focused, selectable where selected, expandable where expanded or"
          + " collapsed"
      ) { node, _ in
        broken(node).isEmpty
      },
      message: { node, _ in
        broken(node).map { "it is \($0.state.name), but not \($0.ability.name)" }
          .joined(separator: "; ")
      })
  ]

  private static let pairs: [(state: State, ability: State)] = [
    (.focused, .focusable), (.selected, .selectable), (.expanded, .expandable),
    (.collapsed, .expandable),
  ]

  private static func broken(_ node: Node) -> [(state: State, ability: State)] {
    pairs.filter { node.states[$0.state] && !node.states[$0.ability] }
  }
}
