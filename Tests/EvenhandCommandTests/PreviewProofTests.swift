// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// One preview in the place of its application, for whoever looks at the program.
@Suite struct PreviewProofTests {
  private func prove(preview: String) async throws -> Evenhand {
    try await Evenhand.run(
      [
        "prove", "--format", "json", "--timeout", Evenhand.patience, "--",
        Evenhand.program("photo-viewer"),
      ], in: Evenhand.bare.merging(["EVENHAND_PREVIEW": preview]) { $1 })
  }

  @Test func `a preview is proved as an application is`() async throws {
    let run = try await prove(preview: "Nothing to show")
    #expect(
      run.output.contains("\"frame[Nothing to show] > push button[Open Folder"),
      "\(run.output)")
    #expect(run.code != 64, "\(run.errors)")
  }

  @Test func `a preview that there is not is told with those that there are`() async throws {
    let run = try await prove(preview: "Somebody")
    #expect(
      run.errors.contains("EVENHAND_PREVIEW is \"Somebody\"; it can be Nothing to show"),
      "\(run.errors)")
    #expect(run.code == 2 && run.output.isEmpty)
  }
}
