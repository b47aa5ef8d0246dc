// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

@Suite struct NoBusTests {
  @Test func `without a bus an application cannot be audited`() async throws {
    let run = try await Evenhand.run(["audit", "--app", "gedit"])
    #expect(
      run.errors
        == "evenhand: no accessibility bus: there is no session bus (DBUS_SESSION_BUS_ADDRESS is not"
        + " set); run evenhand doctor\n")
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test func `an application that is not there is named, with those that are`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["audit", "--app", "gedit"], in: session.environment)
    #expect(run.errors == "evenhand: no application named \"gedit\" is on the bus; none is there\n")
    #expect(run.code == 2)
  }

  @Test func `a process that is not on the bus is named`() async throws {
    let session = try await DesktopSession.start(.init(display: .none))
    let run = try await Evenhand.run(["tree", "--pid", "1"], in: session.environment)
    #expect(run.errors == "evenhand: process 1 is not on the bus; none is there\n")
    #expect(run.code == 2)
  }

  @Test func `a program that does not exist is not started`() async throws {
    let run = try await Evenhand.run(["audit", "--exec", "--", "no-such-program"])
    #expect(run.errors.hasPrefix("evenhand: no-such-program was not started: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.code == 2)
  }

  @Test func `a program that ends at once is said to have ended`() async throws {
    let run = try await Evenhand.run(["audit", "--exec", "--", "true"])
    #expect(run.errors == "evenhand: true has ended before it could be read\n")
    #expect(run.code == 2)
  }

  @Test func `a program that shows no window is no clean audit`() async throws {
    let program = """
      import gi
      gi.require_version("Gtk", "3.0")
      from gi.repository import Gtk
      Gtk.main()
      """
    let run = try await Evenhand.run(
      ["audit", "--timeout", "10", "--exec", "--", "/usr/bin/python3", "-c", program])
    #expect(
      run.errors
        == "evenhand: /usr/bin/python3 is on the accessibility bus and showed no window within 10 s;"
        + " give it longer with --timeout\n")
    #expect(run.code == 2)
  }

  @Test func `a program without accessibility is given up after the time-out`() async throws {
    let run = try await Evenhand.run(["audit", "--timeout", "1", "--exec", "--", "sleep", "60"])
    #expect(
      run.errors
        == "evenhand: sleep runs and showed no window within 1 s; give it longer with --timeout, or"
        + " run evenhand doctor\n")
    #expect(run.code == 2)
  }

  @Test func `a program whose toolkit publishes nothing is told by it`() async throws {
    // Any program counts by the library that it has loaded.
    let program = "import ctypes, time; ctypes.CDLL('libSDL2-2.0.so.0'); time.sleep(60)"
    let run = try await Evenhand.run(
      ["audit", "--timeout", "6", "--exec", "--", "/usr/bin/python3", "-c", program])
    #expect(
      run.errors
        == "evenhand: /usr/bin/python3 did not appear on the accessibility bus within 6 s; it uses"
        + " SDL, which publishes nothing: what it draws no assistive technology can read\n")
    #expect(run.code == 2)
  }

  @Test func `what a program complained of is said, without the frames of its trace`() async throws
  {
    let script = "echo 'Error: no picture' >&2; echo '  at main (1)' >&2; "
    let waiting = try await Evenhand.run(
      ["audit", "--timeout", "1", "--exec", "--", "sh", "-c", script + "sleep 60"])
    #expect(waiting.errors.hasSuffix("run evenhand doctor; it said last: Error: no picture\n"))
    let ended = try await Evenhand.run(["audit", "--exec", "--", "sh", "-c", script + "exit 1"])
    #expect(ended.errors == "evenhand: sh has ended before it could be read: Error: no picture\n")
  }
}
