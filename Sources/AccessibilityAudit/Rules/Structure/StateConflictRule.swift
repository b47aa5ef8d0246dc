// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Of two states that exclude one another, one is a lie.
struct StateConflictRule: Rule {
  let id = "state-conflict"
  let help = "No element is in two states that exclude one another"
  let advice = "Clear the one state where the other is set."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2")]
  let applicability = Condition("has a state that another one excludes or requires") { node, _ in
    node.states[.showing] || node.states[.enabled]
      || conflicts.contains { node.states[$0.state] || node.states[$0.other] }
  }

  let expectations = [
    Expectation(
      "contradicting-states",
      Condition(
        "is not expanded and collapsed, editable and read-only, single-line and multi-line, or"
          + " horizontal and vertical; orientation judges the last where direction is the matter"
      ) { node, _ in
        broken(node).isEmpty
      },
      message: { node, _ in
        broken(node).map { "it is \($0.state.name) and \($0.other.name)" }
          .joined(separator: "; ")
      }),
    Expectation(
      "showing-but-hidden",
      Condition("is visible where it is showing") { node, _ in
        !node.states[.showing] || node.states[.visible]
      },
      message: { _, _ in "it is showing, but not visible" }),
    Expectation(
      "enabled-or-not",
      Condition("is sensitive where it is an enabled control that has a place") {
        node, context in
        guard node.states[.enabled], RoleGroups.controls.contains(node.role),
          try Condition.isDrawn.holds(for: node, in: context)
        else { return true }
        return node.states[.sensitive]
      },
      message: { _, _ in "it is enabled, but not sensitive" }),
  ]

  private static let conflicts: [(state: State, other: State)] = [
    (.expanded, .collapsed), (.editable, .readOnly), (.singleLine, .multiLine),
    (.horizontal, .vertical),
  ]

  private static func broken(_ node: Node) -> [(state: State, other: State)] {
    conflicts.filter { pair in
      node.states[pair.state] && node.states[pair.other]
        && !(pair.state == .horizontal && RoleGroups.orientables.contains(node.role))
    }
  }
}
