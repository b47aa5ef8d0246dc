// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Killed at any moment, the command leaves no server, no program and no folder.
@Suite struct KilledCommandTests {
  enum Moment: CaseIterable {
    case displayStarts, busStarts, windowManagerStarts, programRuns, keysArrive, commandEnds
  }

  /// What a process is found by from outside: nothing of it is the command's own.
  private let folder: String
  private let number: String

  init() throws {
    let random = Int.random(in: 100_000...999_999)
    // Short, because sockets are in it.
    folder = "/tmp/killed-\(random)"
    number = "86400.\(random)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  @Test(arguments: Moment.allCases, [false, true])
  func `what it has started ends with it`(moment: Moment, isGroup: Bool) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try start()
    #expect(await eventually(within: .seconds(120)) { has(come: moment) })
    if moment == .commandEnds { kill(command.processID, SIGTERM) }
    kill(isGroup ? -command.processID : command.processID, SIGKILL)
    #expect(await eventually(within: .seconds(60)) { remains.isEmpty }, "\(remains)")
  }

  @Test func `a guardian that is killed takes the command with it`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try start()
    #expect(await eventually(within: .seconds(120)) { has(come: .displayStarts) })
    kill(try #require(guardian(of: command)), SIGKILL)
    // Ends as it does when it is told to: what has hidden is found by a guardian alone.
    #expect(
      await eventually(within: .seconds(60)) {
        processes { $0.environment.contains(folder) }.isEmpty
      })
    #expect(try await command.exitStatus(within: .seconds(60)) == .code(137))
    for hidden in processes({ $0.commandLine.contains(number) }) { kill(hidden.id, SIGKILL) }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `what has hidden ends with a command that is told to end`(signal: Int32) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try start()
    #expect(await eventually(within: .seconds(120)) { has(come: .keysArrive) })
    kill(command.processID, signal)
    #expect(try await command.exitStatus(within: .seconds(60)) == .code(130))
    #expect(remains == [])
  }

  @Test func `what has hidden ends with a proof that is told to end`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try start(["prove", "--jobs", "2"])
    #expect(await eventually(within: .seconds(120)) { has(come: .keysArrive) })
    kill(command.processID, SIGINT)
    #expect(try await command.exitStatus(within: .seconds(60)) == .code(130))
    #expect(remains == [])
  }

  @Test func `the command ends as the part of it that audits`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let command = try start()
    #expect(await eventually(within: .seconds(120)) { has(come: .keysArrive) })
    let guardian = try #require(self.guardian(of: command))
    let auditing = try #require(
      processes { $0.parent == guardian && $0.commandLine.hasPrefix(Evenhand.path) }.first)
    kill(auditing.id, SIGKILL)
    #expect(try await command.exitStatus(within: .seconds(60)) == .signal(SIGKILL))
    #expect(remains == [])
  }

  private func start(
    _ words: [String] = ["audit", "--drive", "actions,keyboard"]
  ) throws -> ChildProcess {
    var environment = Evenhand.bare
    environment["TMPDIR"] = folder
    return try ChildProcess(
      Evenhand.path,
      words + [
        "--exec", "--", "/usr/bin/python3", Evenhand.script("leaves_behind.py"), number,
      ], environment: environment, endsGroup: false)
  }

  private func guardian(of command: ChildProcess) -> Int32? {
    processes {
      $0.commandLine.hasPrefix("guardian\0") && $0.parent == command.processID
    }.first?.id
  }

  /// The program makes it in the folder of its session, which it may write in.
  private var hasKeyFile: Bool {
    let files = FileManager.default
    let sessions = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return sessions.contains { files.fileExists(atPath: "\(folder)/\($0)/key") }
  }

  private func has(come moment: Moment) -> Bool {
    switch moment {
    case .displayStarts: isRunning("Xvfb")
    case .busStarts: isRunning("dbus-daemon")
    case .windowManagerStarts: isRunning("openbox")
    case .programRuns: processes { $0.commandLine.contains("sleep\0" + number) }.count >= 4
    case .keysArrive, .commandEnds: hasKeyFile
    }
  }

  private func isRunning(_ name: String) -> Bool {
    !processes { $0.commandLine.contains(name) && $0.environment.contains(folder) }.isEmpty
  }

  /// Processes and folders that should not be there any more.
  private var remains: [String] {
    let left = processes { $0.environment.contains(folder) || $0.commandLine.contains(number) }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return left.map { "\($0.id) \($0.commandLine.replacing("\0", with: " "))" }
      + files.filter { $0.hasPrefix("evenhand-") }
  }

  private struct Process {
    let id: Int32
    let parent: Int32
    let commandLine: String
    let environment: String
  }

  private func processes(_ isWanted: (Process) -> Bool) -> [Process] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap { id in
      let text = { (file: String) in
        String(decoding: files.contents(atPath: "/proc/\(id)/\(file)") ?? Data(), as: UTF8.self)
      }
      let numbers = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
      let process = Process(
        id: id, parent: numbers.dropFirst().first.flatMap { Int32($0) } ?? 0,
        commandLine: text("cmdline"), environment: text("environ"))
      return isWanted(process) ? process : nil
    }
  }
}
