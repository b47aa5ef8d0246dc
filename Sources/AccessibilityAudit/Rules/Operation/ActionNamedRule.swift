// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader lists actions by their names.
struct ActionNamedRule: Rule {
  let id = "action-named"
  let help = "Actions have names that tell them apart"
  let advice =
    "Give each action of an element its own short name (click, toggle, expand), and a description"
    + " where the name is not one that other toolkits use. Call what opens an element's menu"
    + " show-context-menu: screen readers look for that before they make a secondary click."
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
    named(
      "unknown-name", .unknown,
      "is not the first of the elements with an action of a name that no toolkit is known for and"
        + " that has no description", "nothing says what its action does"),
    named(
      "menu-name", .menu,
      "is not the first of the elements whose menu is opened by an action that clients do not look"
        + " for", "clients that open menus do not look for its action"),
  ]

  /// Says the names.
  private static func named(
    _ reason: String, _ kind: ActionNameFaults.Kind, _ text: String, _ fault: String
  ) -> Expectation {
    Expectation(
      reason, Condition(text) { node, context in told(at: node, kind, context).isEmpty },
      review: .always,
      message: { node, context in
        let faults = told(at: node, kind, context)
        let names = faults.map { Escaped.brief($0.fault.name) }.joined(separator: ", ")
        return "\(fault): \(names)" + others(faults)
      })
  }

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

/// What is wrong with the names of actions. A toolkit makes the same fault at every element, so it is
/// reported once: at the first one, with their number.
struct ActionNameFaults: AuditIndex {
  enum Kind: Hashable {
    case empty
    case twice
    case unknown
    case menu
  }

  struct Fault: Hashable {
    let kind: Kind
    /// The action's name.
    let name: String
  }

  /// By the first element that has it, with how many have it.
  private var told: [ElementID: [(fault: Fault, count: Int)]] = [:]

  /// What the faults of an element are told by: many elements have the same.
  private struct Cause: Hashable {
    let actions: [Action]
    let role: Role
    let hasPopup: Bool
  }

  init(_ context: AuditContext) {
    var first: [Fault: ElementID] = [:]
    var counts: [Fault: Int] = [:]
    var known: [Cause: Set<Fault>] = [:]
    for node in context.nodes where Self.isJudged(node, context) {
      let cause = Cause(
        actions: node.actions, role: node.role, hasPopup: node.states[.hasPopup])
      let faults = known[cause] ?? Set(Self.faults(of: node))
      known[cause] = faults
      for fault in faults {
        counts[fault, default: 0] += 1
        if first[fault] == nil { first[fault] = node.id }
      }
    }
    for (fault, element) in first {
      told[element, default: []].append((fault, counts[fault] ?? 1))
    }
    for element in told.keys { told[element]?.sort { $0.fault.name < $1.fault.name } }
  }

  /// What is reported at this element.
  func told(at element: ElementID, _ kind: Kind) -> [(fault: Fault, count: Int)] {
    (told[element] ?? []).filter { $0.fault.kind == kind }
  }

  /// Chromium gives every panel two actions without names; only what a person operates is judged.
  static func isJudged(_ node: Node, _ context: AuditContext) -> Bool {
    !node.actions.isEmpty && node.states[.showing] && !context.webContent.contains(node.id)
      && (RoleGroups.controls.contains(node.role) || node.isEditableText
        || node.states[.focusable])
  }

  private static func faults(of node: Node) -> [Fault] {
    var seen: Set<String> = []
    let menus = opensMenuOfItsOwn(node) ? node.actions.map(\.name) : []
    return menus.filter(ActionNames.isMenuByAnotherName).map { Fault(kind: .menu, name: $0) }
      + node.actions.compactMap { action in
        let name = action.name.trimmed
        if name.isEmpty { return Fault(kind: .empty, name: "") }
        if !seen.insert(name).inserted { return Fault(kind: .twice, name: name) }
        let isKnown = isKnown(action) || ActionNames.isPhaseOfClick(name, among: node.actions)
        return isKnown ? nil : Fault(kind: .unknown, name: name)
      }
  }

  /// Whether a menu of the element would be one for secondary clicks, and is not found: what a button
  /// or a combo box drops down is another matter.
  private static func opensMenuOfItsOwn(_ node: Node) -> Bool {
    !node.states[.hasPopup] && !dropsDown.contains(node.role) && !isMenuButton(node)
      && !node.actions.contains { ActionNames.isMenu($0.name) }
  }

  /// A button that can only open its menu is pressed for it: Qt 5 says nothing else of one.
  private static func isMenuButton(_ node: Node) -> Bool {
    [.button, .toggleButton, .buttonMenu].contains(node.role)
      && !node.actions.contains { ActionNames.isClickLike($0.name) }
  }

  private static let dropsDown: RoleSet = [.comboBox, .menu, .menuItem, .pageTabList]

  /// A name that needs no description: a word that toolkits use, or GTK 4's `group.action`.
  private static func isKnown(_ action: Action) -> Bool {
    let isDescribed =
      !action.description.trimmed.isEmpty
      || (!action.label.trimmed.isEmpty && action.label != action.name && action.label != ";;")
    return isDescribed || ActionNames.isKnown(action.name)
  }
}
