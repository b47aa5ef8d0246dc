// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Glibc
import Semantics
import Testing

@testable import AccessibilityDriver

/// Windows that an application calls showing, and that are on no screen.
@Suite struct UnmappedWindowsTests {
  @Test func `a window that nothing is left for on the screen is not there`() {
    #expect(unmapped([("Main", 300, 200), ("", 320, 240)], [("Main", 300, 200)]) == [3])
    // The program's name stands behind the window's; the other window never came.
    #expect(unmapped([("", 437, 367), ("Maps", 584, 278)], [("Maps - Atlas", 1, 1)]) == [2])
    #expect(unmapped([("", 300, 200), ("", 320, 240)], [("xev", 320, 240)]) == [2])
  }

  @Test func `where a window is left over, nobody knows whose it is`() {
    #expect(unmapped([("Main", 300, 200), ("", 320, 240)], [("Main", 1, 1), ("x", 9, 9)]) == [])
    #expect(unmapped([("", 320, 240)], [("x", 9, 9)]) == [])
    #expect(unmapped([("Main", 300, 200)], []) == [])
  }

  @Test func `menus and what does not say that it is showing are no matter`() {
    let snapshot = snapshot(of: [
      node(2, "Main", 300, 200), node(3, "Menu", 30, 20, role: .popupMenu),
      node(4, "Away", 30, 20, states: []),
    ])
    let found = UnmappedWindows.unmapped(
      in: snapshot, among: [.init(title: "Main", width: 300, height: 200)])
    #expect(found.isEmpty)
  }

  @Test func `the display tells what is on it, and nothing in the other windows is showing`()
    async throws
  {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let name = try #require(session.xDisplay)
    let program = try session.start("xev", ["-name", "Main", "-geometry", "300x200"])
    let display = try XDisplay(name: name)
    #expect(await eventually { display.windows().count == 1 })
    // xev does not say which process it is; a window without one may be anybody's.
    #expect(display.shown(of: program.processID).isEmpty)

    let child = Node(id: ElementID(4), role: .button, name: "Send", states: StateSet(.showing))
    var ghost = node(3, "", 320, 240)
    ghost.children = [child.id]
    let snapshot = snapshot(of: [node(2, "Main", 300, 200), ghost], [child])
    let windows = UnmappedWindows(windows: [ghost])
    let hidden = windows.hidden(in: snapshot).tree
    #expect([2, 3, 4].map { hidden[ElementID($0)]?.states[.showing] } == [true, false, false])
    #expect(
      windows.notes(in: snapshot) == [
        "frame[] says that it is showing, and the display shows no such window; it was not judged"
      ])
    program.terminate()
  }

  private func unmapped(
    _ told: [(String, Double, Double)], _ shown: [(String, Int, Int)]
  ) -> [UInt64] {
    let nodes = told.enumerated().map { node(UInt64($0 + 2), $1.0, $1.1, $1.2) }
    return UnmappedWindows.unmapped(
      in: snapshot(of: nodes), among: shown.map { .init(title: $0, width: $1, height: $2) }
    ).map(\.id.rawValue)
  }

  private func node(
    _ id: UInt64, _ name: String, _ width: Double, _ height: Double, role: Role = .frame,
    states: StateSet = StateSet(.showing)
  ) -> Node {
    Node(
      id: ElementID(id), role: role, name: name, states: states,
      frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  private func snapshot(of windows: [Node], _ others: [Node] = []) -> ApplicationSnapshot {
    let root = Node(id: ElementID(1), role: .application, name: "A", children: windows.map(\.id))
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "A", pid: nil,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(root: root, nodes: windows + others))
  }
}
