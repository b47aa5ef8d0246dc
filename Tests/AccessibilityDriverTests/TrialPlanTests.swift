// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// What is tried on an application, and what is left alone because of its toolkit.
@Suite struct TrialPlanTests {
  @Test func `what GTK 4 lists on every label is tried only where text can be selected`() throws {
    let plan = try plan("GTK", "4.8.3")
    #expect(plan.trials.map(\.node.name) == ["Selectable", "Selectable"])
    #expect(
      plan.untried.map(\.reason) == [
        "GTK 4 lists \"clipboard.copy\" on every label, also where it has nothing to do"
      ])
  }

  @Test func `another toolkit's label is tried`() throws {
    let plan = try plan("gtk", "3.24.38")
    #expect(plan.trials.count { $0.course == .action("clipboard.copy") } == 2)
    #expect(plan.untried.isEmpty)
  }

  private func plan(_ toolkit: String, _ version: String) throws -> TrialPlan {
    let showing = StateSet(.showing, .visible, .enabled, .sensitive)
    let copy = Action(name: "clipboard.copy", label: "")
    var plain = Node(id: ElementID(3), role: .label, name: "Plain", states: showing)
    plain.actions = [copy]
    var selectable = Node(id: ElementID(4), role: .label, name: "Selectable", states: showing)
    selectable.states[.focusable] = true
    selectable.reportedInterfaces = InterfaceSet([.accessible, .component, .action])
    selectable.actions = [copy]
    var window = Node(id: ElementID(2), role: .frame, name: "Main", states: showing)
    window.children = [plain.id, selectable.id]
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    let nodes = [window, plain, selectable]
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
      policy: try ActionPolicy())
  }
}
