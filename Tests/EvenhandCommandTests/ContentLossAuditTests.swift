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

  private func audit(_ variant: String) async throws -> Evenhand {
    try await Evenhand.run([
      "audit", "--drive", "preferences", "--rules", "large-text-loss,narrow-loss", "--timeout",
      Evenhand.patience, "--exec", "--", "/usr/bin/python3", Evenhand.script("gtk3_sizes.py"),
      variant,
    ])
  }
}
