// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// What is declared about several views at once.
@MainActor
struct ContainerTests {
  @Test func `an action of a stack is offered by each control inside, and the stack is nothing`()
    throws
  {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Text("Title")
        Button("Save") { log.lines.append("save") }
        Button("Discard") { log.lines.append("discard") }
      }
      .accessibilityAction(.escape) { log.lines.append("left") }
      .accessibilityAction(named: "Help") { log.lines.append("help") }
    }
    #expect(
      tester.treeText([]) == """
        frame "Test"
          label "Title"
          push button "Save"
          push button "Discard"

        """)
    for name in ["Save", "Discard"] {
      #expect(
        try tester.element(named: name).actions.map(\.name)
          == ["click", "help", "escape", "show-context-menu"])
    }
    try tester.tabTo("Discard")
    tester.press(.escape)
    try tester.perform("Help", on: "Save")
    tester.press(.return)
    #expect(log.lines == ["left", "help", "discard"])
  }

  @Test func `an action of a stack changes with its state, and a control keeps its own`() throws {
    struct Page: View {
      @Views.State private var count = 0
      let log: Log
      var body: some View {
        VStack {
          Button("One") { count += 1 }
          Button("Two") {}.accessibilityAction(named: "Help") { log.lines.append("own") }
        }
        .accessibilityAction(named: count < 2 ? "Help" : "More help") {
          log.lines.append("stack \(count)")
        }
      }
    }
    let log = Log()
    let tester = ViewTester { Page(log: log) }
    try tester.perform("Help", on: "One")
    try tester.perform("Help", on: "Two")
    try tester.perform("click", on: "One")
    try tester.perform("Help", on: "One")
    try tester.perform("click", on: "One")
    try tester.perform("More help", on: "One")
    #expect(log.lines == ["stack 0", "own", "stack 1", "stack 2"])
  }

  @Test func `a dialog's action is done from wherever the focus is in it`() throws {
    let log = Log()
    let tester = ViewTester {
      VStack {
        Text("Delete it?")
        Button("Yes") {}
      }
      .accessibilityAddTraits(.isModal)
      .accessibilityLabel("Question")
      .accessibilityAction(.escape) { log.lines.append("left") }
    }
    try tester.tabTo("Yes")
    tester.press(.tab)
    #expect(tester.focused?.name == "Yes")
    tester.press(.escape)
    #expect(log.lines == ["left"])
    #expect(try tester.element(named: "Question").actions.isEmpty)
  }

  @Test func `a stack of texts with an action is one stop, and so is a stack made one element`()
    throws
  {
    let tester = ViewTester {
      VStack {
        Text("A")
        Text("B")
      }
      .accessibilityAction(named: "Help") {}
      VStack { Button("C") {} }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Group")
        .accessibilityAction(named: "Help") {}
    }
    #expect(try tester.element(named: "A B").actions.map(\.name) == ["help", "show-context-menu"])
    #expect(
      try tester.element(named: "Group").actions.map(\.name) == ["help", "show-context-menu"])
    #expect(try tester.element(named: "C").actions.map(\.name) == ["click"])
  }

  @Test func `a hint or a heading of a stack is that of each view inside`() throws {
    struct Page: View {
      @Views.State private var hint = "First"
      var body: some View {
        VStack {
          Text("A")
          Text("B").accessibilityHint("Own")
          Button("C") { hint = "Second" }
        }
        .accessibilityHint(hint)
        .accessibilityHeading(.h2)
      }
    }
    let tester = ViewTester { Page() }
    #expect(
      tester.treeText([.texts, .attributes]) == """
        frame "Test"
          heading "A" help="First" attributes=[level="2"]
          heading "B" help="Own" attributes=[level="2"]
          push button "C" help="First"

        """)
    try tester.perform("click", on: "C")
    #expect(try tester.element(named: "A").help == "Second")
  }

  @Test func `a name or an identifier of a stack is that of a group`() {
    let tester = ViewTester {
      VStack {
        Text("A")
        Button("B") {}
      }
      .accessibilityIdentifier("form")
      .accessibilityLabel("Form")
      .accessibilityAddTraits(.isHeader)
    }
    #expect(
      tester.treeText(.texts) == """
        frame "Test"
          heading "Form" id="form"
            label "A"
            push button "B"

        """)
  }
}
