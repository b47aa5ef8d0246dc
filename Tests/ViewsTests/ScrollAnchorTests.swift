// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Where the content of a scroll view stands by its anchor: at first, smaller, and while it grows.
@MainActor
struct ScrollAnchorTests {
  /// Rows of 40 points in a scroll view of 200 by 100.
  private struct Chat: View {
    @Views.State var rows: Int
    var role: ScrollAnchorRole?

    var body: some View {
      VStack(spacing: 0) {
        if let role {
          lines.defaultScrollAnchor(.bottom, for: role)
        } else {
          lines.defaultScrollAnchor(.bottom)
        }
        Button("More") { rows += 1 }.buttonStyle(.plain).frame(height: 20)
      }
    }

    private var lines: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("Row \($0)").frame(width: 200, height: 40) }
        }
      }
      .frame(height: 100)
    }
  }

  private func window(_ rows: Int, _ role: ScrollAnchorRole? = nil) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 120)) { Chat(rows: rows, role: role) }
  }

  /// The middle of a row, from the top of the window.
  private func place(_ row: Int, _ tester: ViewTester) throws -> CGFloat {
    try tester.center(of: "Row \(row)").y
  }

  @Test func `content that is too small stands at the anchor`() throws {
    #expect(try place(0, window(1)) == 80)
    #expect(try place(0, window(1, .alignment)) == 80)
    #expect(try place(0, window(1, .initialOffset)) == 20)
  }

  @Test func `content that grows stays at the anchor, also past the edge`() throws {
    let tester = window(1)
    for row in 1..<5 {
      try tester.tap("More")
      #expect(try place(row, tester) == 80)
    }
    let other = window(5, .initialOffset)
    #expect(try place(4, other) == 80)
    try other.tap("More")
    #expect(try place(4, other) == 80)
  }

  @Test func `who has scrolled away stays there while content grows`() throws {
    let tester = window(5)
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 100, y: 20), kind: .touch)
    for way in 1...5 {
      tester.send(.moved, contact, at: CGPoint(x: 100, y: 20 + 10 * CGFloat(way)), kind: .touch)
    }
    tester.advance(by: 1)
    tester.send(.ended, contact, at: CGPoint(x: 100, y: 70), kind: .touch)
    tester.advance(by: 2)
    let before = try place(3, tester)
    #expect(before > 40)
    try tester.tap("More")
    #expect(try place(3, tester) == before)
  }
}
