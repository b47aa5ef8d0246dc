// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Where the focus is when a page comes, and when it goes.
@MainActor
struct NavigationFocusTests {
  private struct Pages: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("First") { Button("Inside first") {} }
          NavigationLink("Second") {
            VStack {
              Button("Inside second") {}
              NavigationLink("Deeper") { Button("Inside deeper") {} }
            }
          }
        }
      }
    }
  }

  private func walk(_ tester: ViewTester) throws {
    try tester.tabTo("Second")
    tester.press(.return)
    #expect(tester.focused?.name == "Back")
    try tester.tabTo("Deeper")
    tester.press(.return)
    #expect(tester.focused?.name == "Back")
    tester.press(.escape)
    tester.press(.escape)
    #expect(tester.focused?.name == "Second")
    try tester.perform("click", on: "First")
    #expect(tester.focused?.name == "Back")
    tester.press(.escape)
    #expect(tester.focused?.name == "First" || tester.focused?.name == "Second")
  }

  @Test func `a page has the focus when it comes, and the link when it is left`() throws {
    try walk(ViewTester { Pages() })
  }

  @Test func `it is so in a page of tabs`() throws {
    try walk(
      ViewTester {
        TabView {
          Pages().tabItem { Text("Home") }
          Text("Nothing").tabItem { Text("Cart") }
        }
      })
  }
}
