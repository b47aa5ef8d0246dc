// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

/// Which buttons the pointer presses and lets go elsewhere.
@Suite struct PlainButtonTests {
  @Test(arguments: [
    (Role.panel, true), (.dialog, true), (.listItem, false), (.tableCell, false),
    (.spinButton, false), (.slider, false),
  ])
  func `a button in a row, which a drag may move, or in a control is no plain one`(
    holder: Role, isPlain: Bool
  ) throws {
    let states = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
    let frame = Rect(x: 10, y: 10, width: 60, height: 24)
    var button = Node(
      id: ElementID(4), role: .button, name: "Up", states: states, frame: frame)
    button.actions = [Action(name: "click", label: "", keyBinding: "")]
    let nodes = [
      Node(
        id: ElementID(2), role: .frame, name: "Main", states: states,
        frame: Rect(x: 0, y: 0, width: 300, height: 200), children: [ElementID(3)]),
      Node(
        id: ElementID(3), role: holder, name: "Row", states: states,
        frame: Rect(x: 0, y: 0, width: 200, height: 100), children: [ElementID(4)]),
      button,
    ]
    let root = Node(
      id: ElementID(1), role: .application, name: "App", children: [ElementID(2)])
    let application = ApplicationReference(
      object: ObjectReference(busName: ":1.1", path: "/root"), name: "App", toolkitName: "gtk",
      toolkitVersion: "3.24.38")
    let context = AuditContext(
      snapshot: ApplicationSnapshot(
        application: application, tree: Tree(root: root, nodes: nodes)))
    #expect(context.isPlainButton(try #require(context[ElementID(4)])) == isPlain)
  }
}
