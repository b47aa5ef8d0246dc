// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "1 of 3" and the arrow keys are the group's.
struct RadioInGroupRule: Rule {
  let id = "radio-in-group"
  let help = "A radio button stands in a group, and one of a group is chosen"
  let advice =
    "Tie the radio buttons of one group by the relation member-of, or give posinset and setsize; a"
    + " choice of one is a check box. Set checked on the one that looks chosen."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.1"), .wcag("4.1.2")]
  let applicability = Condition.hasRole([.radioButton]) && .isShowing

  let expectations = [
    Expectation(
      "alone",
      Condition(
        "is a member of something, has a place in a set of more than one, or has another radio"
          + " button in the same container"
      ) { node, context in
        isMember(node) || isInSet(node) || hasFellow(node, context)
      },
      message: { _, _ in "it belongs to no group, and no other radio button is near" }),
    Expectation(
      "none-chosen",
      Condition("is not the first of several radio buttons, none of which is checked") {
        node, context in
        let group = group(of: node, context)
        return group.count < 2 || group[0].id != node.id || group.contains(where: isChosen)
      },
      review: .always,
      message: { node, context in
        "none of \(group(of: node, context).count) choices is checked, whatever they look like"
      }),
    Expectation(
      "question-beside",
      Condition(
        "is not the first of several radio buttons, in no box with a name, behind a label in their line or"
          + " with a colon that is related to nothing"
      ) { node, context in
        question(before: node, context) == nil
      },
      review: .always,
      message: { node, context in
        "these \(group(of: node, context).count) choices have no name together: the label \""
          + Escaped.brief(question(before: node, context)?.name ?? "")
          + "\" before them has no relation to them"
      }),
  ]

  /// What tells a person who sees it what is chosen here, and nobody else.
  private static func question(before node: Node, _ context: AuditContext) -> Node? {
    let group = group(of: node, context)
    guard group.count > 1, group[0].id == node.id, let box = context.parent(of: node),
      context.name(of: box).isEmpty || context.isTopWindow(box)
    else { return nil }
    return context.unrelatedCaption(of: node)
  }

  /// What is showing of the group, in order: its members, where relations say who they are, and
  /// otherwise its siblings.
  private static func group(of node: Node, _ context: AuditContext) -> [Node] {
    let members = node.relations.filter { $0.kind == .memberOf }.flatMap(\.targets)
      .compactMap { context[$0] }.filter { $0.role == .radioButton }
    let all =
      members.isEmpty
      ? context.parent(of: node).map(context.children) ?? []
      : members.contains { $0.id == node.id } ? members : [node] + members
    return all.filter { $0.role == .radioButton && $0.states[.showing] }
      .sorted { (context.place(of: $0.id) ?? 0) < (context.place(of: $1.id) ?? 0) }
  }

  /// Chosen, or neither chosen nor not.
  private static func isChosen(_ node: Node) -> Bool {
    node.states[.checked] || node.states[.indeterminate] || node.states[.selected]
      || node.states[.pressed]
  }

  /// GTK 3 counts a radio button among the members of its own group.
  private static func isMember(_ node: Node) -> Bool {
    node.relations.contains { relation in
      relation.kind == .memberOf && relation.targets.contains { $0 != node.id }
    }
  }

  private static func isInSet(_ node: Node) -> Bool {
    guard node.attributes["posinset"] != nil else { return false }
    return (node.attributes["setsize"].flatMap { Int($0) } ?? 0) != 1
  }

  /// Each may stand in a row or a box of its own: four levels up are looked at.
  private static func hasFellow(_ node: Node, _ context: AuditContext) -> Bool {
    var below = node.id
    for ancestor in context.ancestors(of: node).prefix(4) {
      let others = context.children(of: ancestor).prefix(64).filter { $0.id != below }
      if others.contains(where: { holdsRadio($0, context) }) { return true }
      if RoleGroups.windows.contains(ancestor.role) { return false }
      below = ancestor.id
    }
    return false
  }

  private static func holdsRadio(_ node: Node, _ context: AuditContext) -> Bool {
    node.role == .radioButton
      || context.descendants(of: node).prefix(16).contains { $0.role == .radioButton }
  }
}
