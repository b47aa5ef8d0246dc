// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

@MainActor
struct CombineTests {
  @Test func `a combined row is one stop that does what its controls do`() throws {
    let log = Log()
    let tester = ViewTester {
      HStack {
        Text("Ann")
        Text("Hello")
        Button("Open") { log.lines.append("open") }
        Button("Delete") { log.lines.append("delete") }
      }
      .accessibilityElement(children: .combine)
    }
    let row = try tester.element(named: "Ann, Hello, Open")
    #expect(row.actions.map(\.label) == ["Press", "Open", "Delete", "Show menu"])
    try tester.tabTo("Ann, Hello, Open")
    tester.press(.return)
    tester.press(.tab)
    #expect(tester.focused?.id == row.id)
    try tester.perform("Delete", on: "Ann, Hello, Open")
    #expect(log.lines == ["open", "delete"])
  }

  @Test func `a combined value is moved by its keys and can be set`() throws {
    struct Row: View {
      @Views.State private var volume = 50.0
      var body: some View {
        HStack {
          Text("Volume")
          Rectangle().frame(width: 100, height: 10)
            .gesture(
              DragGesture().adjusting($volume, in: 0...100, step: 10, axis: .horizontal)
            )
            .accessibilityLabel("percent")
        }
        .accessibilityElement(children: .combine)
      }
    }
    let tester = ViewTester { Row() }
    let name = "Volume, percent"
    #expect(try tester.element(named: name).role == .slider)
    try tester.tabTo(name)
    tester.press(.right)
    #expect(try tester.element(named: name).value?.current == 60)
    try tester.setValue(20, on: name)
    #expect(try tester.element(named: name).value?.current == 20)
    tester.hold(.right, for: 0.6)
    #expect((try tester.element(named: name).value?.current ?? 0) > 30)
  }

  @Test func `an action that is gone is refused`() throws {
    struct Row: View {
      @Views.State private var isOn = true
      var body: some View {
        HStack {
          Text("Row")
          if isOn { Button("Off") { isOn = false } }
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("row")
      }
    }
    let tester = ViewTester { Row() }
    let row = try tester.element(named: "row")
    let press = AssistiveRequest.performAction(row.id, name: "click")
    #expect(tester.scene.perform(press, at: tester.clock))
    tester.settle()
    #expect(!tester.scene.perform(press, at: tester.clock))
    #expect(try tester.element(named: "row").actions.isEmpty)
  }
}
