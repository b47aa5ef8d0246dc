// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// Programs that are started again with large text and in a narrow window, and what falls off them.
@Suite struct ContentLossAuditTests {
  @Test func `what a window of pixels loses is found, with large text and where it is narrow`()
    async throws
  {
    let run = try await audit("faulty")
    #expect(
      Set(run.findings) == ["fail large-text-loss Player", "fail narrow-loss Player"],
      "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("with text set to double size label[Length] lies outside"),
      "\(run.output)")
    #expect(
      run.output.contains("in a narrow window push button[Next song] lies outside"),
      "\(run.output)")
  }

  @Test func `a window that wraps and scrolls loses nothing`() async throws {
    let run = try await audit("clean")
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.output.contains("2 passed"), "\(run.output)")
  }

  @Test(arguments: ["tabs", "buttons"])
  func `what is cut off or stays small on another page is found`(kind: String) async throws {
    let run = try await auditPages(kind, "faulty")
    #expect(
      Set(run.findings) == [
        "review large-text-loss Garden", "review user-preferences-text-scale Garden",
      ], "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("label[Water the beds before nine.] (on \"Water\") reaches over"),
      "\(run.output)")
    #expect(
      run.output.contains("label[Kept in the shed] (on \"Seeds\") is drawn as large"),
      "\(run.output)")
  }

  @Test(arguments: ["tabs", "buttons"])
  func `pages that grow with their texts lose nothing`(kind: String) async throws {
    let run = try await auditPages(kind, "clean")
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.output.contains("3 passed"), "\(run.output)")
  }

  private func audit(_ variant: String) async throws -> Evenhand {
    try await audit("large-text-loss,narrow-loss", "gtk3_sizes.py", variant)
  }

  private func auditPages(_ kind: String, _ variant: String) async throws -> Evenhand {
    try await audit(
      "large-text-loss,narrow-loss,user-preferences-text-scale", "gtk3_pages.py", kind, variant)
  }

  private func audit(
    _ rules: String, _ script: String, _ arguments: String...
  ) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "audit", "--drive", "preferences", "--rules", rules, "--timeout", Evenhand.patience,
        "--exec",
        "--", "/usr/bin/python3", Evenhand.script(script),
      ] + arguments)
  }
}
