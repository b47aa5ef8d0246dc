// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What a program in a fence can do, and what it cannot.
///
/// The first test runs everywhere; the others need a machine that lets there be a fence, and count as
/// skipped elsewhere.
@Suite struct FenceTests {
  /// Why this machine has none; nil where it has.
  static let obstacle: String? = {
    let options = DesktopSession.Options(display: .none, accessibility: false, isFenced: true)
    do {
      let session = try DesktopSession(options)
      defer { session.stop() }
      return session.fenceObstacle
    } catch {
      return "\(error)"
    }
  }()

  @Test(arguments: [nil, "bwrap: No permissions to create a new namespace"])
  func `a session without a fence says why, and works`(refusal: String?) async throws {
    // Everything that there is but bubblewrap, or one that is not permitted to do its work.
    let programs = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let folder = programs.folder + "/programs"
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in ["dbus-daemon", "sh", "true"] {
      try files.createSymbolicLink(
        atPath: "\(folder)/\(program)", withDestinationPath: "/usr/bin/\(program)")
    }
    if let refusal {
      try "#!/bin/sh\necho '\(refusal)' >&2\nexit 1\n"
        .write(toFile: folder + "/bwrap", atomically: true, encoding: .utf8)
      try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder + "/bwrap")
    }
    let session = try await DesktopSession.start(
      .init(
        display: .none, accessibility: false, isFenced: true, baseEnvironment: ["PATH": folder]))
    #expect(session.fence == nil)
    let obstacle = try #require(session.fenceObstacle)
    #expect(obstacle.contains("bubblewrap") || refusal != nil)
    #expect(obstacle.contains(refusal ?? "bwrap is not installed"))
    let program = try session.start("sh", ["-c", "exit 3"])
    #expect(try await program.untilEnd() == .code(3))
  }

  @Test(.enabled(if: obstacle == nil, "bubblewrap does not work on this machine"))
  func `a program writes where its session is, and nowhere else`() async throws {
    let session = try await fenced()
    let outside = FileManager.default.currentDirectoryPath + "/.evenhand-fence-\(UUID())"
    let shared = "/tmp/evenhand-fence-\(UUID())"
    let lines = try await lines(
      """
      for file in "\(outside)" /var/lib/x /etc/x "$HOME/x" "$TMPDIR/x" "$XDG_RUNTIME_DIR/x" \
        "\(shared)"
      do (echo x > "$file") 2>/dev/null && echo yes || echo no; done
      """, in: session)
    #expect(lines == ["no", "no", "no", "yes", "yes", "yes", "yes"])
    #expect(!FileManager.default.fileExists(atPath: outside))
    let home = try #require(session.environment["HOME"])
    #expect(FileManager.default.fileExists(atPath: home + "/x"))
    #expect(!FileManager.default.fileExists(atPath: shared))
  }

  @Test(.enabled(if: obstacle == nil, "bubblewrap does not work on this machine"))
  func `it reaches no network, and no socket but its session's`() async throws {
    let session = try await fenced()
    let other = try await DesktopSession.start(.init(accessibility: false))
    let number = try #require(other.xDisplay?.dropFirst())
    let script = """
      import os, socket
      def reaches(family, address):
          try:
              socket.socket(family, socket.SOCK_STREAM).connect(address)
              print("yes", flush=True)
          except OSError:
              print("no", flush=True)
      reaches(socket.AF_UNIX, os.environ["DBUS_SESSION_BUS_ADDRESS"].split("=")[1].split(",")[0])
      reaches(socket.AF_UNIX, "/tmp/.X11-unix/X" + os.environ["DISPLAY"][1:])
      reaches(socket.AF_UNIX, "\(other.folder)/bus")
      reaches(socket.AF_UNIX, "/tmp/.X11-unix/X\(number)")
      reaches(socket.AF_UNIX, "\\0/tmp/.X11-unix/X\(number)")
      """
    let network = """

      server = socket.create_server(("127.0.0.1", 0))
      print(server.getsockname()[1], flush=True)
      while True: server.accept()
      """
    let listener = try other.start("python3", ["-c", "import socket" + network])
    let port = try await listener.line { Int($0) != nil }
    let local = "\nreaches(socket.AF_INET, (\"127.0.0.1\", \(port)))"
    let inside = try await lines(script + local, in: session, by: "python3")
    #expect(inside == ["yes", "yes", "no", "no", "no", "no"])
    // Each of them is there.
    let outside = try session.start("python3", ["-c", script + local])
    #expect(try await outside.untilEnd() == .code(0))
    #expect(outside.outputLines == ["yes", "yes", "yes", "yes", "yes", "yes"])
  }

  @Test(.enabled(if: obstacle == nil, "bubblewrap does not work on this machine"))
  func `it sees no process and no device of the machine, and its end is told as it was`()
    async throws
  {
    let session = try await fenced()
    let processes = try await lines(
      "ls /proc | grep -c '^[0-9]'; ls /dev/dri /dev/snd", in: session)
    #expect(Int(processes.first ?? "").map { $0 < 8 } ?? false, "\(processes)")
    #expect(processes.count == 1)
    for (script, code) in [("exit 3", 3), ("kill -SEGV $$", 128 + SIGSEGV)] {
      let program = try ChildProcess(
        "sh", ["-c", script], environment: session.environment, inside: session.fence)
      #expect(try await program.untilEnd() == .code(code))
    }
    let missing = DesktopSessionError.missing(program: "no-such-program", package: nil)
    #expect(throws: missing) {
      try ChildProcess(
        "no-such-program", environment: session.environment, inside: session.fence)
    }
  }

  @Test(.enabled(if: obstacle == nil, "bubblewrap does not work on this machine"))
  func `a program of a temporary folder is found, and what it leaves behind ends with the session`()
    async throws
  {
    let session = try await fenced()
    let other = try await DesktopSession.start(.init(display: .none, accessibility: false))
    let folder = "/tmp/evenhand-fence-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/program.sh"
    try "sleep 600 &\necho started; ls -d '\(other.folder)'"
      .write(toFile: file, atomically: true, encoding: .utf8)
    let program = try ChildProcess(
      "sh", [file], environment: session.environment, endsGroup: false, inside: session.fence)
    #expect(try await program.untilEnd() != .code(0))
    #expect(program.outputLines == ["started"])
    #expect(!session.processIDs(named: "sleep").isEmpty)
    session.stop()
    #expect(ProcessTable.members(of: session.folder).isEmpty)
  }

  @Test(.enabled(if: obstacle == nil, "bubblewrap does not work on this machine"))
  func `what the session's bus starts is inside of the fence, too`() async throws {
    let session = try await fenced()
    let services = try #require(session.environment["XDG_DATA_HOME"]) + "/dbus-1/services"
    try FileManager.default.createDirectory(atPath: services, withIntermediateDirectories: true)
    let outside = FileManager.default.currentDirectoryPath + "/.evenhand-fence-\(UUID())"
    try """
    [D-BUS Service]
    Name=org.example.Asked
    Exec=/bin/sh -c "echo x > '\(session.folder)/asked'; echo x > '\(outside)'"
    """.write(toFile: services + "/org.example.Asked.service", atomically: true, encoding: .utf8)
    let call = try session.start(
      "gdbus",
      [
        "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.StartServiceByName",
        "org.example.Asked", "0",
      ])
    try await call.untilEnd()
    #expect(FileManager.default.fileExists(atPath: session.folder + "/asked"))
    #expect(!FileManager.default.fileExists(atPath: outside))
  }

  private func fenced() async throws -> DesktopSession {
    let session = try await DesktopSession.start(.init(accessibility: false, isFenced: true))
    #expect(session.fenceObstacle == nil)
    return session
  }

  /// What a script says inside.
  private func lines(
    _ script: String, in session: DesktopSession, by shell: String = "sh"
  ) async throws -> [String] {
    let fence: Fence = try #require(session.fence)
    let program = try ChildProcess(
      shell, ["-c", script], environment: session.environment, inside: fence)
    try await program.untilEnd()
    return program.outputLines
  }
}
