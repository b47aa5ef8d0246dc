// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  /// A key binding that is more than separators, GTK's name for "no key", and GTK 4's Space, which
  /// presses the button that has the focus.
  static let hasKeyBinding = Condition("has an action with a key") { node, _ in
    node.actions.contains { action in
      action.keyBinding.split(separator: ";").contains { part in
        !part.isEmpty && part != "<VoidSymbol>" && part != "<Space>"
      }
    }
  }

  /// Arrow keys move inside a list, a tree, a tab list, a menu or a tool bar that takes the focus,
  /// itself or by one of its parts.
  static let isInComposite = Condition("stands in a group that takes the focus as one") {
    node, context in
    var inMenu = false
    var isBoxed = false
    var isInPage = false
    let canBeChosen = node.states[.selectable] || RoleGroups.items.contains(node.role)
    for place in context.ancestorPlaces(of: node) {
      let role = context.nodes[place].role
      if RoleGroups.menus.contains(role) { inMenu = true }
      // The arrows that move from tab to tab lead to nothing in a page that its tab holds.
      if role == .pageTab { isInPage = isBoxed }
      if RoleGroups.pages.contains(role) { isBoxed = true }
      if role == .pageTabList, isInPage {
        isInPage = false
        continue
      }
      guard RoleGroups.composites.contains(role), role != .toolBar || !inMenu else { continue }
      if inMenu || context.nodes[place].states[.focusable] { return true }
      if canBeChosen, context.index(FocusableChildren.self)[place] { return true }
      if role == .pageTabList, isInNotebook(place, context) { return true }
    }
    return false
  }

  /// GTK 4's notebook takes the focus for its tabs, two levels above them.
  private static func isInNotebook(_ list: Int, _ context: AuditContext) -> Bool {
    guard context.toolkit.has(.focusesNotebooksForTabs) else { return false }
    var place = list
    for _ in 0..<2 {
      guard let parent = context.parentPlace(of: place) else { return false }
      let node = context.nodes[parent]
      if [.panel, .grouping].contains(node.role), node.states[.focusable] { return true }
      place = parent
    }
    return false
  }

  /// Tab stops at each group of buttons there, and arrow keys move in it; a button is focusable only
  /// while it has the focus.
  static let isInFirefoxToolBar = Condition("is a button in a tool bar of Firefox") {
    node, context in
    context.toolkit.has(.hasOneStopForToolBars) && RoleGroups.buttons.contains(node.role)
      && context.ancestors(of: node).contains { $0.role == .toolBar }
  }

  /// What keys have to reach is what is done, and not each way to it (WCAG 2.1.1).
  static let hasSameCommandInMenu = Condition(
    "is a button whose name or description is the name of a command in the window's menu bar"
  ) { node, context in
    RoleGroups.buttons.contains(node.role)
      && context.index(MenuCommands.self).holdSame(as: node, in: context)
  }

  /// Keys do what such a button does wherever the focus is.
  static let needsNoStop =
    hasSameCommandInMenu
    || Condition("is the button that Enter presses in a line of text of its dialog") {
      node, context in
      guard node.states[.isDefault], RoleGroups.plainButtons.contains(node.role),
        let dialog = context.window(of: node.id), [.dialog, .alert].contains(dialog.role)
      else { return false }
      return context.descendants(of: dialog).contains {
        $0.isEditableText && !$0.states[.multiLine] && $0.states[.showing]
      }
    }
    || Condition("is a button that closes by its name a dialog that Escape closed") {
      node, context in
      RoleGroups.plainButtons.contains(node.role) && ClosingWords.cancel(context.name(of: node))
        && !context.isInside(node) { $0.role == .infoBar }
        && context.keyboard.walk(of: node, context)?.escape?.escapeCloses == true
    }
    || Condition("is a button that names its key in brackets at the end of its description or name")
    {
      node, _ in
      RoleGroups.buttons.contains(node.role)
        && [node.description, node.name].contains(where: Accelerator.isNamed)
    }

  /// A person who presses the part presses the control.
  static let isPartOfFocusableControl = Condition("is a part of a focusable control") {
    node, context in
    context.isPart(node) { ancestor in
      ancestor.states[.focusable]
        && (RoleGroups.buttons.contains(ancestor.role) || RoleGroups.items.contains(ancestor.role)
          || RoleGroups.menuItems.contains(ancestor.role) || ancestor.role == .comboBox
          || ancestor.role == .tableCell || ancestor.role == .tableRow)
    }
  }

  static let takesKeys =
    isFocusable || hasKeyBinding || isInComposite || isPartOfFocusableControl

  static let isReachableByKeys = takesKeys || isWrapper

  /// GTK 3 keeps the button that takes a combo box's focus out of the tree.
  static let isGTK3ComboBox = Condition("is a combo box of GTK 3") { node, context in
    context.toolkit.has(.hidesFocusOfComboBoxes) && node.role == .comboBox
  }
}

/// Which elements have a child that takes the focus.
struct FocusableChildren: AuditIndex {
  private let hasOne: [Bool]

  init(_ context: AuditContext) {
    var hasOne = Array(repeating: false, count: context.nodes.count)
    for place in context.nodes.indices where context.nodes[place].states[.focusable] {
      if let parent = context.parentPlace(of: place) { hasOne[parent] = true }
    }
    self.hasOne = hasOne
  }

  /// `place` as `AuditContext.nodes` counts.
  subscript(place: Int) -> Bool { hasOne[place] }
}

/// The commands that stand in a menu bar, by window. A closed menu counts: its keys open it.
struct MenuCommands: AuditIndex {
  private struct Command: Hashable {
    let window: ElementID
    let text: ComparedText
  }

  private let commands: Set<Command>

  init(_ context: AuditContext) {
    var commands: Set<Command> = []
    for node in context.nodes where RoleGroups.menuItems.contains(node.role) {
      guard node.states[.enabled] || node.states[.sensitive],
        let window = context.window(of: node.id)?.id,
        context.ancestors(of: node).contains(where: { $0.role == .menuBar })
      else { continue }
      let text = ComparedText(context.name(of: node))
      if !text.isEmpty { commands.insert(Command(window: window, text: text)) }
    }
    self.commands = commands
  }

  /// True where the element's window has a command of the element's name in its menu bar. A button
  /// with a shorter name has the command's in the first line of its tool tip, which toolkits give as description.
  func holdSame(as node: Node, in context: AuditContext) -> Bool {
    guard !commands.isEmpty, let window = context.window(of: node.id)?.id else { return false }
    let description =
      node.description.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    // "Find... (Ctrl+F)": its key stands behind the command.
    let plain = description.replacing(/\s*\([^()]*\)$/, with: "")
    // "Show/hide all states" is one of the two just now.
    let choices = [true, false].map { isFirst in
      plain.replacing(/(\w+)\/(\w+)/) { isFirst ? $0.1 : $0.2 }
    }
    return ([context.name(of: node), description, plain] + choices).contains { words in
      let text = ComparedText(words)
      return !text.isEmpty && commands.contains(Command(window: window, text: text))
    }
  }
}
