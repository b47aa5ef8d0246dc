// SPDX-License-Identifier: Apache-2.0

import AccessibilityDriver
import AccessibilityReader
import Semantics
import Testing

/// Whether the buttons that minimize and close a window are left alone.
@Suite struct WindowButtonTrialTests {
  @Test func `the buttons of a GTK 4 window itself are not pressed`() throws {
    let buttons = [(3, "Reduire", "Reduire la fenetre"), (4, "Agrandir", "Agrandir la fenetre")]
      .map { number, name, description in
        Node(
          id: ElementID(UInt64(number)), role: .button, name: name, description: description,
          states: Self.states, actions: [Action(name: "click", label: "")])
      }
    #expect(try plan(toolkit: "GTK", version: "4.8.3", buttons).trials.isEmpty)
    #expect(try plan(toolkit: "Qt", version: "6.4.2", buttons).trials.count == 2)
  }

  private static let states = StateSet(.enabled, .sensitive, .showing, .visible)

  /// The elements stand in a box in a window.
  private func plan(toolkit: String, version: String, _ nodes: [Node]) throws -> TrialPlan {
    let box = Node(
      id: ElementID(9), role: .panel, name: "", states: Self.states, children: nodes.map(\.id))
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: Self.states, children: [box.id])
    let root = Node(
      id: ElementID(1), role: .application, name: "App", states: Self.states,
      children: [window.id])
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", pid: 1,
      toolkitName: toolkit, toolkitVersion: version)
    let all = [window, box] + nodes
    let references = Dictionary(
      uniqueKeysWithValues: all.map { node in
        (node.id, ObjectReference(busName: ":1.1", path: "/\(node.id.rawValue)"))
      })
    return try TrialPlan(
      ApplicationSnapshot(
        application: application, tree: Tree(root: root, nodes: all), references: references),
      policy: ActionPolicy())
  }
}
