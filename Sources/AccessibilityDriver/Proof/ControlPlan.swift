// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What of an application is operated to prove it.
public struct ControlPlan: Sendable {
  /// What a person operates.
  struct Control: Sendable {
    let node: Node
    let movements: [Movement]
    /// Why it is not tried; nil where it is.
    var obstacle: String?
  }

  private(set) var controls: [Control] = []
  /// Texts, pictures and boxes that do not look as if they did anything.
  private(set) var surfaces: [Node] = []
  /// Surfaces that are left alone because of what they are called.
  private(set) var withheldSurfaces = 0

  let context: AuditContext
  let policy: ActionPolicy

  private static let buttons: Set<Role> = [
    .button, .toggleButton, .checkBox, .radioButton, .switchControl, .buttonMenu, .link,
  ]
  private static let menuItems: Set<Role> = [
    .menu, .menuItem, .checkMenuItem, .radioMenuItem, .tearoffMenuItem,
  ]
  private static let valued: Set<Role> = [.slider, .dial, .rating]
  private static let others: Set<Role> = [
    .spinButton, .comboBox, .pageTab, .listItem, .treeItem, .scrollBar, .splitPane, .columnHeader,
    .tableColumnHeader, .canvas, .drawingArea, .calendar, .terminal,
  ]
  private static let entries: Set<Role> = [
    .entry, .passwordText, .autocomplete, .editbar, .dateEditor,
  ]
  /// What holds cells that come and go as they are looked at.
  static let tables: Set<Role> = [.table, .treeTable, .tree]
  /// What is inside of these belongs to them.
  private static let wholes = buttons.union(valued).union([.spinButton, .scrollBar, .calendar])
  /// Of these one is always chosen, and choosing it again changes nothing.
  private static let exclusive: Set<Role> = [.radioButton, .pageTab]
  private static let titleBar: Set<String> = ["minimize", "maximize", "restore", "close"]
  private static let texts: Set<Role> = [.label, .static, .heading, .paragraph, .text]
  private static let surfaceRoles: Set<Role> = [
    .label, .static, .heading, .paragraph, .text, .image, .icon, .animation, .panel, .filler,
    .section,
    .grouping,
    .unknown,
  ]
  /// What holds other things and is focused for their sake.
  private static let containers: Set<Role> = [
    .scrollPane, .viewport, .pageTabList, .list, .listBox, .menuBar, .toolBar, .panel, .filler,
    .layeredPane, .rootPane, .statusBar, .separator, .progressBar, .levelBar, .documentWeb,
    .documentFrame, .internalFrame, .tableCell,
  ]

  public init(_ snapshot: ApplicationSnapshot, policy: ActionPolicy) {
    context = AuditContext(snapshot: snapshot)
    self.policy = policy
    var found: Set<ElementID> = []
    for node in context.nodes where isUsable(node) {
      guard let movements = movements(of: node) else { continue }
      found.insert(node.id)
      let objection =
        gap(of: node)
        // Actions of what is written into are left alone.
        ?? policy.objection(
          to: node, movements.contains(.write) ? [] : node.actions, in: context)
      controls.append(Control(node: node, movements: movements, obstacle: objection))
    }
    for index in controls.indices where controls[index].obstacle == nil {
      controls[index].obstacle = gap(overMiddleOf: index)
    }
    for node in context.nodes where isUsable(node) && isSurface(node, among: found) {
      if policy.objection(to: node, node.actions, in: context) == nil {
        surfaces.append(node)
      } else {
        withheldSurfaces += 1
      }
    }
  }

  /// One line for each control: what would be done with it, or why it would be left alone.
  public var lines: [(node: Node, text: String, isTried: Bool)] {
    controls.map { control in
      (
        control.node, control.obstacle ?? control.movements.map(\.text).joined(separator: ", "),
        control.obstacle == nil
      )
    }
  }

  func parent(of node: Node) -> Node? { context.parent(of: node) }

  func descendants(of node: Node) -> [Node] { Array(context.descendants(of: node)) }

  private func isUsable(_ node: Node) -> Bool {
    node.id != context.tree.root && !node.role.isWindow && node.states[.showing]
      && (node.states[.sensitive] || node.states[.enabled])
      && context.snapshot.references[node.id] != nil
  }

