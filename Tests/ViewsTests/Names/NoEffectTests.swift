// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// What compiles and has no effect is said once for each place where it is written.
@MainActor
@Suite(.serialized)
struct NoEffectTests {
  private func said(_ body: () -> Void) -> [String] {
    var said: [String] = []
    Notice.listener = { said.append($0) }
    body()
    Notice.listener = nil
    return said
  }

  @Test func `it is said once with file, line and what holds instead`() {
    struct Page: View {
      @Views.State var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }.navigationSubtitle("below")
      }
    }
    let line = #line - 3
    let said = said {
      let tester = ViewTester { Page() }
      try? tester.tap("count 0")
      try? tester.tap("count 1")
    }
    #expect(
      said == [
        "ViewsTests/NoEffectTests.swift:\(line): navigationSubtitle has no effect here: "
          + "a title has one line."
      ])
  }

  @Test func `what asks for no more than there is is not said`() {
    let said = said {
      _ = ViewTester {
        List { Text("a").listSectionSeparator(.hidden) }
          .menuIndicator(.hidden).headerProminence(.standard).keyboardType(.default)
          .toolbarBackground(.hidden).symbolRenderingMode(.monochrome)
      }
    }
    #expect(said == [])
  }
}
