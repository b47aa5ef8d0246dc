// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Of two buttons "More", nobody can tell which is which.
struct NameUniqueAmongSiblingsRule: Rule {
  let id = "name-unique-among-siblings"
  let help = "Controls side by side have different names"
  let advice =
    "Say in each name, or in a description, what it belongs to (\"Remove Anna\", \"Remove Ben\")."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("2.4.6"), .wcag("4.1.2"), .en("11.2.4.6"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole(
      RoleGroups.controls.subtracting([.pageTab]).subtracting(RoleGroups.menuItems).union([.text])
    ) && .isFocusable && .isShowing && .isDrawn && .hasName
    && .hasGivenName
    && .not(.hasTelltaleName, "has a name that says more than its class or role")

  let expectations = [
    Expectation(
      "same-name",
      Condition(
        "is not the first of several siblings with its role and name that no description tells apart"
      ) { node, context in
        context.index(SiblingTwins.self).twins(from: node.id).isEmpty
      },
      review: .always,
      message: { node, context in
        let twins = context.index(SiblingTwins.self).twins(from: node.id)
        return "\(twins.count) siblings with the role \(node.role.name) have this name"
          + context.places(of: twins)
      })
  ]
}

/// Focusable siblings with the same role, name and description.
struct SiblingTwins: AuditIndex {
  private struct Key: Hashable {
    let parent: ElementID
    let role: Role
    let name: String
    let description: String
  }

  /// By the first of them.
  private let twins: [ElementID: [ElementID]]

  init(_ context: AuditContext) {
    var groups: [Key: [ElementID]] = [:]
    groups.reserveCapacity(context.nodes.count)
    for node in context.nodes where node.states[.focusable] && node.states[.showing] {
      guard let parent = context.parent(of: node.id) else { continue }
      let name = context.name(of: node)
      if name.isEmpty { continue }
      let key = Key(
        parent: parent, role: node.role, name: name, description: node.description.trimmed)
      groups[key, default: []].append(node.id)
    }
    var twins: [ElementID: [ElementID]] = [:]
    for group in groups.values where group.count > 1 { twins[group[0]] = group }
    self.twins = twins
  }

  /// All of them, where the element is the first of several; none otherwise.
  func twins(from first: ElementID) -> [ElementID] { twins[first] ?? [] }
}
