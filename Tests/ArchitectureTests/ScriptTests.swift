// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import ScriptedApplications
import Testing

/// What a newcomer's two commands look for before they take minutes.
struct ScriptTests {
  private static let scripts = ["examples/run", "Tests/run"]

  @Test(arguments: scripts)
  func `nothing is installed where there is no Swift`(script: String) async throws {
    let run = try await run(script, swift: nil)
    let lack = "there is no swift on PATH; Swift 6.1 or later is at https://swift.org/install"
    #expect(run.errors == ["evenhand: " + lack])
    #expect(run.code == .code(69))
  }

  @Test(arguments: scripts)
  func `nothing is installed where Swift is too old`(script: String) async throws {
    let run = try await run(script, swift: "echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'")
    #expect(run.errors == ["evenhand: Swift 5.10.1 is on PATH; 6.1 or later is needed"])
    #expect(run.code == .code(69))
  }

  @Test(arguments: scripts)
  func `a Swift that does not load is looked at again when its libraries are installed`(
    script: String
  ) async throws {
    let run = try await run(script, swift: "exit 127")
    #expect(run.errors.first?.hasPrefix("evenhand: installing ") == true)
    #expect(run.errors.contains("apt-get asked to install"))
    #expect(
      run.errors.last == "evenhand: Swift of unknown version is on PATH; 6.1 or later is needed")
    #expect(run.code == .code(69))
  }

  /// On a system of Debian's that has nothing installed, and that installs nothing.
  private func run(
    _ script: String, swift: String?
  ) async throws -> (errors: [String], code: ChildProcess.ExitStatus) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "evenhand-scripts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    for tool in ["cat", "dirname", "grep", "sed", "sort", "head", "id", "env", "ldd"] {
      let path = ["/usr/bin/", "/bin/"].map { $0 + tool }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: tool).path, withDestinationPath: try #require(path))
    }
    var stubs = [
      "dpkg-query": "exit 1", "sudo": "exec \"$@\"",
      "apt-get": "case \"$*\" in *install*) echo 'apt-get asked to install' >&2 ;; esac",
    ]
    stubs["swift"] = swift
    for (name, body) in stubs {
      try await installProgram("#!/bin/sh\n\(body)\n", at: folder.appending(path: name).path)
    }
    let program = try ChildProcess(
      "/bin/bash", [Project.root.appending(path: script).path],
      environment: ["PATH": folder.path])
    let status = try await program.exitStatus(within: .seconds(60))
    return (program.errorLines, status)
  }
}
