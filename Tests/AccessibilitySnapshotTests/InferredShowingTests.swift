// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

/// What counts as showing where a toolkit says so of windows alone, as GTK 4.8 does.
@Suite struct InferredShowingTests {
  @Test func `what slid out of the window is hidden, and what a scroll pane holds is not`() {
    let window = [
      node(3, "Save", y: 20),
      node(4, "Overview", .panel, y: 500, children: [5]), node(5, "New tab", y: 510),
      node(6, "Notes", .scrollPane, y: 40, children: [7]), node(7, "Last", y: 900),
    ]
    #expect(shown(window, children: [3, 4, 6]) == ["Save", "Notes", "Last"])
  }

  @Test func `what is on a hidden page has no size, and is hidden`() {
    let window = [node(3, "Save", y: 20), node(4, "Later", y: 20, height: 0)]
    #expect(shown(window, children: [3, 4]) == ["Save"])
  }

  private func node(
    _ id: UInt64, _ name: String, _ role: Role = .button, y: Double, height: Double = 30,
    children: [UInt64] = []
  ) -> Node {
    Node(
      id: ElementID(id), role: role, name: name, states: StateSet(.visible),
      frame: Rect(x: 10, y: y, width: 80, height: height), children: children.map { ElementID($0) })
  }

  /// The names of what counts as showing in a window of 300 by 200.
  private func shown(_ inside: [Node], children: [UInt64]) -> [String] {
    let window = Node(
      id: ElementID(2), role: .frame, states: StateSet(.visible, .showing),
      frame: Rect(x: 0, y: 0, width: 300, height: 200), children: children.map { ElementID($0) })
    let root = Node(id: ElementID(1), role: .application, children: [window.id])
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.7", path: "/root"), name: "", pid: 1,
        toolkitName: "GTK", toolkitVersion: "4.8.3"),
      tree: Tree(root: root, nodes: [window] + inside))
    return snapshot.withInferredShowing.tree.depthFirst
      .filter { $0.states[.showing] && !$0.role.isWindow }.map(\.name)
  }
}
