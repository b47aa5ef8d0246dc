// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Styles of an author's own for groups, fields and menus: what is exposed stays.
@MainActor
@Suite struct StyledNamesTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func `a group of a style's own is a group under its label`() throws {
    let tester = ViewTester {
      GroupBox("Sound") { Button("Louder") {} }.groupBoxStyle(Card())
    }
    #expect(try tester.element(named: "Sound").role == .panel)
    #expect(throws: Never.self) { try tester.tap("Louder") }
  }

  private struct Above: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `a labelled control has its label in a style of one's own`() throws {
    let tester = ViewTester {
      LabeledContent("Volume") { Slider(value: .constant(0.5)) }.labeledContentStyle(Above())
    }
    let slider = try #require(tester.tree.depthFirst.first { $0.role == .slider })
    #expect(slider.name == "Volume")
  }

  private struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func `a style of one's own shows and hides`() throws {
    let tester = ViewTester {
      DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Folding())
    }
    #expect(throws: TesterError.self) { try tester.element(named: "hidden") }
    try tester.perform("click", on: "More")
    #expect(throws: Never.self) { try tester.element(named: "hidden") }
  }

  private struct Framed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(10).border(.red)
    }
  }

  @Test func `a field of a style's own is written in and called as before`() throws {
    let tester = ViewTester { Writing(style: Framed()) }
    try tester.tabTo("Name")
    tester.typeText("Ada")
    #expect(throws: Never.self) { try tester.element(named: "Hello Ada") }
    #expect(
      tester.displayList.items.contains { if case .stroke(_, .red, _) = $0 { true } else { false } }
        || tester.displayList.items.contains {
          if case .fill(_, .red) = $0 { true } else { false }
        })
  }

  private struct Writing<S: TextFieldStyle>: View {
    let style: S
    @Views.State private var name = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).textFieldStyle(style)
        Text("Hello \(name)")
      }
    }
  }

  private struct Round: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(8).background(.yellow)
    }
  }

  @Test func `a menu of a style's own opens`() throws {
    var done = 0
    let tester = ViewTester {
      Menu("More") { Button("Do it") { done += 1 } }.menuStyle(Round())
    }
    try tester.tap("More")
    try tester.tap("Do it")
    #expect(done == 1)
  }

  @Test func `a menu with an action of its own is a button and an arrow`() throws {
    var done: [String] = []
    let tester = ViewTester {
      Menu("Save") {
        Button("Save as") { done.append("as") }
      } primaryAction: {
        done.append("save")
      }
    }
    try tester.tap("Save")
    #expect(done == ["save"])
    try tester.tabTo("More options")
    tester.press(.space)
    try tester.perform("click", on: "Save as")
    #expect(done == ["save", "as"])
  }

  @Test func `controls of a group are in it, and lines in a menu`() throws {
    var zoomed = 0
    let tester = ViewTester {
      VStack {
        ControlGroup("Zoom") {
          Button("In") { zoomed += 1 }
          Button("Out") { zoomed -= 1 }
        }
        Menu("All") {
          ControlGroup { Button("Far") { zoomed += 10 } }
        }
      }
    }
    #expect(try tester.element(named: "Zoom").role == .panel)
    try tester.tap("In")
    try tester.tap("All")
    try tester.tap("Far")
    #expect(zoomed == 11)
  }

  @Test func `sections of a grouped form stand on grounds of their own`() throws {
    let tester = ViewTester {
      Form {
        Section("One") { Text("first") }
        Section("Two") { Text("second") }
      }
      .formStyle(.grouped)
    }
    #expect(throws: Never.self) { try tester.element(named: "first") }
    #expect(tester.tree.depthFirst.filter { $0.role == .heading }.map(\.name) == ["One", "Two"])
    let first = try #require(try tester.element(named: "first").frame)
    let heading = try #require(try tester.element(named: "One").frame)
    #expect(first.x > heading.x)
  }

  @Test func `a section that folds says so, and hides its rows`() throws {
    let tester = ViewTester { Folded() }
    let heading = try tester.element(named: "Old")
    #expect(heading.states[.expandable] && heading.states[.expanded])
    try tester.perform("click", on: "Old")
    #expect(throws: TesterError.self) { try tester.element(named: "row") }
    try tester.tabTo("Old")
    tester.press(.space)
    #expect(throws: Never.self) { try tester.element(named: "row") }
  }

  private struct Folded: View {
    @Views.State private var isExpanded = true
    var body: some View {
      List { Section("Old", isExpanded: $isExpanded) { Text("row") } }
    }
  }
}
