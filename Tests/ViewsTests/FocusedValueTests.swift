// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

extension FocusedValues {
  @Entry fileprivate var subject: String?
  @Entry fileprivate var amount: Binding<Int>?
}

/// Values that views give to others while they have the focus.
@MainActor
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.subject) private var subject
    @FocusedBinding(\.amount) private var amount

    var body: some View {
      VStack {
        Text("subject \(subject ?? "none")")
        Text("amount \(amount ?? -1)")
        Button("More") { amount = amount.map { $0 + 1 } }.focusable(false)
      }
    }
  }

  private struct Page: View {
    @Views.State var amount = 5

    var body: some View {
      VStack {
        Reader()
        Button("First") {}.focusedValue(\.subject, "one")
        VStack { Button("Second") {} }.focusedValue(\.subject, "two").focusedValue(
          \.amount, $amount)
        Button("Third") {}
      }
    }
  }

  private func says(_ text: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == text }
  }

  @Test func `what the view with the focus gives is read, and nothing else`() throws {
    let tester = ViewTester { Page() }
    #expect(says("subject none", tester))
    try tester.focus("First")
    #expect(says("subject one", tester))
    #expect(says("amount -1", tester))
    try tester.focus("Second")
    #expect(says("subject two", tester))
    #expect(says("amount 5", tester))
    try tester.focus("Third")
    #expect(says("subject none", tester))
  }

  @Test func `a binding that is given is written`() throws {
    let tester = ViewTester { Page() }
    try tester.focus("Second")
    try tester.perform("click", on: "More")
    #expect(says("amount 6", tester))
  }

  @Test func `what is given for the window is read whatever has the focus`() throws {
    let tester = ViewTester {
      VStack {
        Reader()
        Button("Third") {}
      }
      .focusedSceneValue(\.subject, "window")
    }
    #expect(says("subject window", tester))
    try tester.focus("Third")
    #expect(says("subject window", tester))
  }
}
