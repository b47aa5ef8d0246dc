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
    )
    && Condition("is focusable, or a button with an action") { node, _ in SiblingTwins.counts(node)
    }
    && .isShowing && .isDrawn && .hasName
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
        let other = twins.lazy.compactMap { context[$0] }.first { $0.id != node.id }
        if let other, other.description.trimmed != node.description.trimmed {
          return "the \(other.role.name) beside it has this name too, and its own tool tip says"
            + " \"\(Escaped.brief(node.description))\""
        }
        return "\(twins.count) siblings with the role \(node.role.name) have this name"
          + context.places(of: twins)
      }),
    Expectation(
      "same-name-in-rows",
      Condition(
        "is not the first button or switch of its name in rows side by side that have no names, and differ"
      ) { node, context in
        context.index(SiblingTwins.self).twinsInRows(from: node.id).isEmpty
      },
      review: .always,
      message: { node, context in
        let twins = context.index(SiblingTwins.self).twinsInRows(from: node.id)
        return "\(twins.count) controls in rows side by side have this name, and no row has one"
          + context.places(of: twins)
      }),
  ]
}

/// Orca says the row before "Remove" where the focus comes into it; a list of all buttons says it six times.
struct NameUniqueRecommendedRule: Rule {
  let id = "name-unique-recommended"
  let help = "Buttons in the rows of a list say in their names what they belong to"
  let advice = "Say in each name what it belongs to (\"Remove Anna\", \"Remove Ben\")."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("2.4.6")]
  let applicability =
    Condition.hasRole(RoleGroups.plainButtons) && .isShowing
    && Condition("stands in a row with a name") { node, context in
      SiblingTwins.namedRow(of: node, context) != nil
    }

  let expectations = [
    Expectation(
      "same-name-in-named-rows",
      Condition("is not the first button of its name and description in several rows of a list") {
        node, context in
        context.index(SiblingTwins.self).twinsInNamedRows(from: node.id).isEmpty
      },
      message: { node, context in
        let twins = context.index(SiblingTwins.self).twinsInNamedRows(from: node.id)
        return "\(twins.count) rows have a button with this name, and only the rows tell them apart"
      })
  ]
}

/// Siblings that are focusable, or buttons, with the same role, name and description.
struct SiblingTwins: AuditIndex {
  private struct Key: Hashable {
    let parent: ElementID
    let role: Role
    let name: String
    let description: String
    /// Of what has a name of its own beside them.
    var labels: [String] = []
  }

  /// By the first of them.
  private let twins: [ElementID: [ElementID]]
  private let twinsInRows: [ElementID: [ElementID]]
  private let twinsInNamedRows: [ElementID: [ElementID]]

  init(_ context: AuditContext) {
    twinsInRows = Self.twinsInRows(context)
    twinsInNamedRows = Self.twinsInNamedRows(context)
    var groups: [Key: [ElementID]] = [:]
    groups.reserveCapacity(context.nodes.count)
    for node in context.nodes where Self.counts(node) && node.states[.showing] {
      guard let parent = Self.holder(of: node, context)?.id else { continue }
      let name = Self.spoken(context.name(of: node))
      if name.isEmpty { continue }
      let key = Key(
        parent: parent, role: node.role, name: name, description: node.description.trimmed,
        labels: Self.ownLabels(of: node, context))
      groups[key, default: []].append(node.id)
    }
    var twins: [ElementID: [ElementID]] = [:]
    for group in groups.values where group.count > 1 { twins[group[0]] = group }
    for (copy, original) in Self.copies(context) { twins[copy] = [copy, original] }
    self.twins = twins
  }

  /// What takes no focus by keys may be pressed all the same.
  static func counts(_ node: Node) -> Bool {
    node.states[.focusable] || RoleGroups.plainButtons.contains(node.role) && !node.actions.isEmpty
  }

  /// What it stands in, beside others: GTK 3 puts a box round each button of a tool bar.
  private static func holder(of node: Node, _ context: AuditContext) -> Node? {
    let box = context.parent(of: node)
    let outer = box.flatMap(context.parent)
    return outer?.role == .toolBar && box?.children.count == 1 ? outer : box
  }

  /// All of them, where the element is the first of several; none otherwise.
  func twins(from first: ElementID) -> [ElementID] { twins[first] ?? [] }

  /// The same of buttons that stand in a row each.
  func twinsInRows(from first: ElementID) -> [ElementID] { twinsInRows[first] ?? [] }

  func twinsInNamedRows(from first: ElementID) -> [ElementID] { twinsInNamedRows[first] ?? [] }

