// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Programs that hand over to another process and end.
@Suite struct LauncherTests {
  private static let rules = [
    "--rules", "control-name", "--timeout", Evenhand.patience, "--exec", "--",
  ]

  @Test func `what a shell leaves running is audited, and the report says so`() async throws {
    let run = try await Evenhand.run(
      ["audit"] + Self.rules + ["sh", "-c", "zenity --info --text Hello & exit"])
    #expect(run.output.hasPrefix("zenity "), "\(run.output)\(run.errors)")
    #expect(run.output.contains("sh has ended and left \"zenity\""))
    #expect(run.code == 0)
  }

  @Test func `what comes only after its launcher has ended is waited for`() async throws {
    let shell = "(while kill -0 $$ 2>/dev/null; do sleep 0.05; done; exec zenity --info) & exit"
    let run = try await Evenhand.run([
      "tree", "--timeout", Evenhand.patience, "--exec", "--", "sh", "-c", shell,
    ])
    #expect(run.output.hasPrefix("application \"zenity\"\n"))
    #expect(run.errors == "evenhand: sh has ended and left \"zenity\"\n")
    #expect(run.code == 0)
  }

  @Test func `what the session bus starts for a launcher is taken`() async throws {
    let folder = try TemporaryFolder()
    let services = folder.path + "/dbus-1/services"
    try FileManager.default.createDirectory(
      atPath: services, withIntermediateDirectories: true)
    let zenity = "[D-BUS Service]\nName=org.evenhand.Heir\nExec=/usr/bin/zenity --info\n"
    try zenity.write(
      toFile: services + "/org.evenhand.Heir.service", atomically: true, encoding: .utf8)
    var environment = Evenhand.bare
    environment["XDG_DATA_DIRS"] = folder.path + ":/usr/local/share:/usr/share"
    let run = try await Evenhand.run(
      [
        "tree", "--timeout", Evenhand.patience, "--exec", "--", "dbus-send", "--session",
        "--dest=org.evenhand.Heir", "/", "org.evenhand.Heir.Show",
      ], in: environment)
    #expect(run.output.hasPrefix("application \"zenity\"\n"))
    #expect(run.errors == "evenhand: dbus-send has ended and left \"zenity\"\n")
    #expect(run.code == 0)
  }

  @Test func `a program that fails has handed over to nobody`() async throws {
    let run = try await Evenhand.run(
      [
        "tree", "--timeout", Evenhand.patience, "--exec", "--", "sh", "-c",
        "echo no such file >&2; exit 3",
      ])
    #expect(run.errors == "evenhand: sh has ended before it could be read: no such file\n")
    #expect(run.code == 2)
  }

  @Test func `of a program that ends while it is read the reason is told`() async throws {
    let program = """
      import gi, sys
      gi.require_version("Gtk", "3.0")
      from gi.repository import GLib, Gtk
      window = Gtk.Window(title="Restless")
      box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
      window.add(box)
      # It never comes to rest, so that it is looked at until it ends.
      def grow():
          box.add(Gtk.Button(label="More"))
          window.show_all()
          return True
      GLib.timeout_add(50, grow)
      GLib.timeout_add(4000, Gtk.main_quit)
      Gtk.main()
      sys.exit("the disk is full")
      """
    let run = try await Evenhand.run([
      "audit", "--timeout", Evenhand.patience, "--exec", "--", "/usr/bin/python3", "-c", program,
    ])
    let words = "has ended before it could be read: the disk is full\n"
    #expect(run.errors == "evenhand: /usr/bin/python3 " + words)
    #expect(run.code == 2)
  }

  @Test func `what a launcher has left ends with the command`() async throws {
    let run = try await Evenhand.run(
      [
        "tree", "--timeout", Evenhand.patience, "--exec", "--", "sh", "-c",
        "zenity --info --text 4712 & exit",
      ])
    #expect(run.output.contains("4712"))
    let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    let isRunning = processes.contains { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return words.starts(with: Data("zenity\0--info\0--text\0".utf8) + Data("4712".utf8))
    }
    #expect(!isRunning)
  }
}
