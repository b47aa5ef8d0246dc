// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct TextGrowthTests {
  /// A window with these elements in it, in a box of that role.
  private func snapshot(
    _ elements: [(Role, String, Double, Double)], in box: Role = .panel
  ) -> ApplicationSnapshot {
    let shown = StateSet(.enabled, .showing, .visible)
    let nodes = elements.enumerated().map { index, element in
      var node = Node(
        id: ElementID(UInt64(index + 3)), role: element.0, name: element.1, states: shown)
      node.frame = Rect(x: 0, y: 0, width: element.2, height: element.3)
      return node
    }
    let holder = Node(
      id: ElementID(99), role: box, states: shown, children: nodes.map(\.id))
    var window = Node(id: ElementID(2), role: .frame, name: "Main", states: shown)
    window.children = [holder.id]
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "Sample", pid: 1,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(root: root, nodes: [window, holder] + nodes))
  }

  private func compare(
    _ before: [(Role, String, Double, Double)], _ after: [(Role, String, Double, Double)],
    in box: Role = .panel
  ) throws -> WindowComparison.Texts {
    let first = snapshot(before, in: box)
    let second = snapshot(after, in: box)
    return TextGrowth.compare(
      .init(try #require(first.tree[ElementID(2)]), of: first),
      .init(try #require(second.tree[ElementID(2)]), of: second))
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

  @Test func `a tool bar has no text where a button of that size has no room for its name`()
    throws
  {
    let bar: [(Role, String, Double, Double)] = [
      (.button, "Save a copy", 43, 35), (.toggleButton, "Play", 43, 35), (.button, "Find", 60, 35),
    ]
    #expect(
      try compare(bar, bar, in: .toolBar) == WindowComparison.Texts(compared: 1, grown: 0))
    #expect(try compare(bar, bar) == WindowComparison.Texts(compared: 3, grown: 0))
  }

  /// A window with one label on white, which is drawn so large in the middle of its box.
  private func look(
    _ frame: Rect, ink: (width: Int, height: Int), isTrusted: Bool = true
  ) throws -> TextGrowth.Look {
    var node = Node(
      id: ElementID(3), role: .label, name: "Total", states: StateSet(.showing, .visible))
    node.frame = frame
    var window = Node(id: ElementID(2), role: .frame, name: "Main", states: StateSet(.showing))
    window.children = [node.id]
    var root = Node(id: ElementID(1), role: .application, name: "Sample")
    root.children = [window.id]
    let (width, height) = (200, 100)
    let left = Int(frame.x) + (Int(frame.width) - ink.width) / 2
    let top = Int(frame.y) + (Int(frame.height) - ink.height) / 2
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    // Every other column, as letters do not fill their box.
    for row in top..<top + ink.height {
      for column in stride(from: left, through: left + ink.width - 1, by: 2) {
        let place = (row * width + column) * 4
        bytes.replaceSubrange(place..<place + 3, with: [0, 0, 0])
      }
    }
    return TextGrowth.Look(
      window,
      of: ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "Sample", pid: 1,
          toolkitName: "", toolkitVersion: ""),
        tree: Tree(root: root, nodes: [window, node]), framesAreTrusted: isTrusted),
      picture: PixelMap(x: 0, y: 0, width: width, height: height, bytes: bytes), pixelsPerUnit: 1)
  }

  private let row = Rect(x: 10, y: 10, width: 80, height: 20)
  private let kept = [WindowComparison.Kept(role: "label", name: "Total")]

  @Test func `a text that is drawn as large as usually keeps its size in a larger box too`() throws
  {
    let usual = try look(row, ink: (31, 9))
    let wider = try look(Rect(x: 10, y: 40, width: 160, height: 40), ink: (31, 9))
    #expect(TextGrowth.compare(usual, wider).kept == kept)
    #expect(TextGrowth.compare(usual, try look(row, ink: (31, 9))).kept == kept)
  }

  @Test func `a text that is drawn larger does not keep its size, whatever its box does`() throws {
    let usual = try look(row, ink: (31, 9))
    #expect(TextGrowth.compare(usual, try look(row, ink: (61, 18))).kept == [])
    #expect(TextGrowth.compare(usual, try look(row, ink: (31, 12))).kept == [])
  }

  @Test func `what goes on above or below its box is not measured`() throws {
    let usual = try look(row, ink: (31, 9))
    let cut = try look(row, ink: (31, 24))
    #expect(TextGrowth.compare(cut, cut).kept == [])
    #expect(TextGrowth.compare(usual, cut).kept == [])
  }

  @Test func `where places are wrong a text in a higher box is not measured`() throws {
    let usual = try look(row, ink: (31, 9), isTrusted: false)
    let higher = try look(
      Rect(x: 10, y: 40, width: 80, height: 40), ink: (31, 9), isTrusted: false)
    #expect(TextGrowth.compare(usual, higher).kept == [])
    #expect(TextGrowth.compare(usual, try look(row, ink: (31, 9), isTrusted: false)).kept == kept)
  }
}
