// SPDX-License-Identifier: Apache-2.0

internal import CXCB
import DesktopSession
import Glibc
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
