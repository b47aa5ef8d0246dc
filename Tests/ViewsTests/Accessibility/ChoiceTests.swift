// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// What holds choices is exposed so, and an assistive technology chooses as a hand does.
@MainActor
struct ChoiceTests {
  private struct Fruit: View {
    @Views.State private var chosen: String?
    var body: some View {
      VStack {
        List(["Apple", "Pear", "Plum"], id: \.self, selection: $chosen) { Text($0) }
        Text("is \(chosen ?? "none")")
      }
    }
  }

  private struct Several: View {
    var count = 3
    @Views.State private var chosen: Set<Int> = [1]
    var body: some View {
      VStack {
        List(0..<count, id: \.self, selection: $chosen) { Text("Row \($0)") }
        Text("is \(chosen.sorted())")
      }
    }
  }

  private struct Pages: View {
    @Views.State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        Text("First page").tabItem { Text("One") }.tag(0)
        Text("Second page").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  private struct Sizes: View {
    @Views.State private var size = "M"
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
        }
        .pickerStyle(.segmented)
        Text("is \(size)")
      }
    }
  }

  /// Tabs as somebody writes them by hand, with SwiftUI's words alone.
  private struct OwnTabs: View {
    @Views.State private var chosen = "Map"
    var body: some View {
      HStack {
        ForEach(["Map", "List"], id: \.self) { name in
          Text(name)
            .onTapGesture { chosen = name }
            .accessibilityAddTraits(chosen == name ? [.isSelected] : [])
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isTabBar)
    }
  }

  /// A row that says no to being chosen.
  private struct Stubborn: View {
    var body: some View {
      List(["Apple"], id: \.self, selection: .constant(String?.none)) { Text($0) }
    }
  }

  private func holder(_ tester: ViewTester, _ role: Role) throws -> Node {
    try #require(tester.tree.depthFirst.first { $0.role == role && !$0.children.isEmpty })
  }

  private func words(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name
  }

  private func chosen(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter(\.isChosen).map(\.name)
  }

  @Test func `a list of which one is chosen holds choices, and one without does not`() throws {
    let tester = ViewTester { Fruit() }
    #expect(try holder(tester, .list).holdsChoices)
    #expect(try holder(tester, .list).interfaces.contains(.selection))
    let plain = ViewTester { List(["Apple", "Pear"], id: \.self) { Text($0) } }
    #expect(try !holder(plain, .list).holdsChoices)
  }

  @Test func `one of a list is chosen as by a press, and cannot be let go of`() throws {
    let tester = ViewTester { Fruit() }
    try tester.choose("Pear")
    #expect(words(tester) == "is Pear")
    try tester.choose("Plum")
    #expect(words(tester) == "is Plum" && chosen(tester) == ["Plum"])
    #expect(throws: TesterError.refused("letting go of \"Plum\"")) {
      try tester.choose("Plum", false)
    }
    #expect(words(tester) == "is Plum")
  }

  @Test func `an arrow chooses the radio button that it comes to`() throws {
    let tester = ViewTester { Sizes() }
    try tester.tabTo("M")
    tester.press(.right)
    #expect(words(tester) == "is L" && chosen(tester) == ["L"])
    tester.press(.left)
    tester.press(.left)
    #expect(words(tester) == "is S")
    tester.press(.end)
    #expect(words(tester) == "is S")
  }

  @Test func `several of a list are chosen and let go of, one by one and all at once`() throws {
    let tester = ViewTester { Several() }
    let list = try holder(tester, .list)
    try tester.choose("Row 2")
    // It is as it is asked for already: a press would let go of it.
    try tester.choose("Row 2")
    #expect(words(tester) == "is [1, 2]")
    try tester.choose("Row 1", false)
    #expect(words(tester) == "is [2]")
    #expect(tester.perform(.setAllChosen(list.id, true)))
    #expect(words(tester) == "is [0, 1, 2]")
    #expect(tester.perform(.setAllChosen(list.id, false)))
    #expect(words(tester) == "is []")
  }

  @Test func `all of a list are not chosen where some of its rows are not there`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Several(count: 1000) }
    let list = try holder(tester, .list)
    #expect(list.children.count < 1000)
    #expect(!tester.perform(.setAllChosen(list.id, true)))
    #expect(words(tester) == "is [1]")
  }

  @Test func `tabs hold choices, and a chosen tab shows its page`() throws {
    let tester = ViewTester { Pages() }
    #expect(try holder(tester, .pageTabList).holdsChoices)
    #expect(chosen(tester) == ["One"])
    try tester.choose("Two")
    #expect(chosen(tester) == ["Two"])
    #expect(tester.tree.depthFirst.contains { $0.name == "Second page" })
  }

  @Test func `the choices of a picker are chosen as radio buttons are`() throws {
    let tester = ViewTester { Sizes() }
    let group = try #require(
      tester.tree.depthFirst.first { $0.name == "Size" && !$0.children.isEmpty })
    #expect(group.holdsChoices && chosen(tester) == ["M"])
    try tester.choose("L")
    #expect(words(tester) == "is L" && chosen(tester) == ["L"])
  }

  @Test func `tabs of somebody's own hold choices, whichever of them is said to be chosen`() throws
  {
    let tester = ViewTester { OwnTabs() }
    #expect(try holder(tester, .pageTabList).holdsChoices)
    #expect(chosen(tester) == ["Map"])
    try tester.perform("click", on: "List")
    #expect(chosen(tester) == ["List"])
    #expect(try holder(tester, .pageTabList).holdsChoices)
  }

  @Test func `a row that stays as it is was not chosen`() throws {
    let tester = ViewTester { Stubborn() }
    #expect(throws: TesterError.refused("choosing \"Apple\"")) { try tester.choose("Apple") }
  }

  @Test func `a disabled choice is not chosen`() throws {
    let tester = ViewTester { Fruit().disabled(true) }
    #expect(throws: TesterError.refused("choosing \"Pear\"")) { try tester.choose("Pear") }
    #expect(words(tester) == "is none")
  }

  @Test func `rows that become ones to choose make their list one that holds choices`() throws {
    struct Growing: View {
      @Views.State private var isOpen = false
      var body: some View {
        VStack {
          VStack {
            ForEach(0..<2, id: \.self) { row in
              Text("Row \(row)").accessibilityState(.selectable, isOpen)
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityRole(.list)
          Button("Open") { isOpen.toggle() }
        }
      }
    }
    let tester = ViewTester { Growing() }
    #expect(try !holder(tester, .list).holdsChoices)
    try tester.perform("click", on: "Open")
    #expect(try holder(tester, .list).holdsChoices)
    try tester.perform("click", on: "Open")
    #expect(try !holder(tester, .list).holdsChoices)
  }
}
