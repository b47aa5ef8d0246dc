// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DesktopSession

struct WindowManagerProbeTests {
  @Test func `a window manager counts as ready when it does what it is asked`() async throws {
    let session = try await DesktopSession.start(.init(display: .virtual, accessibility: false))
    let probe = try #require(WindowManagerProbe(display: session.xDisplay ?? ""))
    #expect(!probe.isHeard())
    // As it is while the manager starts: it says what there is, and does not listen yet.
    try await set(4, in: session)
    #expect(!probe.isHeard())
    #expect(!probe.isHeard())
    try await set(1, in: session)
    #expect(probe.isHeard())
  }

  @Test func `a manager that already has one desktop is asked for another`() async throws {
    let session = try await DesktopSession.start(.init(display: .virtual, accessibility: false))
    let probe = try #require(WindowManagerProbe(display: session.xDisplay ?? ""))
    try await set(1, in: session)
    #expect(!probe.isHeard())
    try await set(2, in: session)
    #expect(probe.isHeard())
  }

  @Test func `a display that is not there has no probe`() {
    #expect(WindowManagerProbe(display: ":65000") == nil)
  }

  private func set(_ number: Int, in session: DesktopSession) async throws {
    let name = "_NET_NUMBER_OF_DESKTOPS"
    let setting = try session.start(
      "xprop", ["-root", "-f", name, "32c", "-set", name, "\(number)"])
    #expect(try await setting.untilEnd() == .code(0))
  }
}
