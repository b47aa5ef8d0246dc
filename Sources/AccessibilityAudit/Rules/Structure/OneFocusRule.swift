// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Keys go to one place.
struct OneFocusRule: Rule {
  let id = "one-focus"
  let help = "One element at most has the focus, and it is in the active window"
  let advice = "Clear focused where the focus leaves, before it is set where it goes."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.13"), .section508("502.3.12")]
  let applicability =
    Condition("is focused") { node, _ in node.states[.focused] } && .isNoWebDocument
    && Condition("is showing, as what holds it is; hidden-not-focusable judges what is not") {
      node, context in
      isShown(node, context)
    }

  let expectations = [
    Expectation(
      "second-focus",
      Condition(
        "is the only one, the first in the active window, a part of that one, or what holds it and hands"
          + " the focus on"
      ) { node, context in
        guard let first = first(among: counted(with: node, context), context) else { return true }
        return first == node.id || context.isInside(node) { $0.id == first }
          || context[first].map { handsOn(node, toOneOf: [$0], context) } ?? false
      },
      message: { node, context in
        let focused = counted(with: node, context)
        return "\(focused.count) elements say that they are focused: "
          + focused.prefix(4).compactMap { context[$0] }.map(context.whereabouts)
          .joined(separator: "; ")
      }),
    Expectation(
      "inactive-window",
      Condition("is in a window that is active") { node, context in
        if isInActiveWindow(node, context) || context.window(of: node.id) == nil { return true }
        if keepsDialogsQuiet(context) {
          throw NotTested("its toolkit does not say that a dialog is active")
        }
        return false
      },
      review: Condition(
        "belongs to an application without an active window, to GTK 4, which may tell late, or"
          + " stands in a pop-up window"
      ) { node, context in
        let popup = context.window(of: node.id)?.role == .window
        return popup || context.toolkit.has(.tellsActiveWindowLate)
          || !context.children(of: context.tree.rootNode).contains { $0.states[.active] }
      },
      message: { _, _ in "it is focused, but its window is not active" }),
  ]

  /// Those that say that they are focused: in one window alone where nobody says which is active.
  private static func counted(with node: Node, _ context: AuditContext) -> [ElementID] {
    let window = keepsDialogsQuiet(context) ? context.window(of: node.id) : nil
    return context.focused.filter { id in
      guard let node = context[id] else { return false }
      return node.role != .documentWeb && isShown(node, context)
        && (window == nil || context.window(of: id)?.id == window?.id)
    }
  }

  /// A dialog is open of a toolkit that says of its plain windows alone that they are active.
  private static func keepsDialogsQuiet(_ context: AuditContext) -> Bool {
    context.toolkit.has(.tellsShowingOfWindowsAlone)
      && context.children(of: context.tree.rootNode).contains {
        [.dialog, .alert, .filler].contains($0.role) && $0.states[.showing] && !$0.states[.active]
      }
  }

  /// Qt goes on saying that the cells of a hidden view are showing.
  private static func isShown(_ node: Node, _ context: AuditContext) -> Bool {
    node.states[.showing] && context.parent(of: node)?.states[.showing] ?? true
  }

  private static func first(
    among counted: [ElementID], _ context: AuditContext
  ) -> ElementID? {
    let active = counted.filter { context[$0].map { isInActiveWindow($0, context) } ?? false }
    // A view that had the focus may go on calling its current item focused, a menu bar the menu that was
    // last open, and a label its link.
    let own = active.compactMap { context[$0] }.filter { !isPart($0, context) }
    return own.first { !handsOn($0, toOneOf: own, context) }?.id ?? active.first ?? counted.first
  }

  /// What holds the one that has the focus, and cannot have it itself.
  private static func handsOn(
    _ node: Node, toOneOf others: [Node], _ context: AuditContext
  ) -> Bool {
    !node.states[.focusable]
      && others.contains { other in context.isInside(other) { $0.id == node.id } }
  }

  /// A dialog that is drawn inside of its window (Qt Quick's) is active with it.
  private static func isInActiveWindow(_ node: Node, _ context: AuditContext) -> Bool {
    node.states[.active] || context.ancestors(of: node).contains { $0.states[.active] }
  }

  private static func isPart(_ node: Node, _ context: AuditContext) -> Bool {
    RoleGroups.items.contains(node.role) || node.role == .tableCell
      || context.parent(of: node)?.role == .menuBar || context.isLinkInLabel(node)
  }
}
