// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "2 items selected" is counted by the container, "selected" is said by the item.
struct SelectionConsistentRule: Rule {
  let id = "selection-consistent"
  let help = "A container and its items agree about what is selected"
  let advice =
    "Let NSelectedChildren count the children with the state selected, and set multiselectable where"
    + " there can be several."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.13"), .section508("502.3.12")]
  /// Tables select whole rows of cells, combo boxes and menus what is in a menu of theirs.
  let applicability =
    Condition.hasRole([.list, .listBox, .pageTabList, .tree]) && .isShowing
    && Condition("answers Selection") { node, _ in node.interfaces.contains(.selection) }

  let expectations = [
    Expectation(
      "several-selected",
      Condition("has one selected item at most, unless several can be selected") {
        node, context in
        canSelectSeveral(node, context) || selected(node, context).count <= 1
      },
      message: { node, context in
        "\(selected(node, context).count) items are selected, but it is not multiselectable"
      }),
    Expectation(
      "no-tab-selected",
      Condition("has a selected tab where it has several") { node, context in
        node.role != .pageTabList || selected(node, context).count > 0
          || context.children(of: node).count { $0.role == .pageTab && $0.states[.showing] } < 2
      },
      review: .always,
      message: { node, context in
        "none of its \(context.children(of: node).count { $0.role == .pageTab }) tabs is selected"
      }),
    Expectation(
      "count-differs",
      Condition("counts as many selected children as have the state selected") { node, context in
        guard let count = context.details(of: node)?.selectedCount else {
          throw NotTested("its selection was not read")
        }
        return count == selected(node, context).count
      },
      review: Condition("may hold items that are not in the tree") { node, context in
        node.states[.managesDescendants] || node.role == .tree
          || context.problems[node.id] != nil
          || context.children(of: node).contains { child in
            (child.attributes["setsize"].flatMap { Int($0) } ?? 0) > node.children.count
          }
      },
      message: { node, context in
        let count = context.details(of: node)?.selectedCount ?? 0
        return "NSelectedChildren says \(count), \(selected(node, context).count) are selected"
      }),
  ]

  private static func items(_ node: Node, _ context: AuditContext) -> [Node] {
    node.role == .tree ? Array(context.descendants(of: node)) : context.children(of: node)
  }

  private static func selected(_ node: Node, _ context: AuditContext) -> [Node] {
    items(node, context).filter { $0.states[.selected] }
  }

  /// Qt says of the items that several can be selected.
  private static func canSelectSeveral(_ node: Node, _ context: AuditContext) -> Bool {
    node.states[.multiselectable]
      || items(node, context).contains { $0.states[.multiselectable] }
  }
}
