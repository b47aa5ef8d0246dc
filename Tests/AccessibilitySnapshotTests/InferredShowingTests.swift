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

  @Test func `a window that is only called a filler is open, and so is what stands in it`() {
    let snapshot = snapshot(
      [node(3, "Order", .filler, y: 0, height: 90, children: [4]), node(4, "Next", y: 40)],
      children: [], besides: [3])
    #expect(snapshot.withInferredShowing.tree[ElementID(3)].map(snapshot.isOnScreen) == true)
    #expect(shown(in: snapshot) == ["Order", "Next"])
  }

  @Test func `siblings in one place that hold something are pages, and what lies over one is none`()
  {
    let pages = [
      node(3, "One", .panel, y: 20, height: 100, children: [4]), node(4, "Save", y: 30),
      node(5, "Two", .panel, y: 20, height: 90, children: [6]), node(6, "Send", y: 30),
      node(7, "Note", .panel, y: 20, height: 30, children: [8]), node(8, "Close", y: 30),
      node(9, "Ground", y: 20, height: 100),
    ]
    let snapshot = snapshot(pages, children: [3, 5, 7, 9])
    #expect(snapshot.pagesInOnePlace.map { $0.map(\.name) } == [["One", "Two"]])
    #expect(snapshot.hidesPagesUntold)
    var told = snapshot
    told.tree.setStates([], of: ElementID(5))
    #expect(!told.hidesPagesUntold)
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
    shown(in: snapshot(inside, children: children))
  }

  private func shown(in snapshot: ApplicationSnapshot) -> [String] {
    snapshot.withInferredShowing.tree.depthFirst
      .filter { $0.states[.showing] && !$0.role.isWindow }.map(\.name)
  }

  private func snapshot(
    _ inside: [Node], children: [UInt64], besides windows: [UInt64] = []
  ) -> ApplicationSnapshot {
    let window = Node(
      id: ElementID(2), role: .frame, states: StateSet(.visible, .showing),
      frame: Rect(x: 0, y: 0, width: 300, height: 200), children: children.map { ElementID($0) })
    let root = Node(
      id: ElementID(1), role: .application, children: [window.id] + windows.map { ElementID($0) })
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.7", path: "/root"), name: "", pid: 1,
        toolkitName: "GTK", toolkitVersion: "4.8.3"),
      tree: Tree(root: root, nodes: [window] + inside))
  }
}
