// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What keyboard-reachable reads in the tree, proved by pressing the keys.
struct TabReachesAllRule: Rule {
  let id = "tab-reaches-all"
  let help = "Keys lead to every control"
  let advice =
    "Put the control into the order in which Tab goes, or into a group in which arrows go, or give"
    + " it a key."
  let impact = Impact.critical
  let kind = RuleKind.keyboard
  let standards: [Standard] = [
    .wcag("2.1.1"), .en("11.2.1.1.1"), .en("11.5.2.13"), .section508("502.3.12"),
  ]
  let applicability = isJudged

  private static let isJudged =
    Condition(
      "is a control that is no menu item, and no line of text that is only read", of: .roles(roles)
    ) {
      node, _ in
      roles.contains(node.role) && (RoleGroups.controls.contains(node.role) || node.isEditableText)
        && !isLineOnlyRead(node)
    } && .isShowing && .isEnabled && .isDrawn
    && Condition("stands in a window that was gone through by keys") { node, context in
      context.keyboard.walk(of: node, context) != nil
    }

  private static func isLineOnlyRead(_ node: Node) -> Bool {
    [.text, .entry].contains(node.role) && node.states[.readOnly] && !node.states[.multiLine]
  }

  /// The keys were pressed, and nothing is left to find that way.
  static let isDecided = Condition(
    "is judged by tab-reaches-all, after a walk that was whole and did not leave its page",
    of: .roles(roles)
  ) { node, context in
    guard !context.evidence.keyboardWalks.isEmpty, try isJudged.holds(for: node, in: context) else {
      return false
    }
    guard let walk = context.keyboard.walk(of: node, context) else { return true }
    return walk.gap == nil && !walk.left.contains(node.id)
  }

  let expectations = [
    Expectation(
      "hidden-stops",
      Condition("was reached, or every stop of the walk was an element of the tree") {
        node, context in
        try Self.isReached(node, context) || Self.hiddenStops(node, context) == 0
      },
      review: .always,
      message: { node, context in
        let count = Self.hiddenStops(node, context)
        return "no key led to the \(node.role.name); \(count == 1 ? "one stop" : "\(count) stops")"
          + " of the walk is outside of the tree, and may be it"
      }),
    Expectation(
      "unreached",
      Condition(
        "was reached by Tab, Shift+Tab, arrows, F10 or F6, or is a part of what was, or stands round it, or"
          + " \(isExcused.description)"
      ) { node, context in try Self.isReached(node, context) },
      message: { node, _ in
        "no key led to the \(node.role.name): Tab, Shift+Tab, arrows in groups, F10, F6 were tried"
      }),
  ]

  private static let roles =
    RoleGroups.controls.subtracting(RoleGroups.menuItems).union([.text, .paragraph])

  private static let isExcused = Condition.hasKeyBinding || .isWrapper || .needsNoStop

  private static func hiddenStops(_ node: Node, _ context: AuditContext) -> Int {
    guard let walk = context.keyboard.walk(of: node, context) else { return 0 }
    return Set((walk.forward + walk.backward).compactMap(\.after).filter { $0.element == nil })
      .count
  }

