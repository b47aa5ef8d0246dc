// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct FocusStateTests {
  private enum Field: Hashable {
    case name, town
  }

  private struct Form: View {
    let log: Log
    var showsTown = true
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text("Name").focusable().focused($field, equals: .name)
        if showsTown { Text("Town").focusable().focused($field, equals: .town) }
        Button("To town") { field = .town }
        Button("To nothing") { field = nil }
      }
      .onChange(of: field) { log.lines.append(field.map { "\($0)" } ?? "nothing") }
    }
  }

  @Test func `the state follows the focus`() throws {
    let log = Log()
    let tester = ViewTester { Form(log: log) }
    tester.press(.tab)
    tester.press(.tab)
    tester.press(.tab)
    #expect(log.lines == ["name", "town", "nothing"])
  }

  @Test func `the focus follows the state`() throws {
    let log = Log()
    let tester = ViewTester { Form(log: log) }
    try tester.perform("click", on: "To town")
    #expect(tester.focused?.name == "Town")
    try tester.perform("click", on: "To nothing")
    #expect(tester.focused == nil)
    #expect(log.lines == ["town", "nothing"])
  }

  @Test func `a state that no view can follow goes back`() throws {
    let log = Log()
    let tester = ViewTester { Form(log: log, showsTown: false) }
    try tester.perform("click", on: "To town")
    #expect(tester.focused?.name != "Town")
    #expect(log.lines.last != "town")
  }

  @Test func `a truth is bound to one view`() throws {
    struct Search: View {
      let log: Log
      @FocusState private var isSearching: Bool
      var body: some View {
        VStack {
          Text("Search").focusable().focused($isSearching)
          Text(isSearching ? "open" : "closed")
          Button("Find") { isSearching = true }
        }
      }
    }
    let tester = ViewTester { Search(log: Log()) }
    try tester.perform("click", on: "Find")
    #expect(tester.focused?.name == "Search")
    _ = try tester.element(named: "open")
    tester.press(.tab)
    _ = try tester.element(named: "closed")
  }

  @Test func `a view that goes takes the state with it`() throws {
    struct Page: View {
      let log: Log
      @Views.State private var isThere = true
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isThere { Text("Here").focusable().focused($isFocused) }
          Button("Remove") { isThere = false }
          Text(isFocused ? "focused" : "left")
        }
      }
    }
    let tester = ViewTester { Page(log: Log()) }
    tester.press(.tab)
    _ = try tester.element(named: "focused")
    try tester.perform("click", on: "Remove")
    _ = try tester.element(named: "left")
    #expect(tester.focused?.name == "Remove")
  }

  @Test func `a window laid out anew in another size keeps the focus on what says the same`()
    throws
  {
    struct Page: View {
      var body: some View {
        GeometryReader { window in
          if window.size.width > 300 {
            HStack {
              Button("Menu") {}
              channels
            }
          } else {
            VStack {
              Button("Back") {}
              channels
            }
          }
        }
      }

      private var channels: some View {
        ForEach(["Voice", "Bass"], id: \.self) { name in
          VStack { Button("Mute") {} }
            .accessibilityElement(children: .contain)
            .accessibilityLabel(name)
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) { Page() }
    func focusedPlace() -> Int? {
      let buttons = tester.tree.depthFirst.filter { $0.role == .button }
      return buttons.firstIndex { $0.id == tester.tree.focus }
    }
    for _ in 0..<3 { tester.press(.tab) }
    #expect(focusedPlace() == 2)
    for width in [200, 400] as [CGFloat] {
      tester.host.size = CGSize(width: width, height: 300)
      tester.settle()
      #expect(focusedPlace() == 2 && tester.focused?.name == "Mute")
    }
    // What a size has alone gives the focus to its neighbour.
    try tester.tabTo("Menu")
    tester.host.size = CGSize(width: 200, height: 300)
    tester.settle()
    #expect(tester.focused?.name == "Back")
  }

  @Test func `a window begins at its default focus`() throws {
    struct Page: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Text("Name").focusable().focused($field, equals: .name)
          Text("Town").focusable().focused($field, equals: .town)
        }
        .defaultFocus($field, .town)
      }
    }
    let tester = ViewTester { Page() }
    tester.scene.isActive = false
    tester.scene.isActive = true
    #expect(tester.focused?.name == "Town")
  }

  @Test func `views that come into a window with nothing focused begin at their default focus`()
    throws
  {
    struct Page: View {
      let log: Log
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          Text("Name").focusable(onFocusChange: { _ in log.lines.append("name") })
          Text("Town").focusable().focused($field, equals: .town)
        }
        .defaultFocus($field, .town)
      }
    }
    let log = Log()
    let host = ViewHost(title: "Test", measurer: UniformTextMeasurer()) {
      Page(log: log)
    }
    host.size = CGSize(width: 200, height: 200)
    host.scene.isActive = true
    host.update()
    #expect(host.scene.focusedAlternatives?.name == "Town")
    #expect(host.scene.focusRing != nil)
    #expect(log.lines.isEmpty)
  }

  @Test func `a row of controls is one stop of Tab, and F6 leads to the next section`() throws {
    let tester = ViewTester(size: CGSize(width: 600, height: 300)) {
      VStack {
        HStack {
          Button("Cut") {}
          Button("Copy") {}
        }
        .focusGroup()
        .focusSection()
        Button("Body") {}
      }
    }
    func press(_ key: Key) -> String {
      tester.press(key)
      return tester.focused?.name ?? "-"
    }
    #expect([press(.tab), press(.right), press(.tab)] == ["Cut", "Copy", "Body"])
    #expect([press(.f6), press(.f6)] == ["Copy", "Body"])
    #expect(tester.treeText([]).contains("grouping") == false)
  }

  @Test func `what is said of a group is said of the list that it is`() throws {
    let tester = ViewTester {
      VStack {
        VStack {
          Text("Ace").onTapGesture {}
          Text("King").onTapGesture {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityRole(.list)
        .accessibilityLabel("Cards")
        .focusGroup()
        .dropDestination(for: String.self) { _, _ in true }
        VStack {
          Text("Root").onTapGesture {}
          Text("Leaf").onTapGesture {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityRole(.list)
        .focusGroup()
        .accessibilityLabel("Chapters")
      }
    }
    let lists = tester.tree.depthFirst.filter { $0.role == .list }
    #expect(lists.map(\.name) == ["Cards", "Chapters"])
    #expect(!tester.tree.depthFirst.contains { $0.role == .grouping })
    func press(_ key: Key) -> String {
      tester.press(key)
      return tester.focused?.name ?? "-"
    }
    let stops = [press(.tab), press(.down), press(.tab), press(.down)]
    #expect(stops == ["Ace", "King", "Root", "Leaf"])
  }

  @Test func `a view that is focusable to be activated is not focused by a press`() throws {
    let tester = ViewTester {
      VStack {
        Text("Edit").focusable(interactions: .edit)
        Text("Activate").focusable(interactions: .activate)
      }
    }
    try tester.tap("Activate")
    #expect(tester.focused == nil)
    try tester.tap("Edit")
    #expect(tester.focused?.name == "Edit")
    try tester.tabTo("Activate")
  }

  @Test(arguments: [true, false])
  func `a list is not scrolled to a neighbour where its author puts the focus elsewhere`(
    byKey: Bool
  ) throws {
    struct Rows: View {
      @Views.State private var rows = Array(1..<12)
      @FocusState private var row: Int?

      var body: some View {
        VStack {
          ScrollView {
            ForEach(rows, id: \.self) { number in
              Button("Row \(number)") {}.frame(height: 40).focused($row, equals: number)
            }
          }
          .frame(height: 200)
          Button("Bring back") {
            rows.insert(0, at: 0)
            row = 0
          }
          .disabled(rows.count == 12)
          FocusedKeys { name, _ in Text(name) }
        }
      }
    }
    let tester = ViewTester { Rows() }
    let top = try #require(tester.element(named: "Row 1").frame?.y)
    if byKey {
      try tester.focus("Bring back")
      tester.press(.return)
    } else {
      try tester.tap("Bring back")
    }
    #expect(tester.focused?.name == "Row 0")
    #expect(try tester.element(named: "Row 0").frame?.y == top)
  }

  @Test func `what gets the focus because another one has gone is scrolled to`() throws {
    struct Rows: View {
      @Views.State private var rows = Array(1..<20)

      var body: some View {
        VStack {
          ScrollView {
            ForEach(rows, id: \.self) { number in
              Button("Row \(number)") { rows.removeLast(10) }.frame(height: 40)
            }
          }
          .frame(height: 200)
        }
      }
    }
    let tester = ViewTester { Rows() }
    try tester.tabTo("Row 19")
    tester.press(.return)
    #expect(tester.focused?.name == "Row 9")
    #expect(tester.focused?.states[.showing] == true)
  }
}
