// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What of an application is proved, and what of it is undecided from the start.
@Suite struct ControlPlanTests {
  private static let window = ElementID(2)

  private func plan(_ nodes: [Node]) throws -> ControlPlan {
    let snapshot = Self.snapshot(nodes)
    return ControlPlan(snapshot, policy: try ActionPolicy())
  }

  /// All are in one window, except those that another one of them has as a child.
  static func snapshot(_ nodes: [Node]) -> ApplicationSnapshot {
    let inner = Set(nodes.flatMap(\.children))
    let root = Node(id: ElementID(1), role: .application, name: "test", children: [window])
    let frame = Node(
      id: window, role: .frame, name: "Window", states: StateSet(.showing, .visible, .sensitive),
      children: nodes.map(\.id).filter { !inner.contains($0) })
    let application = ObjectReference(busName: ":1.1", path: "/root")
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: application, name: "test", pid: 1, toolkitName: "gtk", toolkitVersion: "3.24.38"),
      tree: Tree(root: root, nodes: [frame] + nodes),
      references: Dictionary(
        uniqueKeysWithValues: ([root, frame] + nodes).map {
          ($0.id, ObjectReference(busName: ":1.1", path: "/\($0.id)"))
        }))
  }

  static func node(
    _ id: UInt64, _ role: Role, _ name: String = "Name", _ states: State..., action: String? = nil,
    children: [UInt64] = []
  ) -> Node {
    var node = Node(
      id: ElementID(id), role: role, name: name,
      states: StateSet(.showing, .visible, .sensitive),
      frame: Rect(x: 0, y: Double(id) * 20, width: 10, height: 10),
      children: children.map { ElementID($0) })
    for state in states { node.states[state] = true }
    if let action { node.actions = [Action(name: action, label: "")] }
    return node
  }

  @Test func `controls are tried, and what is inside of them belongs to them`() throws {
    let plan = try plan([
      Self.node(3, .button, children: [4]), Self.node(4, .label), Self.node(5, .checkBox),
    ])
    #expect(plan.controls.map(\.node.id.rawValue) == [3, 5])
    #expect(plan.controls.allSatisfy { $0.movements == [.click] && $0.obstacle == nil })
    #expect(plan.surfaces.isEmpty)
  }

  @Test func `a value is dragged to both ends, and a text is written into`() throws {
    var slider = Self.node(3, .slider)
    slider.value = RangeValue(minimum: 0, maximum: 10, current: 5, increment: 1)
    let plan = try plan([slider, Self.node(4, .text, "Title", .editable)])
    #expect(
      plan.controls.map(\.movements) == [
        [.dragToEnd(isHigh: false), .dragToEnd(isHigh: true)], [.click, .write],
      ])
  }

  @Test func `what is disabled or hidden is no control`() throws {
    var disabled = Self.node(3, .button)
    disabled.states[.sensitive] = false
    var hidden = Self.node(4, .button)
    hidden.states[.showing] = false
    #expect(try plan([disabled, hidden]).controls.isEmpty)
  }

  @Test func `texts, pictures and empty boxes are looked at apart`() throws {
    let plan = try plan([
      Self.node(3, .label), Self.node(4, .image), Self.node(5, .panel, children: [6]),
      Self.node(6, .label, "Delete all"), Self.node(7, .label, "Copy", .focusable, action: "copy"),
      Self.node(8, .text, "Read this", .focusable),
    ])
    #expect(plan.controls.isEmpty)
    #expect(plan.surfaces.map(\.id.rawValue) == [3, 4, 7, 8])
    #expect(plan.withheldSurfaces == 1)
  }

  @Test(arguments: [
    (Role.button, "Delete", "may do harm (delete)"), (.spinButton, "Count", "arrows"),
    (.table, "Files", "its cells are not tried"), (.scrollBar, "", "what it scrolls"),
    (.calendar, "", "its days are not tried"),
  ])
  func `what cannot be looked at whole is not tried`(role: Role, name: String, reason: String)
    throws
  {
    let obstacle = try plan([Self.node(3, role, name)]).controls.first?.obstacle
    #expect(obstacle?.contains(reason) == true, "\(obstacle ?? "")")
  }

  @Test func `what is chosen already is not chosen again`() throws {
    let plan = try plan([
      Self.node(3, .radioButton, "One", .checked), Self.node(4, .radioButton, "Other"),
    ])
    #expect(plan.controls.map { $0.obstacle == nil } == [false, true])
  }

  @Test func `keys of a control that Tab does not reach are those that its actions name`() throws {
    var button = Self.node(3, .button, "Louder", action: "click")
    button.actions[0].keyBinding = ";;<Control>plus"
    let plan = try plan([button])
    let control = try #require(plan.controls.first)
    func keys(_ reach: KeyReach) -> [String] {
      plan.keys(for: .click, of: control, leadingTo: Effect(), reach).attempts.map(\.text)
    }
    let whole = KeyReach(elements: [], hidden: [], gap: nil)
    #expect(keys(whole) == ["Ctrl++"])
    #expect(
      keys(KeyReach(elements: [ElementID(3)], hidden: [], gap: nil)).prefix(2) == [
        "Space", "Enter",
      ])
    #expect(plan.keys(for: .click, of: control, leadingTo: Effect(), whole).gap == nil)
    let cut = KeyReach(elements: [], hidden: [], gap: "keys: the walk was cut")
    #expect(plan.keys(for: .click, of: control, leadingTo: Effect(), cut).gap != nil)
  }

  @Test func `an action is tried alone, and with the focus on its control`() throws {
    let plan = try plan([Self.node(3, .button, "Louder", .focusable, action: "click")])
    let control = try #require(plan.controls.first)
    #expect(
      plan.actions(for: .click, of: control).map(\.text) == ["click", "the focus, then click"])
  }

  @Test func `a control with another one in its middle is not clicked`() throws {
    var row = Self.node(3, .listItem, "Row", children: [4])
    row.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    var button = Self.node(4, .button, "Open")
    button.frame = Rect(x: 40, y: 0, width: 20, height: 20)
    let plan = try plan([row, button])
    #expect(
      plan.controls.map(\.obstacle) == ["push button[Open] lies over its middle", nil])
  }

  @Test func `Enter is left alone where it would push what is to be left alone`() throws {
    let box = Self.node(3, .checkBox, "Loud")
    let plan = try plan([box, Self.node(4, .button, "Send", .isDefault)])
    let control = try #require(plan.controls.first)
    let reach = KeyReach(elements: [ElementID(3)], hidden: [], gap: nil)
    let keys = plan.keys(for: .click, of: control, leadingTo: Effect(), reach)
    #expect(keys.attempts.map(\.text) == ["Space"])
    #expect(keys.gap == "keys: Enter is left alone, because it may push push button[Send]")
  }
}
