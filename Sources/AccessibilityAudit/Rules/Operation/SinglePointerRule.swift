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
    + " element (accessibilityLinkedGroup, or the relation controlled-by). Beside a place for what is dropped, put a"
    + " button that chooses it."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.5.1"), .wcag("2.5.7"), .en("11.2.5.1")]
  let applicability =
    Condition(
      "says that it takes more than single clicks, which no menu of its own does, or in words that something is to be"
        + " dropped there, where it is no part of a control"
    ) {
      node, context in
      !(node.attributes["pointergestures"] ?? "").isEmpty || isPlaceToDrop(node, context)
    } && .isShowing && .isEnabled

  let expectations = [
    Expectation(
      "no-other-way",
      Condition("is controlled by, or linked with, something that can be clicked") {
        node, context in
        if isPlaceToDrop(node, context) { return true }
        return node.relations.contains { relation in
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
      }),
    Expectation(
      "drop-alone",
      Condition(
        "has, if something is to be dropped on it, a closed menu in its window, or a control whose name says that it"
          + " chooses, opens, adds, imports or attaches"
      ) { node, context in
        guard isPlaceToDrop(node, context), let window = context.window(of: node.id) else {
          return true
        }
        return context.descendants(of: window).contains { other in
          (pressed.contains(other.role) || RoleGroups.menus.contains(other.role))
            && other.states[.hasPopup] || other.role == .buttonMenu
            || pressed.contains(other.role) && DropWords.chooses(context.name(of: other))
        }
      },
      review: .always,
      message: { node, _ in
        "\"\(Escaped.brief(node.name))\" asks for a drag, and no button, menu item or link says that it does the same"
      }),
  ]

  private static let pressed = RoleGroups.buttons.union(RoleGroups.menuItems)

  private static func isPlaceToDrop(_ node: Node, _ context: AuditContext) -> Bool {
    (TextClippedRule.words.contains(node.role)
      || RoleGroups.generic.contains(node.role) && node.children.isEmpty)
      && DropWords.ask(node.name) && !context.isPartOfControl(node)
      && !context.ancestors(of: node).prefix(3).contains { box in
        box.actions.contains { ActionNames.isClickOfItsOwn($0.name, of: context.toolkit) }
          && !RoleGroups.windows.contains(box.role)
      }
  }
}
