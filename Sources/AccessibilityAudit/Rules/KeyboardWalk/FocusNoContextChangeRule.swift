// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Tool tips and menus may open; windows may not, and nothing may be set.
struct FocusNoContextChangeRule: Rule {
  let id = "focus-no-context-change"
  let help = "Moving the focus opens no window and sets nothing"
  let advice = "Wait for a key that means it, such as Enter or Space."
  let impact = Impact.serious
  let kind = RuleKind.keyboard
  let standards: [Standard] = [.wcag("3.2.1"), .en("11.3.2.1")]
  let applicability = Condition.isArrival

  let expectations = [
    Expectation(
      "opens-window",
      Condition("opens no window when it gets the focus") { node, context in
        (context.keyboard.arrivals[node.id] ?? []).allSatisfy(\.openedWindows.isEmpty)
      },
      review: .always,
      message: { node, context in
        let windows = (context.keyboard.arrivals[node.id] ?? []).flatMap(\.openedWindows)
        return "when it got the focus, this opened: "
          + Set(windows).sorted().joined(separator: ", ")
      }),
    Expectation(
      "changes-value",
      Condition(
        "changes no value, and checks nothing, when it gets the focus; a row may show what it stands for"
      ) { node, context in rows.contains(node.role) || changed(node, context).isEmpty },
      review: .always,
      message: { node, context in
        let names = changed(node, context).map { other in
          other.id == node.id ? "its own" : other.role.name + "[" + Escaped.brief(other.name) + "]"
        }
        return "when it got the focus, a value changed: " + names.joined(separator: ", ")
      }),
  ]

  /// What a list shows beside it goes along with what is chosen in it.
  private static let rows: RoleSet = RoleGroups.items.union([.tableCell, .tableRow])

  /// What scrolls to the element moves its scroll bar, and in GTK 4 what is in the bar. How a page is divided
  /// that comes to be shown is nobody's value.
  private static func changed(_ node: Node, _ context: AuditContext) -> [Node] {
    let changed = Set((context.keyboard.arrivals[node.id] ?? []).flatMap(\.changed))
    return changed.sorted().compactMap { context[$0] }.filter { other in
      ![.scrollBar, .splitPane, .filler].contains(other.role)
        && !context.isInside(other) { $0.role == .scrollBar }
    }
  }
}
