// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// Whether programs that are not ours take the reports: schemas, a browser with axe, parsers.
@Suite struct ReportSchemaTests {
  private static let script = repository.appendingPathComponent("Tests/Support/check-reports").path

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    .enabled("Tests/Support/check-reports has to get Chromium, and modules from PyPI") {
      try await check("--prepare").code != 69
    })
  func `schemas, a browser and parsers take every report`() async throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path
    try await report(
      "live", in: folder, ["--pictures", "--exec", "--", "zenity", "--entry", "--title", ""])
    let recording = try HostileRecording.write(in: folder)
    try await report("hostile", in: folder, ["--recording", recording])
    try copyGoldens(to: folder)
    let check = try await Self.check(folder)
    #expect(check.output.hasSuffix("20 reports, 0 problems\n"), "\(check.output)\(check.errors)")
    #expect(check.code == 0)
  }

  /// All formats in one run.
  private func report(_ name: String, in folder: String, _ target: [String]) async throws {
    let file = folder + "/" + name
    let run = try await Evenhand.run(
      [
        "audit", "--timeout", Evenhand.patience, "--output", file + ".sarif", "--output",
        file + ".xml",
        "--output", file + ".html", "--output", file + ".md",
        "--output", "github:" + file + ".annotations", "--sarif-include", "incomplete,advice",
      ] + target)
    #expect(run.code == 1, "\(run.errors)")
  }

  /// A report in which everything stands that can: suppressed, compared, declared in a source file;
  /// and a proof with every verdict.
  private func copyGoldens(to folder: String) throws {
    let goldens = Self.repository.appendingPathComponent("Tests/AccessibilityAuditTests/Goldens")
    for name in ["full.", "proof."] {
      for ending in ["sarif", "xml", "html", "md", "annotations"] {
        try FileManager.default.copyItem(
          atPath: goldens.appendingPathComponent(name + ending).path,
          toPath: folder + "/" + name + ending)
      }
    }
  }

  private static func check(_ argument: String) async throws -> (
    code: Int32, output: String, errors: String
  ) {
    let process = try ChildProcess(
      script, [argument], environment: ProcessInfo.processInfo.environment)
    let status = try await process.untilEnd()
    return (status.shellCode, process.standardOutput, process.standardError)
  }
}
