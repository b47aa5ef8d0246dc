// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import AccessibilityReader
import DesktopSession
import Glibc
import Semantics
import Testing

@testable import AccessibilityDriver

/// The windows of a display, as the window manager lists them.
@Suite struct XWindowTests {
  @Test func `each has its title, and the one that is asked for as by a person gets the keyboard`()
    async throws
  {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let name = try #require(session.xDisplay)
    let display = try XDisplay(name: name)
    let programs = try ["A", "Second"].map { title in
      try session.start("xev", ["-name", title, "-event", "focus"])
    }
    let areListed = await eventually { display.windows().count == 2 }
    #expect(areListed)
    #expect(Set(display.windows().map(\.title)) == ["A", "Second"])
    for window in display.windows() {
      let requests = try Requests(to: name)
      try display.activate(window)
      let isActive = await eventually { display.activeWindow == window.id }
      #expect(isActive)
      // EWMH 1.5, _NET_ACTIVE_WINDOW: 2 is a pager, through which a person asks.
      #expect(requests.taken() == [[window.id, 2]])
    }
    for program in programs { program.terminate() }
  }

  @Test func `a menu that stands open is known by its kind, and a tool tip is none`() async throws {
    let session = try await DesktopSession.start(.init(display: .virtual, accessibility: false))
    let display = try XDisplay(name: try #require(session.xDisplay))
    let windows = ["POPUP_MENU", "TOOLTIP", "COMBO"].map { kind in
      let window = xcb_generate_id(display.connection)
      // Without the window manager, as menus are shown.
      let flags: [UInt32] = [1]
      xcb_create_window(
        display.connection, UInt8(XCB_COPY_FROM_PARENT), window, display.root, 0, 0, 40, 40, 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
        XCB_CW_OVERRIDE_REDIRECT.rawValue, flags)
      let kinds = [display.atom("_NET_WM_WINDOW_TYPE_" + kind)]
      xcb_change_property(
        display.connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window,
        display.atom("_NET_WM_WINDOW_TYPE"), XCB_ATOM_ATOM.rawValue, 32, 1, kinds)
      return window
    }
    let before = try #require(OpenedWindows(environment: session.environment, pid: nil))
    #expect(display.openMenus.isEmpty && !before.hasMenu)
    for window in windows { xcb_map_window(display.connection, window) }
    try display.synchronize()
    #expect(display.openMenus == [windows[0], windows[2]] && before.hasMenu)
    let after = try #require(OpenedWindows(environment: session.environment, pid: nil))
    #expect(!after.hasMenu)
  }

  @Test func `a window without a title in the tree is the one that no other has taken`()
    async throws
  {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let display = try XDisplay(name: try #require(session.xDisplay))
    let programs = try [("Letters", "300x200"), ("Letters", "120x90"), ("", "200x80")].map {
      try session.start("xev", ["-name", $0, "-geometry", $1, "-event", "focus"])
    }
    let areListed = await eventually { display.windows().count == 3 }
    #expect(areListed)
    let sizes = [(300.0, 200.0), (120.0, 90.0), (200.0, 80.0)]
    let nodes = zip(["Letters", "Letters", "Untold"], sizes).enumerated().map { place, window in
      Node(
        id: ElementID(UInt64(place + 2)), role: .frame, name: window.0, states: StateSet(.showing),
        frame: Rect(x: 0, y: 0, width: window.1.0, height: window.1.1))
    }
    let found = try nodes.map { node throws(DriverError) in
      let window = try display.window(of: node, in: Self.snapshot(nodes))
      return display.area(of: window).map { [$0.width, $0.height] }
    }
    #expect(found == [[300, 200], [120, 90], [200, 80]])
    for program in programs { program.terminate() }
  }

  /// A message of GTK 3 is called "Warning" and has no title, and its program may not list its main window
  /// yet.
  @Test func `a window that says how large it is with its border is told by that`() async throws {
    let session = try await DesktopSession.start(
      .init(display: .virtual, accessibility: false, windowManager: true))
    let display = try XDisplay(name: try #require(session.xDisplay))
    let programs = try [("Player", "300x200"), ("", "200x80")].map {
      try session.start("xev", ["-name", $0, "-geometry", $1, "-event", "focus"])
    }
    func message() -> XWindow? {
      display.windows().first { display.area(of: $0)?.height == 80 }
    }
    let isFramed = await eventually {
      message().flatMap { display.framedSize(of: $0) }.map { $0.height > 80 } ?? false
    }
    #expect(isFramed)
    let window = try #require(message())
    let size = try #require(display.framedSize(of: window))
    let node = Node(
      id: ElementID(2), role: .alert, name: "Warning", states: StateSet(.showing),
      frame: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)))
    #expect(try display.window(of: node, in: Self.snapshot([node])) == window)
    for program in programs { program.terminate() }
  }

  private static func snapshot(_ windows: [Node]) -> ApplicationSnapshot {
    let root = Node(id: ElementID(1), role: .application, name: "A", children: windows.map(\.id))
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.1", path: "/root"), name: "A", pid: nil,
        toolkitName: "", toolkitVersion: ""),
      tree: Tree(root: root, nodes: windows))
  }

  @Test func `what is in a window of GTK 4 begins inside of its border and its shadow`() {
    func inset(_ width: Int32, _ height: Int32, shadow: [UInt32] = [], x: Int32 = 0) -> [Int]? {
      WindowFrame(shadow: shadow).inset(
        of: (x: x, y: 0, width: width, height: height),
        in: ScreenArea(x: 340, y: 188, width: 720, height: 624)
      ).map { [$0.x, $0.y] }
    }
    #expect(inset(720, 624) == [0, 0])
    // The border of a window without a compositor, GTK 4.8.3.
    #expect(inset(710, 614) == [5, 5])
    #expect(inset(666, 566, shadow: [26, 26, 23, 33]) == [27, 24])
    // What is not the same on every side may be anything.
    #expect(inset(710, 600) == nil)
    #expect(inset(711, 615) == nil)
    #expect(inset(730, 634) == nil)
    #expect(inset(710, 614, x: 3) == nil)
    #expect(inset(520, 424) == nil)
  }
}

/// What the window manager is asked for, as any program can hear it.
private struct Requests {
  private let display: XDisplay

  /// Hears what is asked on the display of this name from now on.
  init(to name: String) throws {
    display = try XDisplay(name: name)
    var mask = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY.rawValue
    xcb_change_window_attributes(
      display.connection, display.root, XCB_CW_EVENT_MASK.rawValue, &mask)
    try display.synchronize()
  }

  /// Of each request for the keyboard its window and who asks.
  func taken() -> [[UInt32]] {
    let kind = display.atom("_NET_ACTIVE_WINDOW")
    var found: [[UInt32]] = []
    while let event = xcb_poll_for_event(display.connection) {
      defer { free(event) }
      guard event.pointee.response_type & 0x7f == UInt8(XCB_CLIENT_MESSAGE) else { continue }
      let message = UnsafeRawPointer(event).assumingMemoryBound(
        to: xcb_client_message_event_t.self
      ).pointee
      if message.type == kind { found.append([message.window, message.data.data32.0]) }
    }
    return found
  }
}
