// SPDX-License-Identifier: Apache-2.0

import Testing

/// Colours of text in the picture of a real program.
@Suite struct ContrastAuditTests {
  @Test func `text of GTK 4 is measured where it is drawn, and nothing that is disabled`()
    async throws
  {
    let run = try await Evenhand.run([
      "audit", "--pictures", "--rules", "text-contrast", "--all-findings", "--timeout",
      Evenhand.patience, "--exec", "--", "gtk4-widget-factory",
    ])
    // Adwaita's heads of columns are pale.
    #expect(
      run.output.contains("> label[Cool]: #979a9b on #ffffff has a contrast of 2.83 to 1"),
      "\(run.output)\(run.errors)")
    #expect(!run.output.contains("> label[checkbutton]"), "\(run.output)")
    #expect(!run.output.contains("its toolkit gives wrong places"))
    #expect(run.code == 0)
  }
}
