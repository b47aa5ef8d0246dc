// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

struct DesktopSessionTests {
  @Test(arguments: DesktopSession.Display.allCases)
  func `a session of every kind starts, ends and leaves nothing`(
    display: DesktopSession.Display
  ) async throws {
    let session = try await DesktopSession.start(.init(display: display))
    #expect(!ProcessTable.members(of: session.folder).isEmpty)
    session.stop()
    #expect(ProcessTable.members(of: session.folder).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: session.folder))
  }

  @Test func `a program that is still there ends with its session`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let program = try session.start("sleep", ["600"])
    // Until it has become what it is, it does not belong to the session.
    #expect(
      await eventually {
        ProcessTable.members(of: session.folder).contains(program.processID)
      })
    session.stop()
    let status = try await program.untilEnd()
    #expect(status == .signal(SIGTERM))
  }

  @Test func `a session that is released ends`() async throws {
    var session: DesktopSession? = try await DesktopSession.start(
      .init(display: .none, accessibility: false))
    let folder = try #require(session?.folder)
    session = nil
    #expect(
      await eventually {
        ProcessTable.members(of: folder).isEmpty && !FileManager.default.fileExists(atPath: folder)
      })
  }

  @Test func `ending twice is ending once`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    session.stop()
    session.stop()
    #expect(!FileManager.default.fileExists(atPath: session.folder))
  }

  /// The command ends its session from a signal, and the process after it, while the audit ends it too.
  @Test func `who ends a session that is being ended comes back when it is gone`() async throws {
    let session = try await DesktopSession.start(.init(accessibility: false))
    let remains = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              session.stop()
              continuation.resume(
                returning: FileManager.default.fileExists(atPath: session.folder)
                  || !ProcessTable.members(of: session.folder).isEmpty)
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(remains == [false, false, false, false])
  }

  @Test func `the registry answers on the accessibility bus`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    #expect(try await Registry(of: session).applicationCount() == 0)
  }

  @Test func `without accessibility there is no accessibility bus`() async throws {
    let session = try await DesktopSession.start(.init(display: .none, accessibility: false))
    #expect(session.accessibilityBusAddress == nil)
  }

  @Test(arguments: [true, false])
  func `the session says whether a screen reader is there`(isEnabled: Bool) async throws {
    let session = try await DesktopSession.start(
      .init(display: .none, screenReaderEnabled: isEnabled))
    let question = try session.start(
      "gdbus",
      [
        "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
        "--method", "org.freedesktop.DBus.Properties.Get", "org.a11y.Status",
        "ScreenReaderEnabled",
      ])
    #expect(try await question.untilEnd() == .code(0))
    #expect(question.standardOutput == "(<\(isEnabled)>,)\n")
  }

  @Test func `two sessions do not see each other`() async throws {
    let one = try await DesktopSession.start()
    let other = try await DesktopSession.start()
    #expect(one.xDisplay != other.xDisplay)
    let program = try one.start("zenity", ["--info", "--text", "Hello"])
    defer { program.kill() }
    let registry = Registry(of: one)
    let appeared = try await eventually {
      try await registry.applicationCount() == 1
    }
    #expect(appeared)
    #expect(try await Registry(of: other).applicationCount() == 0)
  }

  @Test func `a missing program is named with its package`() async throws {
    let options = DesktopSession.Options(
      display: .virtual, baseEnvironment: ["PATH": "/nonexistent"])
    let error = await #expect(throws: DesktopSessionError.self) {
      try await DesktopSession.start(options)
    }
    #expect(error == .missing(program: "Xvfb", package: "xvfb"))
    #expect(
      error?.description == "Xvfb is not installed: it is in the Debian package xvfb")
  }

  @Test(arguments: [(320, 320), (1280, 800), (4096, 4096)])
  func `the screen has the size that was asked for`(width: Int, height: Int) async throws {
    let session = try await DesktopSession.start(
      .init(display: .testInput, width: width, height: height, accessibility: false))
    let question = try session.start("xdotool", ["getdisplaygeometry"])
    try await question.line(containing: "\(width) \(height)")
  }

  @Test func `a screen without a usable size is refused`() async throws {
    await #expect(throws: DesktopSessionError.unusableSize(width: 0, height: 1000)) {
      try await DesktopSession.start(.init(width: 0))
    }
  }

  @Test func `the outer desktop is unknown inside`() async throws {
    let outer = [
      "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "XAUTHORITY",
    ]
    var environment = ProcessInfo.processInfo.environment
    for name in outer { environment[name] = "outer" }
    let session = try await DesktopSession.start(
      .init(display: .none, baseEnvironment: environment))
    let program = try session.start("env")
    try await program.untilEnd()
    #expect(!program.outputLines.contains { $0.hasSuffix("=outer") })
    #expect(program.outputLines.contains("HOME=\(session.folder)/home"))
  }

  @Test func `a window manager manages windows`() async throws {
    let session = try await DesktopSession.start(.init(accessibility: false, windowManager: true))
    let question = try session.start("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"])
    try await question.line(containing: "window id")
  }

  @Test func `a window that is mapped as soon as a session has started is shown`() async throws {
    for _ in 1...3 {
      let session = try await DesktopSession.start(
        .init(display: .virtual, accessibility: false, windowManager: true))
      let window = try session.start("xev", ["-event", "structure"])
      try await window.line(containing: "MapNotify")
      session.stop()
    }
  }

  @Test func `a screenshot is as large as the screen`() async throws {
    let session = try await DesktopSession.start(
      .init(width: 640, height: 480, accessibility: false))
    let png = [UInt8](try Screenshot(of: session).png)
    // A PNG file has its width and height as big-endian numbers from byte 16.
    #expect(png.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    #expect(Array(png[16..<24]) == [0, 0, 0x02, 0x80, 0, 0, 0x01, 0xe0])
  }

  @Test func `a session that the caller's thread starts is the same`() throws {
    let session = try DesktopSession(.init(display: .none, accessibility: false))
    #expect(session.environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false)
  }

  @Test func `a command in a session of its own gives its exit code`() throws {
    let options = DesktopSession.Options(display: .none, accessibility: false)
    #expect(try DesktopSession.run(["sh", "-c", "exit 7"], options: options) == 7)
  }
}
