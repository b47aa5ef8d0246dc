// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import Testing

/// The package for tests in Python, run by pytest as a project runs its own.
@Suite struct PythonPackageTests {
  @Test func `tests in Python audit programs, and those that pyatspi has found`() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("examples/PythonTests").path
    let session = try await DesktopSession.start(.init(display: .virtual, windowManager: true))
    defer { session.stop() }
    let run = try session.start(
      "/usr/bin/env",
      [
        "-C", folder, "EVENHAND=\(Evenhand.path)", "PYTHONPATH=\(folder)",
        "PYTHONDONTWRITEBYTECODE=1", "/usr/bin/python3", "-m", "pytest", "-p", "no:cacheprovider",
        "-q", "-rs", "tests",
      ])
    let status = try await run.untilEnd()
    #expect(status == .code(0), "\(run.standardOutput)\(run.standardError)")
    #expect(run.standardOutput.contains(" passed in "), "\(run.standardOutput)")
    #expect(!run.standardOutput.contains("skipped"), "\(run.standardOutput)")
  }
}