  private static func isReached(_ node: Node, _ context: AuditContext) throws -> Bool {
    let reached = context.keyboard.reached
    if reached.contains(node.id) { return true }
    if try isExcused.holds(for: node, in: context) { return true }
    // A part of what was reached, the frame round it, or one of a group of which one was.
    let isReachedAround = context.isPart(node) { ancestor in
      reached.contains(ancestor.id) && !RoleGroups.titledWindows.contains(ancestor.role)
        && !(node.role != .pageTab && context.tree.holdsTabs(ancestor))
    }
    if isReachedAround { return true }
    // The choices of a combo box stand before its entry.
    let isReachedInside =
      context.descendants(of: node).prefix(16).contains { reached.contains($0.id) }
      || context.children(of: node).contains { reached.contains($0.id) }
    if isReachedInside { return true }
    let isOneOfGroup =
      try Condition.isInComposite.holds(for: node, in: context)
      || node.role == .radioButton
    if isOneOfGroup, let parent = context.parent(of: node),
      context.children(of: parent).contains(where: {
        $0.role == node.role && reached.contains($0.id)
      })
    {
      return true
    }
    let members = node.relations.filter { $0.kind == .memberOf }.flatMap(\.targets)
    if node.role == .radioButton, members.contains(where: reached.contains) { return true }
    if context.isPart(node, of: { $0.role == .toolBar }), hiddenStops(node, context) > 0 {
      throw NotTested("a stop that is outside of the tree may be one in its tool bar")
    }
    if try Condition.isTitleBarButton.holds(for: node, in: context) {
      throw NotTested("the window manager has keys for a window's own buttons")
    }
    if node.role == .pageTab, context.toolkit.has(.changesPagesFromInside) {
      throw NotTested("Control and Page Up or Page Down change GTK 3's pages, from inside of them")
    }
    if node.role == .pageTab, let list = context.parent(of: node),
      context.children(of: list).count(where: { $0.role == .pageTab }) == 1
    {
      throw NotTested("there is no other page to change to")
    }
    if try Condition.isGTK3ComboBox.holds(for: node, in: context) {
      throw NotTested("GTK 3 does not publish which part of a combo box takes the focus")
    }
    if try Condition.isInFirefoxToolBar.holds(for: node, in: context) {
      throw NotTested("Tab stops once at each group of buttons in a tool bar of Firefox")
    }
    if let gap = context.keyboard.walk(of: node, context)?.gap { throw NotTested(gap) }
    if let dialog = context.keyboard.innerDialog(of: node, context),
      context.innerDialog(round: node) != dialog
    {
      throw NotTested("a dialog inside of its window keeps the keys")
    }
    let untried = context.ancestors(of: node).compactMap { context.keyboard.groups[$0.id]?.gap }
    if let gap = untried.first { throw NotTested("no arrow was tried in its group: \(gap)") }
    if node.role == .checkBox, context.toolkit.has(.publishesRadioButtonsAsCheckBoxes),
      let parent = context.parent(of: node),
      context.children(of: parent).contains(where: {
        $0.role == .checkBox && reached.contains($0.id)
      })
    {
      throw NotTested("GTK 4 publishes radio buttons, which arrows lead to, as check boxes")
    }
    if context.keyboard.walk(of: node, context)?.left.contains(node.id) ?? false {
      throw NotTested("a key had led to another page, which does not show it")
    }
    if isOfKeypad(node, context) {
      throw NotTested(
        "it is one of a pad of digits beside a field in which keys may write the same")
    }
    if isUnseen(node, context) {
      throw NotTested(
        "the application does not say whether it is shown, and no picture shows that it is")
    }
    return false
  }

  private static let fewDigits = 8

  /// One of the buttons of a calculator, beside a line that keys write in.
  private static func isOfKeypad(_ node: Node, _ context: AuditContext) -> Bool {
    guard node.role == .button, let pad = context.parent(of: node),
      let window = context.window(of: node.id)
    else { return false }
    let digits = context.children(of: pad).filter {
      $0.role == .button && $0.name.count == 1 && $0.name.allSatisfy(\.isWholeNumber)
    }
    return Set(digits.map(\.name)).count >= fewDigits
      && context.descendants(of: window).contains { $0.isEditableText && $0.states[.showing] }
  }

  /// The element itself, or all of its parts that are drawn by themselves.
  private static func isUnseen(_ node: Node, _ context: AuditContext) -> Bool {
    guard let unseen = context.keyboard.walk(of: node, context)?.unseen, !unseen.isEmpty else {
      return false
    }
    if unseen.contains(node.id) { return true }
    let drawn = context.descendants(of: node).filter { part in
      part.states[.showing] && !context.children(of: part).contains { $0.states[.showing] }
    }
    return !drawn.isEmpty && drawn.allSatisfy { unseen.contains($0.id) }
  }
}
