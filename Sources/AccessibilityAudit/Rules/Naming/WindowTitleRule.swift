// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The title is the first thing that is spoken, and the only thing in a list of windows.
struct WindowTitleRule: Rule {
  let id = "window-title"
  let help = "Windows have a title, each its own"
  let advice = "Give the window a title that says what it is for."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("2.4.2"), .wcag("4.1.2"), .en("11.5.2.5")]
  let applicability =
    Condition.hasRole(RoleGroups.titledWindows.union(RoleGroups.generic)) && .isShowing
    && Condition(
      "is a window of its own, or a modal dialog inside of one; what is docked or is a message needs"
        + " no title"
    ) { node, context in
      node.role == .dialog && node.states[.modal] || context.isTopWindow(node)
    }

  private static let isTitled = Condition("has something in its title bar") { node, context in
    context.evidence.shownTitles[node.id] != nil
  }

  let expectations = [
    Expectation(
      "no-title",
      .hasName || isTitled
        || Condition("is a window of Chromium that is not active, which is not tested") {
          node, context in
          guard context.toolkit.has(.keepsPopupsReady), !node.states[.active] else { return false }
          throw NotTested("Chromium keeps windows of popups ready, and says that they are showing")
        },
      review: Condition("is an alert that shows a text, which is spoken with it") { node, context in
        node.role == .alert
          && context.descendants(of: node).contains { inner in
            inner.role == .label && inner.states[.showing] && !inner.name.trimmed.isEmpty
          }
      },
      message: { _, _ in "the window has no title" }),
    Expectation(
      "untold-title", .not(isTitled, "has nothing in its title bar"), review: .always,
      message: { node, context in
        "\"\(Escaped.brief(context.evidence.shownTitles[node.id] ?? ""))\" stands in its title bar, and no title"
          + " that assistive technologies read"
      }),
    Expectation(
      "title-twice",
      Condition(
        "has a title that no other window has, or is a message, which may have its window's"
      ) {
        node, context in
        let title = context.name(of: node)
        return node.role == .alert
          || !context.nodes.contains { other in
            other.id != node.id && RoleGroups.titledWindows.contains(other.role)
              && other.role != .alert && other.states[.showing] && context.name(of: other) == title
          }
      },
      review: .always,
      message: { _, _ in "another window has the same title" }),
  ]
}
