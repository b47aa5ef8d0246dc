// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

/// Words beside the fields of a program, which say that these are required or wrong.
@Suite struct FieldRemarkAuditTests {
  @Test func `fields that are marked only beside them are found, and no others`() async throws {
    let run = try await audit("faulty")
    #expect(
      Set(run.findings) == [
        "review field-remark Town", "review field-remark Mail", "review field-remark Country",
      ], "\(run.output)\(run.errors)")
  }

  @Test func `fields that say it themselves have no findings`() async throws {
    let run = try await audit("clean")
    #expect(run.findings == [], "\(run.output)\(run.errors)")
    #expect(run.output.contains("3 passed"), "\(run.output)")
  }

  private func audit(_ variant: String) async throws -> Evenhand {
    try await Evenhand.run([
      "audit", "--rules", "field-remark", "--timeout", Evenhand.patience, "--exec", "--",
      "/usr/bin/python3", Evenhand.script("gtk3_remarks.py"), variant,
    ])
  }
}
