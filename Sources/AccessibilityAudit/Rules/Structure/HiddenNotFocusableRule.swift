// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Keys that go to what nobody sees are lost.
struct HiddenNotFocusableRule: Rule {
  let id = "hidden-not-focusable"
  let help = "What is hidden takes no focus"
  let advice =
    "Move the focus before its element is hidden or a modal dialog opens, and clear focusable on"
    + " what is hidden."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.4.3"), .wcag("4.1.2")]
  let applicability =
    Condition("is focusable or focused") { node, _ in
      node.states[.focusable] || node.states[.focused]
    }
    && Condition("is not showing, or is behind a modal dialog") { node, context in
      !node.states[.showing] || isBehindModal(node, context)
    }

  let expectations = [
    Expectation(
      "focused-while-hidden",
      Condition("does not have the focus while it is not showing") { node, context in
        !node.states[.focused] || node.states[.showing]
      },
      review: Condition("belongs to an application that does not say what is showing") {
        _, context in
        context.toolkit.has(.tellsShowingOfWindowsAlone)
      },
      message: { _, _ in "it has the focus, but is not showing" }),
    Expectation(
      "focused-behind-modal",
      Condition("does not have the focus behind an active modal dialog") { node, context in
        !node.states[.focused] || !isBehindModal(node, context)
      },
      message: { _, _ in "it has the focus behind an active modal dialog" }),
    Expectation(
      "focusable-while-hidden",
      Condition(
        "is not focusable where it says that it is visible but not showing, among what is showing;"
          + " pages, menus, and what is scrolled or folded away are let off"
      ) { node, context in
        !isHiddenAmongShown(node, context)
      },
      review: .always,
      message: { _, _ in "it is focusable and visible, but not showing; can keys reach it?" }),
  ]

  private static func isBehindModal(_ node: Node, _ context: AuditContext) -> Bool {
    guard let window = context.window(of: node.id), !window.states[.active] else {
      return false
    }
    return context.index(ActiveModals.self).hasOne(beside: window.id)
  }

  private static func isHiddenAmongShown(_ node: Node, _ context: AuditContext) -> Bool {
    guard !context.toolkit.has(.tellsShowingOfWindowsAlone), !node.states[.showing],
      node.states[.visible],
      node.states[.sensitive], RoleGroups.controls.contains(node.role),
      let parent = context.parent(of: node), parent.states[.showing]
    else { return false }
    return !RoleGroups.composites.contains(parent.role)
      && !RoleGroups.menuItems.contains(node.role)
      && !context.isInside(node) { folding.contains($0.role) }
  }

  private static let folding: RoleSet = RoleGroups.composites.union([
    .scrollPane, .viewport, .pageTab,
  ])
}

/// The modal windows that are active and showing.
struct ActiveModals: AuditIndex {
  private let windows: [ElementID]

  init(_ context: AuditContext) {
    windows = context.tree.rootNode.children.filter { id in
      guard let states = context[id]?.states else { return false }
      return states[.modal] && states[.active] && states[.showing]
    }
  }

  func hasOne(beside window: ElementID) -> Bool { windows.contains { $0 != window } }
}