  /// Why a control is not tried whatever it is called.
  private func gap(of node: Node) -> String? {
    if Self.tables.contains(node.role) { return "its cells are not tried" }
    if Self.exclusive.contains(node.role), node.isChosen {
      return "it is chosen already, so that a click changes nothing"
    }
    if node.role == .button, !node.states[.focusable], context.toolkit.mayHave(.drawsTitleBars),
      Self.titleBar.contains(node.name.lowercased())
    {
      return "a button of the title bar: the window manager has keys of its own for it"
    }
    switch node.role {
    case .spinButton: return "where its arrows are is not in the tree"
    case .scrollBar: return "what it scrolls is moved by keys, not the bar itself"
    case .splitPane: return "its divider is not tried: where it is is not in the tree"
    case .calendar: return "its days are not tried"
    default: return nil
    }
  }

  /// A click in its middle would be another control's.
  private func gap(overMiddleOf index: Int) -> String? {
    let node = controls[index].node
    guard let frame = node.frame, !frame.isEmpty else { return nil }
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let around = Set(context.ancestors(of: node).map(\.id))
    let window = context.tree.window(of: node.id)?.id
    let other = controls[(index + 1)...].first { other in
      other.node.frame?.contains(x: x, y: y) == true && !around.contains(other.node.id)
        && context.tree.window(of: other.node.id)?.id == window
    }
    return other.map { "\(KeyboardDriver.text($0.node)) lies over its middle" }
  }

  /// Enter may push a window's default button, which is to be left alone; nil where there is none.
  func gapOfEnter(at node: Node) -> String? {
    let window = context.tree.window(of: node.id)?.id
    let withheld = controls.first { control in
      control.obstacle != nil && control.node.states[.isDefault]
        && context.tree.window(of: control.node.id)?.id == window
    }
    return withheld.map {
      "keys: Enter is left alone, because it may push \(KeyboardDriver.text($0.node))"
    }
  }

  /// nil for what is no control.
  private func movements(of node: Node) -> [Movement]? {
    let ancestors = context.ancestors(of: node)
    if ancestors.contains(where: isWhole) {
      return Self.isWritten(node) && !ancestors.contains { $0.role == .spinButton }
        ? [.click, .write] : nil
    }
    if ancestors.contains(where: { Self.tables.contains($0.role) }) {
      return node.role == .tableColumnHeader || node.role == .columnHeader ? [.click] : nil
    }
    if Self.isWritten(node) { return [.click, .write] }
    if Self.valued.contains(node.role) {
      guard let range = node.value, !node.states[.readOnly], range.minimum.isFinite,
        range.maximum.isFinite, range.current.isFinite, range.minimum < range.maximum
      else { return [.click] }
      return [.dragToEnd(isHigh: false), .dragToEnd(isHigh: true)]
    }
    if Self.buttons.contains(node.role) || Self.menuItems.contains(node.role)
      || Self.others.contains(node.role) || Self.tables.contains(node.role)
    {
      return [.click]
    }
    if Self.containers.contains(node.role) { return isOwnControl(node) ? [.click] : nil }
    // Some toolkits list actions on every label, and some labels take the focus to be copied from.
    if Self.texts.contains(node.role) { return nil }
    if !node.actions.isEmpty { return [.click] }
    return isOwnControl(node) ? [.click] : nil
  }

  /// What is inside of it belongs to it.
  func isWhole(_ node: Node) -> Bool {
    Self.wholes.contains(node.role) || node.role == .comboBox
  }

  /// It takes the focus, and nothing inside of it does.
  private func isOwnControl(_ node: Node) -> Bool {
    guard node.states[.focusable] else { return false }
    return !context.descendants(of: node).contains {
      $0.states[.focusable] || !$0.actions.isEmpty || Self.others.contains($0.role)
    }
  }

  private static func isWritten(_ node: Node) -> Bool {
    (entries.contains(node.role) || node.role == .text || node.role == .paragraph)
      && node.states[.editable]
  }

  /// A text, a picture or an empty box outside of every control.
  private func isSurface(_ node: Node, among controls: Set<ElementID>) -> Bool {
    guard Self.surfaceRoles.contains(node.role), !controls.contains(node.id) else { return false }
    guard node.children.isEmpty, node.frame?.isEmpty != true else { return false }
    return !context.ancestors(of: node).contains { ancestor in
      Self.tables.contains(ancestor.role)
        || ancestor.role != .pageTab && controls.contains(ancestor.id)
    }
  }
}
