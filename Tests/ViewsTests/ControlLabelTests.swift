// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// A control whose label has gestures of its own is still one control.
@MainActor
struct ControlLabelTests {
  @Test func `a button offers what the gestures of its label do, after its own click`() throws {
    let log = Log()
    let tester = ViewTester {
      Button {
        log.lines.append("open")
      } label: {
        HStack {
          Text("Photo").onLongPressGesture { log.lines.append("peek") }
          Rectangle().frame(width: 20, height: 20)
            .gesture(
              SwipeGesture([.left]).label("Archive", for: .left)
                .onEnded { _ in log.lines.append("away") })
        }
      }
      Button("Next") {}
    }
    #expect(
      tester.treeText(.actions) == """
        frame "Test"
          push button "Photo" \
        actions=[click "Press" (;Return;), long-press "Long press" (;;<Shift>Return), \
        swipe-left "Archive" (;;<Alt>Left), show-context-menu "Show menu" (;;Menu)]
          push button "Next" actions=[click "Press" (;Return;)]

        """)
    tester.press(.tab)
    #expect(tester.focused?.name == "Photo")
    tester.press(.return)
    tester.press(.left, .alt)
    try tester.perform("long-press", on: "Photo")
    #expect(log.lines.filter { $0 != "open" } == ["away", "peek"])
    #expect(log.lines.first == "open")
    tester.press(.tab)
    #expect(tester.focused?.name == "Next")
  }

  @Test func `a tap or a button inside a button is offered by its name, after the click`() throws {
    let log = Log()
    let tester = ViewTester {
      Button {
        log.lines.append("open")
      } label: {
        HStack {
          Text("Row")
          Circle().frame(width: 20, height: 20).onTapGesture { log.lines.append("star") }
            .accessibilityLabel("Star")
          Button("Delete") { log.lines.append("delete") }
        }
      }
    }
    let button = try tester.element(named: "Row Star Delete")
    #expect(button.actions.map(\.label) == ["Press", "Star", "Delete", "Show menu"])
    #expect(tester.tree.depthFirst.count == 2)
    for action in button.actions.dropLast() { try tester.perform(action.name, on: button.name) }
    tester.press(.tab)
    for action in button.actions.dropLast() {
      #expect(!action.keyBinding.isEmpty)
    }
    #expect(log.lines == ["open", "star", "delete"])
  }

  @Test func `a label that gets a gesture later makes no second stop`() throws {
    struct Row: View {
      @Views.State private var isOn = false
      var body: some View {
        Button("Change") { isOn = true }
        Button {
        } label: {
          Text("Row").gesture(LongPressGesture(), including: isOn ? .all : .none)
        }
      }
    }
    let tester = ViewTester { Row() }
    #expect(try tester.element(named: "Row").actions.map(\.name) == ["click"])
    try tester.perform("click", on: "Change")
    #expect(
      try tester.element(named: "Row").actions.map(\.name) == [
        "click", "long-press", "show-context-menu",
      ])
  }

  @Test func `a label that is not shown is the control's name all the same`() throws {
    let tester = ViewTester {
      VStack {
        Toggle("Sync", isOn: .constant(true))
        Toggle("Wake", isOn: .constant(true)).toggleStyle(.switch)
        Stepper("Count", value: .constant(2))
      }
      .labelsHidden()
    }
    for name in ["Sync", "Wake", "Count"] {
      #expect(try tester.element(named: name).states[.focusable])
      #expect(!tester.drawing.contains("\"\(name)\""))
    }
  }

  @Test func `a toggle's label is the toggle's`() throws {
    let tester = ViewTester {
      Toggle(isOn: .constant(true)) { Text("Sound").onLongPressGesture {} }
    }
    #expect(
      try tester.element(named: "Sound").actions.map(\.name) == [
        "click", "long-press", "show-context-menu",
      ])
    #expect(tester.tree.depthFirst.count == 2)
  }
}
