// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Inside of a group Tab does not help: it goes past.
struct GroupArrowsRule: Rule {
  let id = "group-arrows"
  let help = "Arrow keys move in groups and adjust what has a value"
  let advice =
    "Let arrows go from one item to the next, or change the value by the least step that a pointer can, and"
    + " Home and End go to the ends."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("2.1.1"), .en("11.2.1.1.1")]
  let applicability = Condition(
    "had keys for groups tried on it, and is adjustable in a range that is not empty, or has several items"
      + " and one stop, and is no tool bar"
  ) { node, context in
    // Tab may stop at each button of a tool bar; where it does not, tab-reaches-all says so.
    guard let trial = context.keyboard.groups[node.id], node.role != .toolBar else { return false }
    if let value = node.value, value.minimum >= value.maximum { return false }
    if RoleGroups.adjustables.contains(node.role) || trial.gap != nil { return true }
    let items = context.children(of: node).filter {
      $0.states[.showing] && $0.states[.enabled] && !headers.contains($0.role)
    }
    // Where Tab stops at each item, nobody needs arrows.
    return items.count > 1 && items.count { context.keyboard.stops.contains($0.id) } < 2
  }

  let expectations = [
    Expectation(
      "no-response",
      Condition("answers an arrow key") { node, context in
        guard let trial = context.keyboard.groups[node.id] else { return true }
        if let gap = trial.gap { throw NotTested(gap) }
        if !trial.effective.isEmpty { return true }
        let tabs = context.children(of: node).filter { $0.role == .pageTab }
        if tabs.count > 1, tabs.count(where: { !context.mayBeDisabledTab($0) }) < 2 {
          throw NotTested(AuditContext.disabledTabs)
        }
        return false
      },
      message: { node, context in
        let tried = context.keyboard.groups[node.id]?.tried ?? []
        return "none of these does anything: " + tried.joined(separator: ", ")
      }),
    Expectation(
      "no-way-to-the-ends",
      Condition("where it is adjustable, answers Home, End, Page Up or Page Down") {
        node, context in
        guard RoleGroups.adjustables.contains(node.role),
          let trial = context.keyboard.groups[node.id], trial.tried.contains("Home")
        else { return true }
        return trial.effective.contains { ["Home", "End", "Page Up", "Page Down"].contains($0) }
      },
      review: .always,
      message: { _, _ in "arrows adjust it, but none of Home, End, Page Up, Page Down does" }),
    Expectation(
      "coarse-steps",
      Condition(
        "takes nothing between two steps of an arrow, where a step is a fifth of its range or more"
      ) { node, context in
        context.keyboard.groups[node.id]?.coarseStep == nil
      },
      review: .always,
      message: { node, context in
        let range = node.value.map { "\($0.minimum)...\($0.maximum)" } ?? ""
        return
          "an arrow moves it by \(context.keyboard.groups[node.id]?.coarseStep ?? 0) in \(range), and"
          + " it takes what lies between: can keys set that?"
      }),
  ]

  /// What stands above a list that may be empty.
  private static let headers: RoleSet = [
    .header, .columnHeader, .rowHeader, .tableColumnHeader, .tableRowHeader,
  ]
}
