// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader presents a button as one thing: what can be operated inside of it is passed over.
struct NoNestedInteractiveRule: Rule {
  let id = "no-nested-interactive"
  let help = "No control stands inside a button, link, menu item or tab"
  let advice = "Put the inner control beside the outer one, and let each have one action."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2")]
  let applicability =
    Condition.hasRole(RoleGroups.buttons.union(RoleGroups.menuItems).union([.pageTab]))
    && .isShowing
    && Condition("takes the focus or an action like a click itself") { node, _ in
      node.states[.focusable] || node.actions.contains { ActionNames.isClickLike($0.name) }
    }
    && .not(.isWrapper, "is no wrapper of the control that does its work")

  let expectations = [
    Expectation(
      "nested-control",
      Condition(
        "has no focusable control inside of its own place; menus, windows and the pages of tabs are"
          + " other places"
      ) { node, context in
        inner(node, context) == nil
      },
      review: .always,
      message: { node, context in
        let inner = inner(node, context)?.role.withArticle ?? "a control"
        return "\(inner) stands inside the \(node.role.name)"
      })
  ]

  private static let otherPlaces: RoleSet = RoleGroups.menus.union(RoleGroups.windows)
    .union([.listBox, .list, .toolTip])

  private static func inner(_ node: Node, _ context: AuditContext) -> Node? {
    var stack = context.children(of: node)
    var visited = 0
    while let next = stack.popLast(), visited < 64 {
      visited += 1
      guard next.states[.showing], !otherPlaces.contains(next.role), lies(next, in: node)
      else { continue }
      let isControl = RoleGroups.controls.contains(next.role) || next.isEditableText
      if isControl, next.states[.focusable] { return next }
      stack.append(contentsOf: context.children(of: next))
    }
    return nil
  }

  /// In GTK 3 and LibreOffice a tab holds its page, which lies outside of the tab.
  private static func lies(_ inner: Node, in outer: Node) -> Bool {
    guard let inner = inner.frame, let outer = outer.frame else { return true }
    return outer.contains(x: inner.x + inner.width / 2, y: inner.y + inner.height / 2)
  }
}
