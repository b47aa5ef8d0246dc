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

  /// People in a list, each with a button that asks before it takes the person away.
  private struct People: View {
    @Views.State private var names = ["Ann", "Bob", "Cid"]
    @Views.State private var asked: String?
    @Views.State private var isSure = false
    var asksTwice = false

    var body: some View {
      ZStack {
        VStack {
          Button("New") {}
          VStack {
            ForEach(names, id: \.self) { name in
              Button("Delete \(name)") { asked = name }
                .contextMenu { Button("Remove") { names.removeAll { $0 == name } } }
            }
          }
          .accessibilityElement(children: .contain)
          Button("Close") {}
        }
        if let asked {
          VStack {
            Button("Yes") { if asksTwice { isSure = true } else { remove(asked) } }
            Button("No") { self.asked = nil }
          }
          .accessibilityAddTraits(.isModal)
          .accessibilityLabel("Question")
        }
        if isSure, let asked {
          VStack { Button("Really") { remove(asked) } }
            .accessibilityAddTraits(.isModal)
            .accessibilityLabel("Second question")
        }
      }
    }

    private func remove(_ name: String) {
      names.removeAll { $0 == name }
      asked = nil
      isSure = false
    }
  }

  @Test(arguments: [("Ann", "Delete Bob"), ("Bob", "Delete Cid"), ("Cid", "Delete Bob")])
  func `a row that goes while its dialog closes leaves the focus to its neighbour`(
    name: String, neighbour: String
  ) throws {
    for asksTwice in [false, true] {
      let tester = ViewTester { People(asksTwice: asksTwice) }
      try tester.tabTo("Delete \(name)")
      tester.press(.return)
      if asksTwice { tester.press(.return) }
      tester.press(.return)
      #expect(tester.focused?.name == neighbour)
      #expect(tester.scene.focusRing != nil)
    }
  }

  @Test(arguments: [("Ann", "Delete Bob"), ("Cid", "Delete Bob")])
  func `a row that its own menu takes away leaves the focus to its neighbour`(
    name: String, neighbour: String
  ) throws {
    let tester = ViewTester { People() }
    try tester.tabTo("Delete \(name)")
    tester.press(.menu)
    try #require(tester.focused?.name == "Remove")
    tester.press(.return)
    #expect(tester.focused?.name == neighbour)
  }

  @Test func `when the later of two modal views goes, the focus is where it was in the first`()
    throws
  {
    struct Window: View {
      @Views.State private var isOpen = false
      @Views.State private var isAsking = false
      var body: some View {
        ZStack {
          Button("Open") { isOpen = true }
          if isOpen {
            VStack {
              Button("First") {}
              Button("Ask") { isAsking = true }
            }
            .accessibilityAddTraits(.isModal)
          }
          if isAsking {
            VStack { Button("Answer") { isAsking = false } }.accessibilityAddTraits(.isModal)
          }
        }
      }
    }
    let tester = ViewTester { Window() }
    try tester.tabTo("Open")
    tester.press(.return)
    try tester.tabTo("Ask")
    tester.press(.return)
    #expect(tester.focused?.name == "Answer")
    tester.press(.return)
    #expect(tester.focused?.name == "Ask")
  }
}
