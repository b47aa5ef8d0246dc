// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

@MainActor
struct ModalTests {
  private struct Window: View {
    @Views.State private var isAsking = false

    var body: some View {
      ZStack {
        VStack {
          Button("New") {}
          Button("Delete") { isAsking = true }
        }
        if isAsking {
          VStack {
            Text("Delete it?")
            Button("Yes") { isAsking = false }
            Button("No") { isAsking = false }
          }
          .accessibilityAddTraits(.isModal)
          .accessibilityLabel("Question")
        }
      }
    }
  }

  @Test func `a modal view is all that there is, for the tree and for Tab`() throws {
    let tester = ViewTester { Window() }
    try tester.tabTo("Delete")
    tester.press(.return)
    #expect(
      tester.treeText([]) == """
        frame "Test"
          dialog "Question"
            label "Delete it?"
            push button "Yes"
            push button "No"

        """)
    #expect(tester.focused?.name == "Yes")
    tester.press(.tab)
    #expect(tester.focused?.name == "No")
    tester.press(.tab)
    #expect(tester.focused?.name == "Yes")
  }

  @Test func `when it goes, the focus returns to where it was`() throws {
    let tester = ViewTester { Window() }
    try tester.tabTo("Delete")
    tester.press(.return)
    tester.press(.return)
    #expect(tester.focused?.name == "Delete")
    #expect(try tester.element(named: "New").role == .button)
  }

  @Test func `of two modal views the later one holds`() {
    let tester = ViewTester {
      VStack {
        Button("one") {}.accessibilityAddTraits(.isModal)
        Button("two") {}.accessibilityAddTraits(.isModal)
      }
    }
    #expect(tester.tree.depthFirst.map(\.name) == ["Test", "two"])
  }
}
