// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    (["--help"], "help.txt"), (["audit", "--help"], "help-audit.txt"),
    (["tree", "--help"], "help-tree.txt"), (["say", "--help"], "help-say.txt"),
    (["watch", "--help"], "help-watch.txt"), (["do", "--help"], "help-do.txt"),
    (["explain", "value-range"], "explain-value-range.txt"),
  ])
  func `what the command says of itself is as recorded`(arguments: [String], golden: String)
    async throws
  {
    let run = try await Evenhand.run(arguments)
    try Golden.compare(run.output, with: golden)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `every rule has one line`() async throws {
    let run = try await Evenhand.run(["rules"])
    let ids = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(ids.map(String.init) == RuleRegistry.all.map(\.id))
    #expect(run.code == 0)
  }

  @Test func `the version is one line`() async throws {
    let run = try await Evenhand.run(["--version"])
    #expect(run.output == "evenhand 0.1.0\n")
    #expect(run.code == 0)
  }
}
