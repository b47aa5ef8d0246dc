// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct ToggleTests {
  private struct Panel<Style: ToggleStyle>: View {
    let style: Style
    var isEnabled = true
    @Views.State private var isOn = false

    var body: some View {
      Toggle("Mute", isOn: $isOn).toggleStyle(style).disabled(!isEnabled)
    }
  }

  @Test func `a toggle is switched by pointer, by key and by assistive technology`() throws {
    let tester = ViewTester { Panel(style: .checkbox) }
    func isChecked() throws -> Bool { try tester.element(named: "Mute").states[.checked] }
    #expect(try !isChecked())
    try tester.tap("Mute")
    #expect(try isChecked())
    try tester.tabTo("Mute")
    tester.press(.space)
    #expect(try !isChecked())
    try tester.perform("click", on: "Mute")
    #expect(try isChecked())
  }

  @Test func `a check box is one element with a name, a role and a state`() throws {
    let tester = ViewTester { Panel(style: .automatic) }
    let node = try tester.element(named: "Mute")
    #expect(node.role == .checkBox)
    #expect(node.states[.checkable] && !node.states[.checked])
    #expect(node.actions.map(\.name) == ["click"])
    #expect(node.children.isEmpty)
  }

  @Test func `a button that stays down and a switch are toggle buttons`() throws {
    let button = ViewTester { Panel(style: .button) }
    try button.tap("Mute")
    #expect(try button.element(named: "Mute").role == .toggleButton)
    #expect(try button.element(named: "Mute").states[.pressed])
    let control = ViewTester { Panel(style: .switch) }
    #expect(try control.element(named: "Mute").role == .toggleButton)
    #expect(try control.element(named: "Mute").attributes["xml-roles"] == "switch")
  }

  @Test func `a disabled toggle tells its state and does nothing`() throws {
    let tester = ViewTester { Panel(style: .switch, isEnabled: false) }
    try tester.tap("Mute")
    let node = try tester.element(named: "Mute")
    #expect(!node.states[.checked] && !node.states[.enabled])
    #expect(!tester.perform(.performAction(node.id, name: node.actions.first?.name ?? "")))
  }

  @Test func `a style of an author's own says what it is`() throws {
    struct Lamp: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
        }
        .accessibilityAddTraits(.isToggle)
        .accessibilityState(.checked, configuration.isOn)
      }
    }
    let tester = ViewTester { Panel(style: Lamp()) }
    try tester.tap("Mute")
    let node = try tester.element(named: "Mute")
    #expect(node.role == .toggleButton && node.states[.checked])
  }
}
