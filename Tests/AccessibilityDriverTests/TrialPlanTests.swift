// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What is tried on an application, and what is left alone because of its toolkit.
@Suite struct TrialPlanTests {
  @Test func `what GTK 4 lists on every label is not tried where it only copies`() throws {
    let plan = try plan("GTK", "4.8.3")
    #expect(plan.trials.map(\.node.name) == ["Selectable"])
    #expect(
      Set(plan.untried.map(\.reason)) == [
        "GTK 4 lists \"clipboard.copy\" on every label, also where it has nothing to do",
        "what is selected in a text, and what is on the clipboard, is not looked at",
      ])
  }

  @Test func `a menu opens whatever is in it, and a button goes by what is written on it`() throws {
    func untried(_ outer: Role, _ inner: Role) throws -> Int {
      var holder = Node(id: ElementID(3), role: outer, name: "File", states: Self.showing)
      holder.actions = [Action(name: "click", label: "")]
      holder.children = [ElementID(4)]
      let part = Node(id: ElementID(4), role: inner, name: "Delete all", states: Self.showing)
      return try plan("Qt", "5.15.8", [holder, part], inWindow: [holder]).untried.count
    }
    #expect(try untried(.menuItem, .menuItem) == 0)
    #expect(try untried(.button, .label) == 1)
  }

  @Test func `a tab shows its page, whatever it is called and what stands there`() throws {
    func untried(_ role: Role) throws -> Int {
      var tab = Node(id: ElementID(3), role: role, name: "Payments", states: Self.showing)
      tab.actions = [Action(name: "press", label: "")]
      tab.children = [ElementID(4)]
      let part = Node(id: ElementID(4), role: .label, name: "Delete all", states: Self.showing)
      return try plan("Qt", "5.15.8", [tab, part], inWindow: [tab]).untried.count
    }
    #expect(try untried(.pageTab) == 0)
    #expect(try untried(.button) == 1)
  }

  @Test func `other pages are shown when what is on the first has been tried`() throws {
    let nodes = [Role.pageTab, .button].enumerated().map { index, role in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: role, name: "One", states: Self.showing)
      node.actions = [Action(name: "press", label: "")]
      return node
    }
    #expect(try plan("Qt", "5.15.8", nodes).trials.map(\.node.role) == [.button, .pageTab])
  }

  @Test func `a form in a window that is not filled in is saved at the end, in a private session`()
    throws
  {
    var field = Node(id: ElementID(3), role: .text, name: "Name", states: Self.showing)
    field.states[.editable] = true
    let buttons = ["Save settings", "Save as", "Test", "Send"].enumerated().map { index, name in
      var node = Node(
        id: ElementID(UInt64(index + 4)), role: .button, name: name, states: Self.showing)
      node.actions = [Action(name: "press", label: "")]
      return node
    }
    func pressed(_ elements: [Node], answersForms: Bool) throws -> [String] {
      try plan("Qt", "6.4.2", elements, answersForms: answersForms).trials.compactMap { trial in
        if case .action = trial.course { trial.node.name } else { nil }
      }
    }
    #expect(try pressed([field] + buttons, answersForms: true) == ["Test", "Save settings"])
    #expect(try pressed([field] + buttons, answersForms: false) == ["Test"])
    #expect(try pressed(buttons, answersForms: true) == ["Test"])
  }

  @Test func `the label in the button that answers a form is no answer of its own`() throws {
    var field = Node(id: ElementID(3), role: .text, name: "Name", states: Self.showing)
    field.states[.editable] = true
    var label = Node(id: ElementID(5), role: .label, name: "Done", states: Self.showing)
    label.actions = [Action(name: "link.open", label: "")]
    var button = Node(id: ElementID(4), role: .button, name: "Done", states: Self.showing)
    button.actions = [Action(name: "click", label: "")]
    button.children = [label.id]
    let plan = try plan(
      "gtk", "4.8.3", [field, button, label], inWindow: [field, button], answersForms: true,
      isDialog: true)
    #expect(plan.trials.filter { $0.node.id == label.id }.map(\.course) == [])
    #expect(plan.trials.filter { $0.node.id == button.id }.map(\.course) == [.action("click")])
  }

  @Test func `another toolkit's label is tried`() throws {
    let plan = try plan("gtk", "3.24.38")
    #expect(plan.trials.count { $0.course == .action("clipboard.copy") } == 2)
    #expect(plan.untried.isEmpty)
  }

  @Test func `what has a value is set where it can be`() throws {
    let nodes = [(Role.slider, false), (.progressBar, false), (.slider, true)].enumerated().map {
      index, one in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: one.0, name: "Volume", states: Self.showing)
      node.states[.readOnly] = one.1
      node.value = RangeValue(minimum: 0, maximum: 10, current: 5, increment: 1)
      return node
    }
    let plan = try plan("gtk", "3.24.38", nodes)
    #expect(plan.trials.map(\.course) == [.value])
    #expect(plan.trials.map(\.node.id) == [ElementID(3)])
  }

  @Test func `a value moves by its step, or by a tenth of its range in the numbers that it has`() {
    func step(_ minimum: Double, _ maximum: Double, _ increment: Double) -> Double {
      let range = RangeValue(
        minimum: minimum, maximum: maximum, current: minimum, increment: increment)
      return TrialPlan.step(of: range, at: maximum)
    }
    #expect(step(0, 10, 2) == 2)
    // Qt gives none of a spin button that counts from one to five.
    #expect(step(1, 5, 0) == 1)
    #expect(step(0, 100, 0) == 10)
    #expect(step(0, 0.5, 0) == 0.05)
    // Java's least number changes nothing.
    #expect(step(0, 20, .leastNonzeroMagnitude) == 2)
    #expect(step(0, 10, 20) == 1)
  }

  @Test func `an item is toggled where it has a check mark or folds`() throws {
    let nodes = [nil, State.checkable, .expandable].enumerated().map { index, ability in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: .listItem, name: "Item", states: Self.showing)
      if let ability { node.states[ability] = true }
      node.actions = [Action(name: "Toggle", label: "")]
      return node
    }
    let plan = try plan("Qt", "6.4.2", nodes)
    #expect(plan.trials.map(\.node.id) == [ElementID(4), ElementID(5)])
    #expect(
      plan.untried.map(\.reason) == ["it says neither that it can be checked nor that it folds"])
  }

  @Test func `text is written where it can be edited, but not into a spin button`() throws {
    let nodes = [Role.entry, .spinButton, .label].enumerated().map { index, role in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: role, name: "Text", states: Self.showing)
      node.states[.editable] = role != .label
      node.reportedInterfaces = InterfaceSet([.accessible, .text, .editableText])
      return node
    }
    let plan = try plan("gtk", "3.24.38", nodes)
    #expect(plan.trials.map(\.course) == [.text])
    #expect(plan.trials.map(\.node.role) == [.entry])
  }

  @Test func `the buttons that GTK draws into a title bar are not pressed, and others are`()
    throws
  {
    let nodes = [
      (Role.button, "Minimize", false), (.button, "Minimize", true), (.checkBox, "Minimize", false),
      (.button, "Louder", false),
    ].enumerated().map { index, one in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: one.0, name: one.1, states: Self.showing)
      node.states[.focusable] = one.2
      node.actions = [Action(name: "click", label: "")]
      return node
    }
    let allowing = try ActionPolicy(allowed: "minimize")
    let drawn = try plan("GTK", "4.8.3", nodes, allowing).trials.map(\.node.id.rawValue)
    #expect(Set(drawn) == [4, 5, 6])
    let all = try plan("Qt", "5.15.8", nodes, allowing).trials.map(\.node.id.rawValue)
    #expect(Set(all) == [3, 4, 5, 6])
  }

  @Test func `in a fence what does harm comes last but for what ends the program`() throws {
    let names = ["Delete and quit", "Close", "Save", "Cancel", "Delete", "Louder"]
    let nodes = names.enumerated().map { index, name in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: .button, name: name, states: Self.showing)
      node.actions = [Action(name: "click", label: "")]
      return node
    }
    let fenced = try plan("Qt", "5.15.8", nodes, try ActionPolicy(denied: "^save").inFence)
    #expect(
      fenced.trials.map(\.node.name) == ["Louder", "Delete", "Cancel", "Delete and quit", "Close"])
    #expect(fenced.untried.map(\.reason) == ["--deny-action matches \"Save\""])
    #expect(try plan("Qt", "5.15.8", nodes).trials.map(\.node.name) == ["Louder", "Cancel"])
  }

  @Test func `a button whose word stands in a label inside is judged by that word`() throws {
    var button = Node(id: ElementID(3), role: .button, name: "", states: Self.showing)
    button.actions = [Action(name: "click", label: "")]
    button.children = [ElementID(4)]
    let label = Node(id: ElementID(4), role: .label, name: "Delete all", states: Self.showing)
    let plan = try plan("Qt", "5.15.8", [button, label], inWindow: [button])
    #expect(plan.trials.isEmpty)
    #expect(
      plan.untried.map(\.reason) == [
        "\"Delete all\" may do harm (delete); --allow-action lets it be tried"
      ])
  }

  @Test func `what changes a selection or the clipboard alone is not tried`() throws {
    var text = Node(id: ElementID(3), role: .label, name: "Note", states: Self.showing)
    text.states.formUnion(StateSet(.focusable, .selectableText))
    text.actions = [
      Action(name: "select-all", label: "Select all"), Action(name: "copy", label: "Copy"),
      Action(name: "press", label: "Press"),
    ]
    let plan = try plan("Evenhand", "0.1", [text])
    #expect(plan.trials.contains { $0.course == .action("press") })
    #expect(!plan.trials.contains { $0.course == .action("select-all") })
    #expect(
      Set(plan.untried.map(\.reason)) == [
        "what is selected in a text, and what is on the clipboard, is not looked at"
      ])
  }

  @Test func `of a click and its parts the click is tried, and a press that stands alone is`()
    throws
  {
    func tried(_ names: [String]) throws -> [PlannedTrial.Course] {
      var button = Node(id: ElementID(3), role: .button, name: "Add", states: Self.showing)
      button.actions = names.map { Action(name: $0, label: "") }
      return try plan("GAIL", "2.24.33", [button]).trials.map(\.course)
    }
    #expect(try tried(["click", "press", "release"]) == [.action("click")])
    #expect(try tried(["press"]) == [.action("press")])
    #expect(try tried(["click", "press"]) == [.action("click"), .action("press")])
  }

  private static let showing = StateSet(.showing, .visible, .enabled, .sensitive)

  private func plan(_ toolkit: String, _ version: String) throws -> TrialPlan {
    let copy = Action(name: "clipboard.copy", label: "")
    var plain = Node(id: ElementID(3), role: .label, name: "Plain", states: Self.showing)
    plain.actions = [copy]
    var selectable = Node(id: ElementID(4), role: .label, name: "Selectable", states: Self.showing)
    selectable.states[.focusable] = true
    selectable.reportedInterfaces = InterfaceSet([.accessible, .component, .action])
    selectable.actions = [copy, Action(name: "clipboard.paste", label: "")]
    return try plan(toolkit, version, [plain, selectable])
  }

  @Test func `a text is tried with a character that has one byte`() {
    #expect(TrialPlan.character(for: "440") == "0")
    #expect(TrialPlan.character(for: "g\u{2034}") == "g")
    #expect(TrialPlan.character(for: "8\u{2032} ") == "8")
    #expect(TrialPlan.character(for: "\u{2032}") == "a")
    #expect(TrialPlan.character(for: "") == "a")
  }

  /// For a window with these elements.
  ///
  /// - Parameter own: Those that stand in the window itself; nil for all.
  private func plan(
    _ toolkit: String, _ version: String, _ elements: [Node], inWindow own: [Node]? = nil,
    _ policy: @autoclosure () throws -> ActionPolicy = try ActionPolicy(),
    answersForms: Bool = false, isDialog: Bool = false
  ) throws -> TrialPlan {
    var window = Node(
      id: ElementID(2), role: isDialog ? .dialog : .frame, name: "Main", states: Self.showing)
    window.children = (own ?? elements).map(\.id)
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    let nodes = [window] + elements
    let references = ([root] + nodes).map { node in
      (node.id, ObjectReference(busName: ":1.1", path: "/\(node.id.rawValue)"))
    }
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/1"), name: "Sample", pid: 1,
      toolkitName: toolkit, toolkitVersion: version)
    return TrialPlan(
      ApplicationSnapshot(
        application: application, tree: Tree(root: root, nodes: nodes),
        references: Dictionary(uniqueKeysWithValues: references)),
      policy: try policy(), part: isDialog ? Set(nodes.map(\.id)) : nil,
      answersForms: answersForms)
  }
}
