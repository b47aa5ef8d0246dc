// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct TextGrowthTests {
  /// A window with these elements in it.
  private func snapshot(_ elements: [(Role, String, Double, Double)]) -> ApplicationSnapshot {
    let shown = StateSet(.enabled, .showing, .visible)
    let nodes = elements.enumerated().map { index, element in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: element.0, name: element.1, states: shown)
      node.frame = Rect(x: 0, y: 0, width: element.2, height: element.3)
      return node
    }
    var window = Node(id: ElementID(2), role: .frame, name: "Main", states: shown)
    window.children = nodes.map(\.id)
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Sample", pid: 1,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(root: root, nodes: [window] + nodes))
  }

  private func compare(
    _ before: [(Role, String, Double, Double)], _ after: [(Role, String, Double, Double)]
  ) throws -> WindowComparison.Texts {
    let first = snapshot(before)
    let second = snapshot(after)
    return TextGrowth.compare(
      try #require(first.tree[ElementID(2)]), of: first,
      with: try #require(second.tree[ElementID(2)]), of: second)
  }

  @Test func `a text that is higher or wider has grown`() throws {
    let texts = try compare(
      [(.label, "A", 50, 20), (.label, "B", 50, 20), (.button, "C", 50, 20)],
      [(.label, "A", 50, 40), (.label, "B", 100, 20), (.button, "C", 51, 21)])
    #expect(texts == WindowComparison.Texts(compared: 3, grown: 2))
  }

  @Test func `texts of one name are told apart by their turns`() throws {
    let texts = try compare(
      [(.label, "A", 50, 20), (.label, "A", 50, 30)],
      [(.label, "A", 50, 20), (.label, "A", 50, 60)])
    #expect(texts == WindowComparison.Texts(compared: 2, grown: 1))
  }

  @Test func `what has no words, no place or no counterpart is not compared`() throws {
    let texts = try compare(
      [(.image, "Logo", 50, 20), (.label, " ", 50, 20), (.label, "A", 0, 0), (.label, "B", 9, 9)],
      [(.image, "Logo", 99, 99), (.label, " ", 99, 99), (.label, "A", 9, 9), (.label, "C", 9, 9)])
    #expect(texts == WindowComparison.Texts(compared: 0, grown: 0, missed: 1))
  }
}
