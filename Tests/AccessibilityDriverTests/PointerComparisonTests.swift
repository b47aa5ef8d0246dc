// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics
import Testing

@testable import AccessibilityDriver

/// Whether what a click changed was the work of a control that is exposed.
@Suite struct PointerComparisonTests {
  private static let shown = StateSet(.showing, .visible, .enabled, .sensitive)

  /// A window with a page, in it a field and a picture that is clicked at 205, 37.
  private func snapshot(focus: String, isChecked: Bool = false) -> ApplicationSnapshot {
    func node(_ id: UInt64, _ role: Role, _ name: String, _ frame: Rect, _ children: [UInt64] = [])
      -> Node
    {
      var node = Node(
        id: ElementID(id), role: role, name: name, states: Self.shown, frame: frame,
        children: children.map { ElementID($0) })
      node.states[.focused] = name == focus
      return node
    }
    var field = node(4, .entry, "Name", Rect(x: 10, y: 10, width: 100, height: 30))
    field.states[.focusable] = true
    var box = node(6, .checkBox, "Agree", Rect(x: 10, y: 60, width: 100, height: 20))
    box.states[.focusable] = true
    box.states[.checked] = isChecked
    let nodes = [
      node(2, .frame, "Main", Rect(x: 0, y: 0, width: 400, height: 300), [3]),
      node(3, .panel, "page", Rect(x: 0, y: 0, width: 400, height: 280), [4, 5, 6]),
      field, node(5, .icon, "Plus", Rect(x: 193, y: 25, width: 24, height: 24)), box,
    ]
    let tree = Tree(
      root: Node(id: ElementID(1), role: .application, children: [ElementID(2)]), nodes: nodes)
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/1"), name: "Stock"), tree: tree,
      references: Dictionary(
        uniqueKeysWithValues: nodes.map {
          ($0.id, ObjectReference(busName: ":1.1", path: "/\($0.id.rawValue)"))
        }))
  }

  private func isWorkOfControl(
    _ before: ApplicationSnapshot, _ after: ApplicationSnapshot, x: Double, y: Double
  ) -> Bool {
    PointerComparison(before: before, after: after)
      .isWorkOfControl(at: PointerScene.Place(x: x, y: y, element: ElementID(5)))
  }

  @Test func `a page that gets the focus where it is clicked does not do what is drawn on it`() {
    let before = snapshot(focus: "Name")
    #expect(!isWorkOfControl(before, snapshot(focus: "page"), x: 205, y: 37))
    #expect(!isWorkOfControl(before, before, x: 205, y: 37))
  }

  @Test func `a field that gets the focus where it is clicked does`() {
    #expect(isWorkOfControl(snapshot(focus: "page"), snapshot(focus: "Name"), x: 20, y: 20))
  }

  @Test func `a check box that gets the focus where its line is clicked does, and no other line`() {
    let before = snapshot(focus: "page")
    #expect(isWorkOfControl(before, snapshot(focus: "Agree"), x: 300, y: 70))
    #expect(!isWorkOfControl(before, snapshot(focus: "Agree"), x: 300, y: 37))
  }

  @Test func `a check box that is set elsewhere does, too`() {
    let before = snapshot(focus: "page")
    #expect(
      isWorkOfControl(before, snapshot(focus: "page", isChecked: true), x: 205, y: 37))
  }
}
