// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// The lines that a text breaks itself count as those that it is broken into.
@MainActor
struct LineLimitTests {
  private func height(_ text: String, limit: Int?) throws -> CGFloat {
    let tester = ViewTester { Text(text).lineLimit(limit).accessibilityLabel("note") }
    return CGFloat(try #require(tester.element(named: "note").frame).height)
  }

  @Test func `a text of three lines has room for as many as it may have`() throws {
    let line = try height("One", limit: nil)
    #expect(try height("One\nTwo\nThree", limit: nil) == 3 * line)
    #expect(try height("One\nTwo\nThree", limit: 1) == line)
    #expect(try height("One\nTwo\nThree", limit: 2) == 2 * line)
    #expect(try height("One\nTwo\nThree", limit: 3) == 3 * line)
  }

  @Test func `what is left out is told by three dots, and read all the same`() throws {
    var run = TextRun(text: "One\nTwo\nThree", font: .body, color: .black, lineLimit: 2)
    #expect(run.shownText == "One\nTwo…")
    run.lineLimit = 3
    #expect(run.shownText == "One\nTwo\nThree")
    let tester = ViewTester { Text("One\nTwo").lineLimit(1) }
    #expect(throws: Never.self) { try tester.element(named: "One\nTwo") }
  }
}
