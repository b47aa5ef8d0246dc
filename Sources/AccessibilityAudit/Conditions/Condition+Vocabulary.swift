// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  static let isApplication = Condition("is the application", of: .application) { node, context in
    node.id == context.tree.root
  }

  /// For what only a person can decide.
  static let always = Condition("falls short") { _, _ in true }

  static let isShowing = Condition("is showing", of: .states(.showing)) { node, _ in
    node.states[.showing]
  }

  static let isEnabled = Condition("is enabled") { node, _ in
    node.states[.enabled] || node.states[.sensitive]
  }

  /// GTK 3 gives an element that was never drawn the place (-2147483648, -2147483648) or the size -1,
  /// and reckons the places of its parts from there.
  static let isDrawn = Condition("has a place on the screen") { node, _ in
    guard let frame = node.frame else { return true }
    return !frame.isEmpty && frame.x > neverDrawn && frame.y > neverDrawn
  }

  private static let neverDrawn = Double(Int32.min / 2)

  static let isFocusable = Condition("is focusable", of: .states(.focusable)) { node, _ in
    node.states[.focusable]
  }

  /// Chromium calls every page focused, also those in windows that nobody sees.
  static let isNoWebDocument = Condition("is no web document, whose focus is its page's") {
    node, _ in
    node.role != .documentWeb
  }

  static let isControl = Condition(
    "is a control", of: .roles(RoleGroups.controls.union(RoleGroups.editableTexts))
  ) { node, _ in
    RoleGroups.controls.contains(node.role) || node.isEditableText
  }

  static let isWindow = Condition("is a window of the application, whatever its role") {
    node, context in
    context.isTopWindow(node)
  }

  /// Swing publishes the arrows of a scroll bar, which no key leads to: a person scrolls what they are
  /// beside.
  static let isNoScrollArrow = Condition("is no arrow of a scroll bar") { node, context in
    node.states[.focusable] || context.parent(of: node)?.role != .scrollBar
  }

  static let hasName = Condition("has a name, or is labelled by something that has one") {
    node, context in
    !context.name(of: node).isEmpty
  }

  /// Evenhand names a control that has no name by what can be seen and done, and marks that.
  static let hasGivenName = Condition("has a name that somebody gave it") { node, _ in
    node.attributes["derived-name"] != "true"
  }

  static func hasRole(_ roles: RoleSet) -> Condition {
    let names = roles.map(\.name).sorted().joined(separator: ", ")
    return Condition("has one of the roles " + names, of: .roles(roles)) { node, _ in
      roles.contains(node.role)
    }
  }

  /// GTK's menu buttons and combo boxes are a frame round the button that a person operates.
  static let isWrapper = Condition(
    "stands round a focusable control that does its work",
    of: .roles(RoleGroups.buttons.union([.comboBox]))
  ) { node, context in
    guard !node.states[.focusable],
      RoleGroups.buttons.contains(node.role) || node.role == .comboBox
    else { return false }
    return context.descendants(of: node).prefix(8).contains { inner in
      inner.states[.focusable]
        && (RoleGroups.buttons.contains(inner.role) || RoleGroups.entries.contains(inner.role)
          || inner.isEditableText)
    }
  }

  static let isNamed = Condition("has a name of its own") { node, _ in !node.name.trimmed.isEmpty }

  /// A person writes into it, or sets it to a value.
  static let isField = Condition(
    "is a field that a person fills in or sets",
    of: .roles(RoleGroups.fields.union(RoleGroups.editableTexts))
  ) { node, _ in
    node.isField
  }

  /// The entry and the button of a combo box, the buttons of a spin button.
  static let isNoPartOfField = Condition("is no part of a combo box or spin button") {
    node, context in
    !context.isInside(node, within: 4) { ancestor in
      ancestor.role == .comboBox || ancestor.role == .spinButton
    }
  }

  /// GTK 4 publishes the days of a calendar and its arrows one by one, and nobody can name or colour them.
  static let isNoPartOfCalendar = Condition("is no part of a calendar of GTK 4") { node, context in
    guard context.toolkit.has(.namesByClass) else { return true }
    return !context.ancestors(of: node).prefix(3).contains { box in
      let parts = context.children(of: box)
      // A head, and below it the days.
      guard parts.count == 2, let days = parts.last else { return false }
      return context.children(of: days).count { $0.role == .label && Int($0.name) != nil } >= 28
    }
  }

  /// Its name is its toolkit's or says only what it is; `name-informative` reports that.
  static let hasTelltaleName = Condition("has a class name or a word for its role as its name") {
    node, _ in
    NameForm.isClassName(node.name.trimmed) || RoleWords.isWord(node.name, for: node.role)
  }
}
