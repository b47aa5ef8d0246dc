// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Dragging, ways and several fingers are closed to people who can point but not do that.
///
/// An element says in the attribute `pointergestures` what it asks of a pointer where no menu of its
/// own does the same; other toolkits do not expose it.
struct SinglePointerRule: Rule {
  let id = "single-pointer"
  let help = "What takes a drag or several fingers can be done with single clicks"
  let advice =
    "Leave the element's actions menu on, or give buttons that do the same, and link them with the"
    + " element (accessibilityLinkedGroup, or the relation controlled-by)."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.5.1"), .wcag("2.5.7"), .en("11.2.5.1")]
  let applicability =
    Condition("says that it takes more than single clicks, which no menu of its own does") {
      node, _ in
      !(node.attributes["pointergestures"] ?? "").isEmpty
    } && .isShowing && .isEnabled

  let expectations = [
    Expectation(
      "no-other-way",
      Condition("is controlled by, or linked with, something that can be clicked") {
        node, context in
        node.relations.contains { relation in
          (relation.kind == .controlledBy || relation.kind == .memberOf)
            && relation.targets.contains { target in
              guard target != node.id, let other = context[target] else { return false }
              return other.states[.showing]
                && other.actions.contains { ActionNames.isClickLike($0.name) }
            }
        }
      },
      message: { node, _ in
        "it takes \(node.attributes["pointergestures"] ?? ""), and nothing that can be clicked does"
          + " the same"
      })
  ]
}
