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

  @Test(arguments: [(1.0, 1), (1.9, 1), (2.0, 2), (2.9, 2), (3.0, 3), (9.0, 3)])
  func `a text has as many lines as its room has, and one at least`(
    room: Double, lines: Int
  ) throws {
    let line = try height("One", limit: nil)
    let tester = ViewTester {
      Text("One\nTwo\nThree").accessibilityLabel("note").frame(height: line * room)
    }
    let frame = try #require(tester.element(named: "note").frame)
    #expect(CGFloat(frame.height) == line * CGFloat(lines))
  }

  @Test func `beside others in a column a long text ends where its room does`() throws {
    let text = Array(repeating: "words", count: 200).joined(separator: " ")
    let tester = ViewTester(size: CGSize(width: 200, height: 300)) {
      VStack {
        Text("Title")
        Text(text).accessibilityLabel("note")
        Button("Next") {}
      }
    }
    let (title, next) = (try tester.element(named: "Title"), try tester.element(named: "Next"))
    #expect(try #require(title.frame).y >= 0)
    let last = try #require(next.frame)
    #expect(last.y + last.height <= 300)
  }
}
