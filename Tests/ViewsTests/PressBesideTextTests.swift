// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What is pressed while a text has the focus.
@MainActor
struct PressBesideTextTests {
  private struct Search: View {
    @FocusState private var isFocused: Bool
    @Views.State private var text = ""
    @Views.State private var count = 0

    var body: some View {
      VStack {
        TextField("Search", text: $text).focused($isFocused)
        Text("Counted \(count)")
        if isFocused {
          Button("Count") { count += 1 }
          Button("Done") { isFocused = false }
        }
        Button("Other") {}
      }
    }
  }

  private func searching() throws -> ViewTester {
    let tester = ViewTester { Search() }
    try tester.tap("Search")
    #expect(tester.focused?.name == "Search")
    return tester
  }

  @Test func `a button that is there while a text has the focus can be pressed, again and again`()
    throws
  {
    let tester = try searching()
    try tester.tap("Count")
    try tester.tap("Count")
    #expect(throws: Never.self) { try tester.element(named: "Counted 2") }
  }

  @Test func `it can take the focus from the text, and goes itself by that`() throws {
    let tester = try searching()
    try tester.tap("Done")
    #expect(throws: (any Error).self) { try tester.element(named: "Done") }
    #expect(tester.focused?.name != "Search")
  }

  @Test func `a button that stays has the focus after the press`() throws {
    let tester = try searching()
    let place = try tester.center(of: "Other")
    let contact = tester.makeContact()
    tester.send(.began, contact, at: place)
    #expect(tester.focused?.name == "Search")
    tester.send(.ended, contact, at: place)
    #expect(tester.focused?.name == "Other")
    #expect(throws: (any Error).self) { try tester.element(named: "Count") }
  }

  private struct Bill: View {
    @Views.State private var amount = 0
    @Views.State private var saved = 0

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number)
        Button("Save") { saved = amount }
        Text("Saved \(saved)")
      }
    }
  }

  @Test func `what was typed in a field of a value counts for the button that is pressed then`()
    throws
  {
    let tester = ViewTester { Bill() }
    try tester.tap("Amount")
    tester.press("a", .control)
    tester.typeText("12")
    try tester.tap("Save")
    #expect(throws: Never.self) { try tester.element(named: "Saved 12") }
  }
}
