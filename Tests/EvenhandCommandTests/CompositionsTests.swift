// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import ScriptedApplications
import Testing

/// Every two kinds of gestures, and either with every other choice, each proved as a view of its own:
/// every sixth of these views, or with `EVENHAND_LONG_TESTS` all.
@Suite struct CompositionsTests {
  private static let share =
    ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] == "1" ? 1 : 6

  /// As built by `Tests/run`: in a debug build it takes ten times as long.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_OPTIMIZED"] != nil))
  func `no two kinds of gestures are refuted, however they are composed`() async throws {
    let bench = try ChildProcess(
      Evenhand.program("evenhand-bench"), ["compositions", "0", "0", "\(Self.share)"],
      environment: Evenhand.bare)
    #expect(try await bench.untilEnd() == .code(0), "\(bench.outputLines)")
    let lines = bench.outputLines
    func count(_ verdict: String) -> Int { lines.count { $0.hasPrefix(verdict + " ") } }
    #expect(lines.count >= 170 / Self.share)
    #expect(count("proved") > 3 * count("undecided"))
    #expect(count("proved") + count("undecided") == lines.count, "\(lines)")
  }
}
