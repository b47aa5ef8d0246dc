// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// What holds for every format alike: exit codes, repeatability, readers that go away.
@Suite struct FormatMatrixTests {
  static let formats = ["text", "json", "sarif", "junit", "html", "markdown", "github", "openacr"]

  @Test(arguments: formats)
  func `exit codes do not depend on the format`(format: String) async throws {
    let folder = try TemporaryFolder()
    let faulty = try HostileRecording.write(in: folder.path)
    let empty = try HostileRecording.writeEmpty(in: folder.path)
    let audit = ["audit", "--format", format, "--recording"]
    let ends: [(arguments: [String], code: Int32)] = [
      ([faulty, "--fail-on", "never"], 0), ([faulty], 1), ([empty], 2),
      ([faulty, "--rules", "no-such-rule"], 64), ([folder.path + "/nothing"], 64),
    ]
    for end in ends {
      let run = try await Evenhand.run(audit + end.arguments)
      #expect(run.code == end.code, "\(end.arguments): \(run.errors)")
      #expect(run.output.isEmpty == (end.code == 64))
    }
  }

  @Test func `an interrupted audit ends with 130 and writes nothing, in every format`() async throws
  {
    let session = try await DesktopSession.start()
    let processes = try Self.formats.map { format in
      try Evenhand.start(
        [
          "audit", "--format", format, "--output", "json:" + session.folder + "/" + format,
          "--timeout", Evenhand.patience, "--exec", "--", "sleep", "4713",
        ], in: session.environment)
    }
    let areStarted = try await eventually {
      try sleepers() == processes.count
    }
    #expect(areStarted)
    for process in processes { process.signal(SIGINT) }
    for process in processes {
      #expect(try await process.untilEnd() == .code(130))
      #expect(process.standardOutput == "")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: session.folder)
    #expect(Set(left).isDisjoint(with: Self.formats))
  }

  private func sleepers() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").count { entry in
      Int32(entry) != nil
        && FileManager.default.contents(atPath: "/proc/\(entry)/cmdline")
          == Data("sleep\u{0}4713\u{0}".utf8)
    }
  }

  @Test(arguments: formats)
  func `a reader that goes away changes no exit code, and is not complained of`(format: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    let process = try ChildProcess(
      "/bin/sh",
      [
        "-c", "(\"$0\" audit --format \"$1\" --recording \"$2\"; echo \"code $?\" >&2) | true",
        Evenhand.path, format, recording,
      ], environment: Evenhand.bare)
    _ = try await process.untilEnd()
    #expect(process.standardError == "code 1\n")
  }

  @Test(arguments: formats)
  func `the same tree gives the same bytes`(format: String) async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    var environment = Evenhand.bare
    environment["SOURCE_DATE_EPOCH"] = "1800000000"
    let arguments = ["audit", "--format", format, "--recording", recording]
    let first = try await Evenhand.run(arguments, in: environment)
    let second = try await Evenhand.run(arguments, in: environment)
    #expect(!first.output.isEmpty)
    #expect(first.output == second.output)
  }
}
