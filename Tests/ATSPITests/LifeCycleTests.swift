// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Semantics
import Testing

@testable import ATSPI

/// Buses and registries that come and go.
@Suite struct LifeCycleTests {
  private static let count = """
    import pyatspi
    print([a.name for a in pyatspi.Registry.getDesktop(0) if a])
    """

  @Test func `a registry that comes back lists the application once`() async throws {
    try await MiniBus.withSample { bus, sample in
      for _ in 1...2 {
        bus.killRegistry()
        try await sample.journal.line(after: sample.journal.lines.count - 1) {
          $0 == "the registry is gone"
        }
        let before = sample.journal.lines.count
        try await bus.startRegistry()
        try await sample.journal.line(after: before) { $0.hasSuffix("for keys") }
        #expect(try await bus.python(Self.count).allLines() == ["['Sample']"])
      }
    }
  }

  @Test func `a bus that comes back finds the application again`() async throws {
    let path = "/tmp/evenhand-\(UUID().uuidString.prefix(8)).bus"
    let first = try await MiniBus(path: path)
    let sample = SampleApplication(address: "unix:path=" + path)
    defer { sample.provider.stop() }
    try await sample.start()
    first.stop()
    try await sample.journal.line("the bus is gone")
    let before = sample.journal.lines.count
    let second = try await MiniBus(path: path)
    defer { second.stop() }
    try await sample.journal.line(after: before) { $0.hasSuffix("for keys") }
    #expect(try await second.python(Self.count).allLines() == ["['Sample']"])
  }

  @Test func `an application that comes before its registry is listed once`() async throws {
    let bus = try await MiniBus(withRegistry: false)
    let sample = SampleApplication(address: bus.address)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    sample.provider.start()
    try await sample.journal.line { $0.hasPrefix("connected as") }
    try await bus.startRegistry()
    try await sample.journal.line { $0.hasSuffix("for keys") }
    #expect(try await bus.python(Self.count).allLines() == ["['Sample']"])
  }

  @Test func `a window that is active when the registry comes is told so`() async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    let client = try bus.python(
      """
      import pyatspi
      def show(e): print(e.type, e.source.name, e.detail1, flush=True)
      pyatspi.Registry.registerEventListener(show, "object:state-changed:active",
        "object:state-changed:focused", "window:activate")
      print("ready", flush=True)
      pyatspi.Registry.start()
      """)
    defer { client.stop() }
    try await client.output.line("ready")
    try await sample.start()
    try await client.output.line { $0.contains("focused") }
    #expect(
      client.output.lines == [
        "ready", "window:activate Sample window 0", "object:state-changed:active Sample window 1",
        "object:state-changed:focused Volume 1",
      ])
  }

  @Test func `without any bus the application works and waits`() async throws {
    let sample = SampleApplication(address: nil)
    defer { sample.provider.stop() }
    sample.provider.start()
    let given = Journal()
    sample.provider.forward(
      KeyStroke(
        isPress: true, keysym: 97, hardwareCode: 38, modifierMask: 0, name: "a", characters: "a",
        time: 0)
    ) { given.append("\($0)") }
    #expect(given.lines == ["false"])
    #expect(sample.provider.status.busName.isEmpty)
    #expect(sample.provider.status.eventListeners == 0)
  }

  @Test func `a bus that nobody serves is told in the status`() async throws {
    let sample = SampleApplication(address: "unix:path=/nonexistent/bus")
    defer { sample.provider.stop() }
    sample.provider.start()
    try await sample.journal.line { $0.hasPrefix("no connection") }
    #expect(sample.provider.status.problem.hasPrefix("no connection"))
  }

  @Test func `what takes the connection and is no bus is told in the status`() async throws {
    let path = "/tmp/evenhand-\(UUID().uuidString.prefix(8)).socket"
    let other = try Program(
      "/usr/bin/python3",
      [
        "-u", "-c",
        """
        import socket
        listener = socket.socket(socket.AF_UNIX)
        listener.bind("\(path)")
        listener.listen()
        print("ready")
        while True: listener.accept()[0].close()
        """,
      ])
    let sample = SampleApplication(address: "unix:path=" + path)
    defer {
      sample.provider.stop()
      other.stop()
      try? FileManager.default.removeItem(atPath: path)
    }
    try await other.output.line("ready")
    sample.provider.start()
    try await sample.journal.line { $0.hasPrefix("no connection: ") }
    #expect(sample.provider.status.phase != .embedded)
  }

  @Test func `the application follows the desktop's switch both ways`() async throws {
    let session = try Program(
      "/usr/bin/dbus-daemon",
      ["--session", "--nofork", "--nosyslog", "--print-address=1", "--address=unix:tmpdir=/tmp"],
      environment: ["GSETTINGS_BACKEND": "memory"])
    defer { session.stop() }
    let address = try await session.output.line { $0.hasPrefix("unix:") }
    let journal = Journal()
    let provider = Provider(followingSession: address, journal)
    defer { provider.stop() }
    provider.start()
    /// The session bus starts the launcher of the accessibility bus for the first call.
    func turn(_ isOn: Bool) async throws {
      let call = try Program(
        "/usr/bin/gdbus",
        [
          "call", "--address", address, "-d", "org.a11y.Bus", "-o", "/org/a11y/bus", "-m",
          "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<\(isOn)>",
        ])
      _ = try await call.allLines()
    }
    try await turn(true)
    try await journal.line("accessibility is switched on")
    try await journal.line { $0.hasPrefix("connected as") }
    try await turn(false)
    try await journal.line("accessibility is switched off")
    // The line is written before the connection has been taken down.
    #expect(await eventually { provider.status.phase == .waiting })
    #expect(provider.status.busName.isEmpty)
    #expect(provider.status.problem.isEmpty)
  }

  @Test func `without a session bus the status says so`() async throws {
    let provider = Provider(followingSession: "unix:path=/nonexistent/bus", Journal())
    defer { provider.stop() }
    provider.start()
    #expect(await eventually { provider.status.problem.hasPrefix("no session bus") })
    #expect(provider.status.phase == .waiting)
  }
}
