// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// How reports come into files, and where SARIF points to.
@Suite struct ReportFileTests {
  @Test func `a report replaces a file at once, through links and with its rights`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    let file = folder.path + "/report.json"
    let link = folder.path + "/latest.json"
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "report.json")
    let reader = try #require(FileHandle(forReadingAtPath: file))
    let run = try await Evenhand.run(["audit", "--recording", recording, "--output", link])
    #expect(run.code == 1, "\(run.errors)")
    // Who had it open still reads the old one, whole.
    #expect(try reader.readToEnd() == Data("old".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "report.json")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("{") && text.hasSuffix("}\n"))
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["hostile.recording", "latest.json", "report.json"])
  }

  @Test func `a full disk is wrong usage, for a file and for standard output`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    let file = try await Evenhand.run(
      ["audit", "--recording", recording, "--output", "json:/dev/full"])
    #expect(file.code == 64)
    #expect(file.errors.hasPrefix("evenhand: cannot write /dev/full: No space left on device\n"))
    let output = try await shell(
      "exec \"$0\" audit --recording \"$1\" >/dev/full", recording, in: folder)
    #expect(output.code == 64)
    #expect(output.errors.hasPrefix("evenhand: cannot write standard output: No space left"))
  }

  @Test(
    arguments: [
      ([], "README.md"), (["app.desktop"], "app.desktop"),
      (["app.desktop", "data/org.app.metainfo.xml"], "app.desktop"),
      (["data/org.app.metainfo.xml"], "data/org.app.metainfo.xml"),
      (["app.desktop", "org.app.metainfo.xml"], "org.app.metainfo.xml"),
    ] as [([String], String)])
  func `SARIF points to what describes the application`(files: [String], anchor: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    for file in files {
      let path = URL(fileURLWithPath: folder.path + "/" + file)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: path)
    }
    let run = try await shell(
      "exec \"$0\" audit --format sarif --recording \"$1\"", recording, in: folder)
    #expect(run.code == 1, "\(run.errors)")
    let lines = Set(run.output.split(separator: "\n").filter { $0.contains("\"uri\"") })
    #expect(lines.count == 1)
    #expect(lines.first?.contains("\"uri\" : \"\(anchor)\"") == true)
  }

  @Test func `what GitHub would not keep is left out, and said`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path, buttons: 5010)
    let run = try await Evenhand.run([
      "audit", "--format", "sarif", "--rules", "control-name", "--recording", recording,
    ])
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\n").count { $0.contains("\"ruleId\"") } == 5000)
    #expect(
      run.errors
        == "evenhand: SARIF: the 10 results of the lowest impact are left out; GitHub keeps 5000\n")
    #expect(run.output.contains("10 results of the lowest impact left out"))
  }

  @Test func `a report says how the audit was run`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    let kept = try await Evenhand.run(["audit", "--format", "json", "--recording", recording])
    #expect(kept.output.contains("\"mode\" : \"recording\""))
    let live = try await Evenhand.run([
      "audit", "--format", "json", "--fail-on", "never", "--timeout", Evenhand.patience,
      "--max-nodes", "5000",
      "--drive", "keyboard", "--exec", "--", "zenity", "--info",
    ])
    #expect(live.code == 0, "\(live.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(live.output.utf8)) as? [String: Any])
    let run = report["run"] as? [String: Any]
    #expect(run?["mode"] as? String == "app")
    #expect(run?["drive"] as? [String] == ["keyboard"])
    #expect((report["target"] as? [String: Any])?["exec"] as? [String] == ["zenity", "--info"])
    let limits = (report["environment"] as? [String: Any])?["limits"] as? [String: Int]
    #expect(limits == ["timeoutMs": 300_000, "maxNodes": 5000])
  }

  /// A command line with the command for `$0`, in a folder.
  private func shell(
    _ line: String, _ argument: String, in folder: TemporaryFolder
  ) async throws -> (code: Int32, output: String, errors: String) {
    let process = try ChildProcess(
      "/bin/sh", ["-c", "cd \"$2\"; " + line, Evenhand.path, argument, folder.path],
      environment: Evenhand.bare)
    let status = try await process.untilEnd()
    return (status.shellCode, process.standardOutput, process.standardError)
  }
}
