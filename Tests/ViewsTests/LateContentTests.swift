// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Views that are made as their container is laid out.
@MainActor
struct LateContentTests {
  private struct Counting: View {
    @Views.State private var count = 0

    var body: some View { VStack { Button("Press") { count += 1 } } }
  }

  private struct Page: View {
    @Views.State private var isOff = true

    var body: some View {
      VStack {
        GeometryReader { _ in Counting().disabled(isOff) }
        Button("Switch") { isOff.toggle() }
      }
    }
  }

  private func colors(_ tester: ViewTester) -> [Color] {
    tester.displayList.items.compactMap { item in
      if case .text(let run, _) = item, run.text == "Press" { run.color } else { nil }
    }
  }

  @Test func `what holds for them is seen at once where it changes`() throws {
    let tester = ViewTester { Page() }
    let off = colors(tester)
    try tester.tap("Switch")
    #expect(colors(tester) == [.white] && off != [.white])
    try tester.tap("Switch")
    #expect(colors(tester) == off)
  }

  private struct Mail: View {
    @Views.State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Counting()
      } detail: {
        Button("To the boxes") { column = .sidebar }
      }
    }
  }

  @Test func `a column that comes into sight looks as it can be used`() throws {
    let tester = ViewTester(size: CGSize(width: 393, height: 700)) { Mail() }
    try tester.tap("To the boxes")
    #expect(colors(tester) == [.white])
  }
}
