// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader chooses words, keys and commands by the role.
struct RoleKnownRule: Rule {
  let id = "role-known"
  let help = "Elements say what they are"
  let advice =
    "Give the element the role of what it does: button, slider, list item, image. A canvas that"
    + " a person operates needs an element with a role for each part, and a secret a field that hides its letters."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5"), .section508("502.3.1")]
  let applicability =
    Condition.isShowing
    && Condition("is not the application") { node, context in node.id != context.tree.root }

  let expectations = [
    Expectation(
      "no-role",
      Condition("has a role that says something") { node, _ in
        !RoleGroups.none.contains(node.role)
      },
      message: { node, _ in "the role is \(node.role.name)" }),
    Expectation(
      "no-window-role",
      Condition("is a frame, a dialog or another kind of window, where it is a window") {
        node, context in
        !context.isTopWindow(node) || !RoleGroups.generic.contains(node.role)
      },
      review: Condition("is one of GTK 4.8, which may have made it one") { _, context in
        context.toolkit.has(.tellsShowingOfWindowsAlone)
      },
      message: { node, context in
        let cause =
          context.toolkit.has(.tellsShowingOfWindowsAlone)
          ? "; GTK 4.8 calls a window so in which something took the focus before it was presented"
          : ""
        return "it is a window, but is only \(node.role.withArticle)\(cause)"
      }),
    Expectation(
      "own-class",
      Condition(
        "is no empty box that GTK before 4.10 calls by a class of the program's own, or by that of drawings"
      ) { node, context in
        !isOwnDrawing(node, context)
      },
      review: .always,
      message: { node, _ in
        "it is an empty \(node.role.name) of the class \(Escaped.brief(node.name)): what is drawn in it,"
          + " and whether it is operated by the pointer only, nothing says"
      }),
    Expectation(
      "generic-role",
      Condition(
        "has a role for what a person can do with it; boxes round what takes the focus or a scroll bar, the moving"
          + " part of a scroll bar or slider, what takes the focus for a row or in a button and split panes in GTK 4, and"
          + " a panel that takes the focus and that no key leads to, need none; a label or an"
          + " image that takes the focus and can be clicked does"
      ) { node, context in
        fitsWhatIsDone(node, context) || takesFocus(node, context) == .byRequestAlone
      },
      review: Condition(
        "is a panel that only takes the focus, and no walk by keys tells whether one leads there"
      ) { node, context in takesFocus(node, context) == .perhapsByKey },
      message: { node, _ in
        let what = node.states[.focusable] ? "takes the focus" : "can be operated"
        return "it \(what), but is only \(node.role.withArticle)"
      }),
    Expectation(
      "published-secret",
      Condition(
        "is a password text where it is a field for a password, a PIN or another secret, and nothing shows or hides"
          + " what is in it"
      ) { node, context in
        !context.index(SecretFields.self).published.contains(node.id)
      },
      review: .always,
      message: { node, _ in
        "it asks for a secret, and is only \(node.role.withArticle): whoever listens reads what is entered"
      }),
  ]

  /// True where this rule finds nothing wrong with the role.
  static func saysWhatItIs(_ node: Node, _ context: AuditContext) -> Bool {
    !RoleGroups.none.contains(node.role) && fitsWhatIsDone(node, context)
  }

  private static func isOwnDrawing(_ node: Node, _ context: AuditContext) -> Bool {
    guard context.toolkit.has(.namesByClass), RoleGroups.generic.contains(node.role),
      node.children.isEmpty, context.labels(of: node).isEmpty, node.description.trimmed.isEmpty,
      !context.isPartOfControl(node)
    else { return false }
    let name = node.name.trimmed
    return name == "GtkDrawingArea" || name.contains("+") && NameForm.isTypeName(name)
  }

  /// How a panel comes to have the focus with which it can do nothing.
  private enum FocusWay {
    case byKey, perhapsByKey
    /// wxWidgets lets each of its panels have the focus.
    case byRequestAlone
  }

  /// nil for what is no panel, or can be operated as well.
  private static func takesFocus(_ node: Node, _ context: AuditContext) -> FocusWay? {
    guard node.role == .panel, node.states[.focusable], !isActionable(node, context),
      node.value == nil
    else { return nil }
    if context.keyboard.reached.contains(node.id) { return .byKey }
    guard let walk = context.keyboard.walk(of: node, context), walk.gap == nil else {
      return .perhapsByKey
    }
    return .byRequestAlone
  }

  private static func isActionable(_ node: Node, _ context: AuditContext) -> Bool {
    node.actions.contains { ActionNames.isClickOfItsOwn($0.name, of: context.toolkit) }
  }

  private static func fitsWhatIsDone(_ node: Node, _ context: AuditContext) -> Bool {
    // What takes the focus and can be clicked is a button; a link is a part of its label.
    if RoleGroups.images.contains(node.role) || [.label, .heading].contains(node.role) {
      return !node.states[.focusable] || !isActionable(node, context)
    }
    guard RoleGroups.generic.contains(node.role) || context.isInnerFrame(node) else { return true }
    guard isActionable(node, context) || node.states[.focusable] || node.value != nil else {
      return true
    }
    if let role = context.parent(of: node)?.role,
      hasMovingPart.contains(role)
        || context.toolkit.has(.focusesExpandersForRows) && rows.contains(role)
    {
      return true
    }
    // GTK 4.8 has no role for a split pane, which takes the focus for its handle and has its place as value.
    if context.toolkit.has(.namesByClass), node.value != nil, !isActionable(node, context),
      node.name.trimmed == "GtkPaned"
    {
      return true
    }
    if context.toolkit.has(.focusesItemsOfDropDowns),
      context.isPart(node, of: { RoleGroups.buttons.contains($0.role) && $0.states[.focusable] })
    {
      return true
    }
    return context.descendants(of: node).contains {
      // What scrolls takes the focus so that keys scroll it: Qt calls it a filler.
      $0.states[.focusable] || RoleGroups.composites.contains($0.role)
        || $0.role == .scrollBar && $0.states[.showing]
    }
  }

  /// The expander of a tree takes the focus for its row.
  private static let rows: RoleSet = [.listItem, .treeItem, .tableRow, .tableCell]

  /// GTK 4 publishes the part of a scroll bar or scale that holds its value.
  private static let hasMovingPart: RoleSet = [.scrollBar, .slider, .progressBar, .levelBar]
}
