// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScriptedApplications
import Testing

@testable import DesktopSession

struct ChildProcessTests {
  @Test func `both outputs are kept line by line`() async throws {
    let program = try ChildProcess("sh", ["-c", "echo one; echo two; echo three >&2; printf four"])
    #expect(try await program.untilEnd() == .code(0))
    #expect(program.outputLines == ["one", "two"])
    #expect(program.standardOutput == "one\ntwo\nfour")
    #expect(program.errorLines == ["three"])
  }

  @Test func `a program sees itself by the word that it was started by`() async throws {
    for (program, word) in [("/bin/sh", "/bin/sh"), ("sh", "sh")] {
      let shell = try ChildProcess(program, ["-c", "echo $0"])
      #expect(try await shell.untilEnd() == .code(0))
      #expect(shell.outputLines == [word])
    }
  }

  @Test func `a program reads what it is given, and no more`() async throws {
    let given = Data("one\ntwo\n".utf8)
    let program = try ChildProcess("cat", input: given)
    #expect(try await program.untilEnd() == .code(0))
    #expect(program.outputLines == ["one", "two"])
  }

  @Test func `input that nobody reads keeps nobody waiting`() async throws {
    let program = try ChildProcess("true", input: Data(count: 1_000_000))
    #expect(try await program.untilEnd() == .code(0))
  }

  @Test func `a line is waited for`() async throws {
    let program = try ChildProcess("sh", ["-c", "echo first; sleep 0.1; echo ready now; sleep 60"])
    #expect(try await program.line(containing: "ready") == "ready now")
  }

  @Test func `waiting for a line ends with the program`() async throws {
    let program = try ChildProcess("sh", ["-c", "echo other"])
    await #expect(throws: DesktopSessionError.self) {
      try await program.line(containing: "ready")
    }
  }

  @Test func `a code and a signal are told apart`() async throws {
    let coded = try ChildProcess("sh", ["-c", "exit 9"])
    #expect(try await coded.untilEnd() == .code(9))
    let signalled = try ChildProcess("sh", ["-c", "kill -9 $$"])
    #expect(try await signalled.untilEnd() == .signal(SIGKILL))
  }

  @Test func `a program that runs on past the bound is said to run`() async throws {
    let program = try ChildProcess("sleep", ["600"])
    await #expect(throws: DesktopSessionError.self) {
      try await program.exitStatus(within: .milliseconds(20))
    }
    #expect(program.isRunning)
  }

  @Test func `terminating ends what the program started too`() async throws {
    let mark = "CHILD_TEST=\(UUID())"
    let program = try ChildProcess(
      "sh", ["-c", "sleep 600 & echo started; wait"],
      environment: ["PATH": "/usr/bin:/bin", "CHILD_TEST": String(mark.dropFirst(11))])
    try await program.line(containing: "started")
    program.terminate()
    #expect(!program.isRunning)
    #expect(await eventually { ProcessTable.carrying(mark).isEmpty })
  }

  @Test func `a released program is gone`() async throws {
    var program: ChildProcess? = try ChildProcess("sleep", ["600"])
    let processID = try #require(program?.processID)
    program = nil
    #expect(kill(processID, 0) == -1)
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: DesktopSessionError.missing(program: "no-such-program", package: nil)) {
      try ChildProcess("no-such-program")
    }
  }

  @Test func `a program is looked for in the folders of games last`() async throws {
    let (first, last) = (try SessionFolder(), try SessionFolder())
    defer {
      first.remove()
      last.remove()
    }
    #expect(Program.furtherFolders.contains("/usr/games"))
    try await installProgram("#!/bin/sh\n", at: "\(last.path)/play")
    let environment = ["PATH": first.path]
    func find() -> String? {
      Program.find("play", environment: environment, further: [last.path])
    }
    #expect(find() == "\(last.path)/play")
    try await installProgram("#!/bin/sh\n", at: "\(first.path)/play")
    #expect(find() == "\(first.path)/play")
  }

  @Test func `a file that is no program is an error`() async throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let file = "\(folder.path)/broken"
    try await installProgram("\u{7f}ELF and no more", at: file)
    #expect(throws: DesktopSessionError.refused(program: file, reason: "Exec format error")) {
      try ChildProcess(file)
    }
  }

  @Test func `a suspended program does nothing until it is resumed`() async throws {
    let program = try ChildProcess("sh", ["-c", "echo up; while :; do :; done"])
    try await program.line(containing: "up")
    program.suspend()
    #expect(await eventually { state(of: program) == "T" })
    program.resume()
    #expect(await eventually { state(of: program) != "T" })
  }

  @Test func `a program inherits no descriptor but its three`() async throws {
    let leaky = open("/dev/null", O_RDONLY)
    defer { close(leaky) }
    let program = try ChildProcess("sh", ["-c", "ls /proc/$$/fd; true"])
    try await program.untilEnd()
    #expect(program.outputLines == ["0", "1", "2"])
  }

  @Test func `what a killed process leaves is cleaned up`() async throws {
    let guardian = Guardian()
    let folder = "\(guardian.folderPrefix)-1"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let orphan = try Spawn(
      executable: "/bin/sleep", name: "sleep", arguments: ["600"],
      environment: [Guardian.variable: guardian.mark], standardInput: nil, standardOutput: nil,
      standardError: nil, ownGroup: true
    ).run()
    // As the kernel does for a process that has ended.
    guardian.letGo()
    #expect(
      await eventually {
        var status: Int32 = 0
        return waitpid(orphan, &status, WNOHANG) == orphan
      })
    #expect(
      await eventually { !FileManager.default.fileExists(atPath: folder) })
  }

  /// The letter of the kernel's process state: T is stopped.
  private func state(of program: ChildProcess) -> String? {
    let text = try? String(contentsOfFile: "/proc/\(program.processID)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ").first.map(String.init)
  }
}
