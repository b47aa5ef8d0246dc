// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// The whole way: audit, keep, audit again, take out what is mended.
@Suite struct BaselineTests {
  @Test func `a baseline lets what is known pass, and is pruned of what is mended`() async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = folder + "/report.json"
    let file = folder + "/known.json"
    let target = ["--exec", "--", "zenity", "--entry", "--text", "Name", "--title", ""]
    let rules = ["--rules", "window-title,control-name", "--timeout", Evenhand.patience]
    let first = try await Evenhand.run(
      ["audit", "--format", "json", "--output", report] + rules + target)
    #expect(first.code == 1, "\(first.errors)")
    let create = try await Evenhand.run(
      ["baseline", "create", report, "--file", file, "--reason", "to be mended in spring"])
    #expect(create.code == 0, "\(create.errors)")
    let second = try await Evenhand.run(["audit", "--baseline", file] + rules + target)
    #expect(second.code == 0, "\(second.output)")
    let mended = try await Evenhand.run(
      ["audit", "--format", "json", "--output", report] + rules
        + ["--exec", "--", "zenity", "--info", "--text", "Hello", "--title", "Greeting"])
    #expect(mended.code == 0, "\(mended.errors)")
    let prune = try await Evenhand.run(["baseline", "prune", report, "--file", file])
    #expect(prune.output.contains("0 entries"), "\(prune.output)")
    let difference = try await Evenhand.run(["diff", report, report])
    #expect(difference.code == 0)
    #expect(difference.output.hasPrefix("0 new, 0 mended"))
  }

  @Test(arguments: [
    ["baseline"], ["baseline", "wish", "a.json"], ["baseline", "create", "a.json"],
    ["baseline", "create", "a.json", "--file", "b.json"],
    ["baseline", "create", "a.json", "--file", "b.json", "--reason", " "],
    ["baseline", "create", "a.json", "--file", "b.json", "--reason", "x", "--expires", "tomorrow"],
    ["baseline", "prune", "/nowhere/a.json", "--file", "b.json"],
    ["diff"], ["diff", "/nowhere/a.json", "/nowhere/b.json"], ["diff", "a", "b", "c"],
    ["audit", "--app", "x", "--baseline", "/nowhere/b.json"],
    ["audit", "--app", "x", "--new-only"],
    ["audit", "--app", "x", "--baseline", "/etc/hostname"],
  ])
  func `what cannot be kept or compared is wrong usage, with a sentence`(arguments: [String])
    async throws
  {
    let run = try await Evenhand.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("evenhand: "))
    #expect(run.output == "")
  }

  private func temporaryFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "evenhand-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}
