// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Semantics
import Testing

@testable import AccessibilityDriver

/// Windows on a real display, before they are pictured.
@Suite struct WindowPhotographerTests {
  @Test func `a window is made as small as asked in each direction, and never larger`() async throws
  {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let program = try session.start("xev", ["-name", "Main", "-geometry", "700x500"])
    let display = try XDisplay(name: #require(session.xDisplay))
    #expect(await eventually { display.windows().count == 1 })
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: StateSet(.showing),
      frame: Rect(x: 0, y: 0, width: 700, height: 500))
    let snapshot = ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "A", pid: nil,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(
        root: Node(id: ElementID(1), role: .application, name: "A", children: [window.id]),
        nodes: [window]))
    let photographer = try WindowPhotographer(
      snapshot: snapshot, environment: session.environment)
    for (width, height, expected) in [
      (900, 400, (700, 400)), (300, Int.max, (300, 400)), (900, 900, (300, 400)),
    ] {
      try await photographer.shrink(window, toWidth: width, height: height)
      #expect(try photographer.size(of: window) == expected)
    }
    program.terminate()
  }
}
