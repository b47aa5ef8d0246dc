// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Drafts of conformance reports, checked by OpenACR's own schema and the rows of its catalog.
@Suite struct OpenACRTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `drafts of every recorded application are taken by OpenACR, and claim no support`()
    async throws
  {
    let folder = try TemporaryFolder()
    let recordings = Self.tests.appendingPathComponent("AccessibilityAuditTests/Recordings").path
    let names = try FileManager.default.contentsOfDirectory(atPath: recordings)
      .filter { $0.hasSuffix(".json") }
    #expect(names.count > 10)
    var paths = names.map { recordings + "/" + $0 }
    paths.append(try HostileRecording.write(in: folder.path))
    var drafts: [String] = []
    for (number, path) in paths.enumerated() {
      drafts.append(folder.path + "/\(number).yaml")
      let run = try await Evenhand.run([
        "audit", "--recording", path, "--output", drafts[number], "--fail-on", "never", "--quiet",
      ])
      #expect(run.errors == "")
    }
    let check = try await Self.check(drafts)
    #expect(check.code == 0, "\(check.output)\(check.errors)")
    #expect(check.output.hasPrefix("\(drafts.count) drafts, "), "\(check.output)")
    #expect(!check.output.contains(", 0 rows not supported"), "\(check.output)")
  }

  @Test(
    arguments: [
      ("level: \"not-evaluated\"", "level: \"supports\"", "1.1.1 claims more than a draft may"),
      ("level: \"not-evaluated\"", "level: \"fine\"", "1.1.1: the catalog has no term fine"),
      ("- num: \"1.2.1\"", "- num: \"1.9.9\"", "success_criteria_level_a has the rows"),
      ("  email: \"not given\"\n", "", "author: 'email' is a required property"),
      ("version: 1\n", "version: \"one\"\n", "version: 'one' is not of type 'integer'"),
      ("name: \"software\"", "name: \"hardware\"", "1.1.1 has no component hardware"),
    ])
  func `the check finds what is wrong in a draft`(
    right: String, wrong: String, problem: String
  ) async throws {
    let folder = try TemporaryFolder()
    let empty = try HostileRecording.writeEmpty(in: folder.path)
    let run = try await Evenhand.run(["audit", "--format", "openacr", "--recording", empty])
    let place = try #require(run.output.range(of: right))
    let draft = folder.path + "/wrong.yaml"
    try Data(run.output.replacingCharacters(in: place, with: wrong).utf8)
      .write(to: URL(fileURLWithPath: draft))
    let check = try await Self.check([draft])
    #expect(check.code == 1)
    #expect(check.output.hasPrefix("wrong.yaml: " + problem), "\(check.output)")
  }

  @Test func `product, version, day and author are those that were given`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path)
    var environment = Evenhand.bare
    environment["SOURCE_DATE_EPOCH"] = "1800000000"
    let audit = ["audit", "--format", "openacr", "--recording", recording]
    let usual = try await Evenhand.run(audit, in: environment)
    #expect(usual.output.contains("  name: \"not given\"\n  email: \"not given\"\n"))
    #expect(usual.output.contains("\nreport_date: \"2027-01-15\"\n"))
    #expect(!usual.output.contains("\n  version: "))
    let given = try await Evenhand.run(
      audit + [
        "--openacr-product", "Mixer \"Pro\"", "--openacr-version", "2.1", "--openacr-date",
        "2027-03-31", "--openacr-author", "Ada <ada@example.org>",
      ], in: environment)
    #expect(
      given.output.hasPrefix(
        """
        title: "Mixer \\"Pro\\" Accessibility Conformance Report (draft)"
        product:
          name: "Mixer \\"Pro\\""
          version: "2.1"
        author:
          name: "Ada"
          email: "ada@example.org"
        report_date: "2027-03-31"
        version: 1

        """))
  }

  @Test func `a known fault stays a fault, and what is no fault is none`() async throws {
    let folder = try TemporaryFolder()
    let recording = try HostileRecording.write(in: folder.path, buttons: 2)
    let report = folder.path + "/report.json"
    let known = folder.path + "/known.json"
    let audit = ["audit", "--rules", "control-name", "--recording", recording]
    _ = try await Evenhand.run(audit + ["--output", report])
    let made = try await Evenhand.run([
      "baseline", "create", report, "--file", known, "--reason", "known since spring",
    ])
    #expect(made.code == 0, "\(made.errors)")
    let later = try await Evenhand.run(audit + ["--format", "openacr", "--baseline", known])
    #expect(later.output.contains("level: \"does-not-support\""))
    #expect(later.output.contains("known since spring"))
    let hidden = try await Evenhand.run(
      audit + ["--format", "openacr", "--new-only", "--baseline", known])
    #expect(hidden.code == 64)
    #expect(hidden.errors.contains("an OpenACR draft needs the known findings too"))
    let right = folder.path + "/right.json"
    _ = try await Evenhand.run([
      "baseline", "create", report, "--file", right, "--false-positives", "--reason", "drawn",
    ])
    let fine = try await Evenhand.run(audit + ["--format", "openacr", "--false-positives", right])
    #expect(!fine.output.contains("level: \"does-not-support\""))
    #expect(fine.output.contains("Said to be no fault: control-name"))
  }

  @Test(
    arguments: [
      (
        ["audit", "--app", "a", "--openacr-date", "today"],
        "--openacr-date needs a day, as in 2027-03-31"
      ),
      (
        ["audit", "--app", "a", "--openacr-author", "Ada"],
        "--openacr-author needs \"NAME <EMAIL>\""
      ),
      (
        ["prove", "--format", "openacr", "--", "gallery"],
        "unknown format \"openacr\"; there are text, json, sarif, junit, html, markdown, github"
      ),
    ])
  func `what cannot be drafted is wrong usage`(arguments: [String], error: String) async throws {
    let run = try await Evenhand.run(arguments)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("evenhand: " + error), "\(run.errors)")
  }

  private static func check(
    _ drafts: [String]
  ) async throws -> (code: Int32, output: String, errors: String) {
    let script = tests.appendingPathComponent("Support/check_openacr.py").path
    let process = try ChildProcess(
      "/usr/bin/python3", [script] + drafts, environment: Evenhand.bare)
    let status = try await process.untilEnd()
    return (status.shellCode, process.standardOutput, process.standardError)
  }
}
