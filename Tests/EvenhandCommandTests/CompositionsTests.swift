// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Foundation
import ScriptedApplications
import Testing

/// Every two kinds of gestures, and either with every other choice, each proved as a view of its own.
@Suite struct CompositionsTests {
  /// As built by `Tests/run`: in a debug build it takes ten times as long.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_OPTIMIZED"] != nil))
  func `no two kinds of gestures are refuted, however they are composed`() async throws {
    let bench = try ChildProcess(
      Evenhand.program("evenhand-bench"), ["compositions", "0"], environment: Evenhand.bare)
    #expect(try await bench.untilEnd() == .code(0), "\(bench.outputLines)")
    let line = try #require(bench.outputLines.first)
    let numbers = line.split(whereSeparator: { !$0.isNumber && $0 != "." }).compactMap { Int($0) }
    // The seed, the views, and how many are proved, undecided and refuted.
    try #require(numbers.count == 5, "\(line)")
    #expect(numbers[1] == 170, "\(line)")
    #expect(numbers[2] > 3 * numbers[3], "\(line)")
    #expect(numbers[4] == 0, "\(line)")
  }
}
