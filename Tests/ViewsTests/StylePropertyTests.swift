// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// A style's own properties are those of the control that it makes: as SwiftUI has it.
@MainActor
struct StylePropertyTests {
  private struct Words: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Views.State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "on" : "off")
        Text(direction == .rightToLeft ? "right" : "left")
        Text("\(count) presses")
      }
      .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { count += 1 } }
    }
  }

  private struct Switch: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Text(isEnabled ? "free" : "locked")
        }
      }
    }
  }

  private struct Page: View {
    @Views.State private var isOn = false
    @Views.State private var isDisabled = false

    var body: some View {
      VStack {
        Button("Save") {}.buttonStyle(Words()).disabled(isDisabled)
        Button("Other") {}.buttonStyle(Words())
        Toggle("Lamp", isOn: $isOn).toggleStyle(Switch()).disabled(isDisabled)
        Button("Lock") { isDisabled.toggle() }
      }
    }
  }

  @Test func `a style's environment follows its control's`() throws {
    let tester = ViewTester { Page() }
    #expect(tester.drawing.contains("\"on\"") && tester.drawing.contains("\"free\""))
    #expect(!tester.drawing.contains("\"off\""))
    try tester.tap("Lock")
    #expect(tester.drawing.contains("\"off\"") && tester.drawing.contains("\"locked\""))
    // The other button is as it was.
    #expect(tester.drawing.contains("\"on\""))
    let turned = ViewTester {
      Button("Save") {}.buttonStyle(Words()).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(turned.drawing.contains("\"right\""))
  }

  @Test func `a style's state lives as long as its control, each for itself`() throws {
    let tester = ViewTester { Page() }
    let buttons = tester.tree.depthFirst.filter { $0.role == .button }
    let name = try #require(buttons.map(\.name).first { $0.hasPrefix("Save") })
    try tester.tap(name)
    #expect(tester.drawing.contains("1 presses") && tester.drawing.contains("0 presses"))
    try tester.tap("Lock")
    #expect(tester.drawing.contains("1 presses"))
  }
}
