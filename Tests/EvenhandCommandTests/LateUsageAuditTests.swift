// SPDX-License-Identifier: Apache-2.0

import Testing

/// What says how it is used when it has been used.
@Suite struct LateUsageAuditTests {
  @Test func `a card that says how it is used after it was is found, and its twin is not`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--drive", "actions", "--rules", "usage-before-use", "--timeout", Evenhand.patience,
      "--exec", "--", Evenhand.program("faulty"), "--page", "late",
    ])
    #expect(run.findings == ["review usage-before-use Letter"], "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("\"Taken up. Arrows move it, Space drops it\" is said only after"),
      "\(run.output)")
  }
}