  /// "Start at:" and "Start at" sound alike.
  private static func spoken(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()).trimmed : name
  }

  /// Buttons with the name of one beside them that needs no tool tip, and a tool tip that has no word of
  /// it, or beside one whose tool tip says it, and theirs does not: the name has been copied.
  private static func copies(_ context: AuditContext) -> [(copy: ElementID, original: ElementID)] {
    context.nodes.compactMap { node in
      guard RoleGroups.plainButtons.contains(node.role), node.states[.focusable],
        node.states[.showing], let parent = context.parent(of: node)
      else { return nil }
      let name = context.name(of: node)
      let tip = ComparedText(node.description)
      let words = ComparedText(name)
      guard !words.isEmpty, !tip.isEmpty, !tip.contains(words) else { return nil }
      let isForeign = Set(tip.words).isDisjoint(with: words.words)
      let original = context.children(of: parent).first { other in
        other.id != node.id && RoleGroups.plainButtons.contains(other.role)
          && other.states[.focusable] && other.states[.showing]
          && context.name(of: other) == name
          && (other.description.trimmed.isEmpty
            ? isForeign : ComparedText(other.description) == words)
      }
      return original.map { (node.id, $0.id) }
    }
  }

  /// The item of a list round it, or the box that it stands in, where that has no name.
  private static func row(of node: Node, _ context: AuditContext) -> Node? {
    let item = context.ancestors(of: node).prefix(4).first { items.contains($0.role) }
    guard let row = item ?? context.parent(of: node) else { return nil }
    let name = context.name(of: row)
    if item != nil {
      return name.isEmpty || context.toolkit.has(.namesByClass) && NameForm.isTypeName(name)
        ? row : nil
    }
    return (rows.contains(row.role) || context.isInnerFrame(row)) && name.isEmpty ? row : nil
  }

  private static let rows: RoleSet = [.panel, .filler, .section]
  private static let items: RoleSet = [.listItem, .tableRow]
  private static let switches: RoleSet = [.checkBox, .switchControl]

  /// The item of a list round it, where that has a name.
  static func namedRow(of node: Node, _ context: AuditContext) -> Node? {
    context.ancestors(of: node).prefix(4).first { items.contains($0.role) }.flatMap {
      row(of: node, context) == nil ? $0 : nil
    }
  }

  private static func twinsInNamedRows(_ context: AuditContext) -> [ElementID: [ElementID]] {
    var groups: [Key: [(button: ElementID, row: ElementID)]] = [:]
    for node in context.nodes
    where RoleGroups.plainButtons.contains(node.role) && node.states[.focusable]
      && node.states[.showing]
    {
      let name = context.name(of: node)
      guard !name.isEmpty, !NameForm.isClassName(name), let row = namedRow(of: node, context),
        let list = context.parent(of: row.id), !context.name(of: row).contains(name)
      else { continue }
      let key = Key(
        parent: list, role: node.role, name: name, description: node.description.trimmed)
      // One of each row.
      if groups[key]?.last?.row != row.id { groups[key, default: []].append((node.id, row.id)) }
    }
    return Dictionary(
      groups.values.filter { $0.count > 1 }.map { ($0[0].button, $0.map(\.button)) },
      uniquingKeysWith: { $1 })
  }

  private static func ownLabels(of node: Node, _ context: AuditContext) -> [String] {
    node.name.trimmed.isEmpty ? [] : context.labels(of: node).map(\.name)
  }

  private static func twinsInRows(_ context: AuditContext) -> [ElementID: [ElementID]] {
    var groups: [Key: [(button: ElementID, words: [String])]] = [:]
    for node in context.nodes
    where (RoleGroups.plainButtons.contains(node.role) || switches.contains(node.role))
      && node.states[.focusable] && node.states[.showing]
    {
      let name = context.name(of: node)
      guard !name.isEmpty, let row = row(of: node, context), let table = context.parent(of: row.id)
      else { continue }
      let isItem = !rows.contains(row.role)
      let others = (isItem ? Array(context.descendants(of: row)) : context.children(of: row))
        .filter { $0.id != node.id && $0.states[.showing] && (!isItem || $0.role == .label) }
      // A switch has the name of the label in its row, where that was not copied.
      let isSwitch = switches.contains(node.role)
      let words = others.map { context.name(of: $0) }
        .filter { !$0.isEmpty && (isSwitch || $0 != name) }
      let key = Key(
        parent: table, role: node.role, name: name, description: node.description.trimmed,
        labels: ownLabels(of: node, context))
      groups[key, default: []].append((node.id, words))
    }
    var twins: [ElementID: [ElementID]] = [:]
    for group in groups.values where group.count > 1 {
      // What tells the rows apart for the eye.
      guard group.allSatisfy({ !$0.words.isEmpty }), Set(group.map(\.words)).count == group.count
      else { continue }
      twins[group[0].button] = group.map(\.button)
    }
    return twins
  }
}
