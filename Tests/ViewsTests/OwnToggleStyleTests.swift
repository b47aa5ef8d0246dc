// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Toggles in a style of an author's own are check boxes, whatever the style makes.
@MainActor
struct OwnToggleStyleTests {
  /// The check box of a hundred tutorials.
  private struct Sample: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private struct Apart: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Spacer()
        Button {
          configuration.isOn.toggle()
        } label: {
          Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
        }
      }
    }
  }

  private struct Tapped: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Circle().fill(configuration.isOn ? .green : .gray).frame(width: 20, height: 20)
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
  }

  private struct Handed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Toggle(configuration).toggleStyle(.checkbox) }
    }
  }

  private struct Page<Style: ToggleStyle>: View {
    let style: Style
    @Views.State private var isOn = false
    var body: some View { Toggle("Mute", isOn: $isOn).toggleStyle(style) }
  }

  private func check<Style: ToggleStyle>(_ style: Style) throws {
    let tester = ViewTester { Page(style: style) }
    func box() throws -> Node {
      let found = tester.tree.depthFirst.filter { $0.role != .frame }
      #expect(found.map(\.name) == ["Mute"])
      return try #require(found.first)
    }
    #expect(try box().role == .checkBox)
    #expect(try box().states[.checkable] && !(try box().states[.checked]))
    #expect(try box().actions.first?.name == "click")
    try tester.perform("click", on: "Mute")
    #expect(try box().states[.checked])
    try tester.tabTo("Mute")
    tester.press(.space)
    #expect(try !box().states[.checked])
  }

  @Test func `a button round the label is one check box under the label's name`() throws {
    try check(Sample())
    let tester = ViewTester { Page(style: Sample()) }
    try tester.tap("Mute")
    #expect(try tester.element(named: "Mute").states[.checked])
  }

  @Test func `a button beside the label is one check box under the label's name`() throws {
    try check(Apart())
  }

  @Test func `a drawing that is tapped is one check box under the label's name`() throws {
    try check(Tapped())
  }

  @Test func `a style that adds to another one has one check box`() throws { try check(Handed()) }

  @Test func `a name that the author gives is the toggle's`() throws {
    let tester = ViewTester { Page(style: Sample()).accessibilityLabel("Silence") }
    #expect(try tester.element(named: "Silence").role == .checkBox)
  }
}
