// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// What is said of all rows of a `ForEach` at once, and what is swiped outside of lists.
@MainActor
struct RowTraitTests {
  private struct Letters: View {
    @Views.State private var letters = ["A", "B", "C"]

    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete { letters.remove(atOffsets: $0) }
          .listRowBackground(Color.yellow)
          .listRowSeparator(.hidden)
          .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
      }
    }
  }

  private func rows(_ tester: ViewTester) -> [Node] {
    tester.tree.depthFirst.filter { $0.role == .listItem }
  }

  @Test func `a modifier of rows on a ForEach is said of each of its rows`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 300)) { Letters() }
    #expect(rows(tester).map(\.name) == ["A", "B", "C"])
    let fills = tester.displayList.items.filter {
      if case .fill(_, let color) = $0 { color == .yellow } else { false }
    }
    #expect(fills.count == 3)
    try tester.perform("Delete", on: "B")
    tester.advance(by: 1)
    #expect(rows(tester).map(\.name) == ["A", "C"])
  }

  @Test func `a line below a row has the row's colour, and is left out below alone`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 300)) {
      List {
        Text("A").listRowSeparatorTint(.red)
        Text("B").listRowSeparator(.hidden, edges: .top)
        Text("C").listRowSeparator(.hidden, edges: .bottom)
      }
    }
    let lines = tester.displayList.items.compactMap { item -> Color? in
      guard case .fill(let path, let color) = item, path.boundingRect.height == 1 else {
        return nil
      }
      return color
    }
    #expect(lines.map { $0 == .red } == [true, false, false])
    #expect(lines.map { $0.alpha > 0 } == [true, true, false])
  }

  @Test func `what keeps rows of a ForEach from being deleted keeps each of them`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 300)) {
      List {
        ForEach(["A", "B"], id: \.self) { Text($0) }.onDelete { _ in }.deleteDisabled(true)
      }
    }
    #expect(rows(tester).map(\.name) == ["A", "B"])
    #expect(rows(tester).flatMap(\.actions).isEmpty)
  }

  @Test func `a view may stand beside what is left of the room`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 100)) {
      Text("rest").frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .trailing, spacing: 0) { Text("bar").frame(width: 80) }
        .safeAreaInset(edge: .leading, spacing: 0) { Text("first").frame(width: 20) }
    }
    let rest = try #require(try tester.element(named: "rest").frame)
    #expect(rest.x >= 20 && rest.x + rest.width <= 220)
    #expect(try #require(try tester.element(named: "bar").frame).x >= 220)
  }

  private struct Mail: View {
    @Views.State private var opened = 0
    @Views.State private var isFlagged = false

    var body: some View {
      ScrollView {
        Button("Opened \(opened)") { opened += 1 }.frame(width: 180, height: 40)
          .swipeActions { Button("Flag") { isFlagged = true } }
        Text(isFlagged ? "flagged" : "plain")
      }
      .swipeActionsContainer()
    }
  }

  @Test func `a button that is swiped outside of a list is not pressed, however slowly`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Mail() }
    let start = try tester.center(of: "Opened 0")
    tester.drag(from: start, to: CGPoint(x: start.x - 80, y: start.y), steps: 100)
    tester.advance(by: 1)
    #expect(tester.tree.depthFirst.contains { $0.name == "Opened 0" })
    #expect(tester.tree.depthFirst.contains { $0.name == "Flag" && $0.role == .button })
    try tester.tap("Flag")
    #expect(tester.tree.depthFirst.contains { $0.name == "flagged" })
  }

  @Test func `it is pressed by a tap, and is one stop of Tab with its actions`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Mail() }
    let stops = tester.tree.depthFirst.filter { $0.states[.focusable] && $0.role != .scrollPane }
    #expect(stops.map(\.name) == ["Opened 0"])
    #expect(stops.first?.actions.contains { $0.label == "Flag" } ?? false)
    try tester.tap("Opened 0")
    #expect(tester.tree.depthFirst.contains { $0.name == "Opened 1" })
    try tester.focus("Opened 1")
    tester.press(.return)
    #expect(tester.tree.depthFirst.contains { $0.name == "Opened 2" })
  }

  private struct Shopping: View {
    @Views.State private var items = ["Milk", "Tea"]

    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          HStack {
            Image(systemName: "circle").onTapGesture {}
            Text(item)
          }
          .swipeActions(edge: .leading) { Button("Done") {} }
          .contextMenu { Button("Remove") { items.removeAll { $0 == item } } }
        }
      }
    }
  }

  @Test func `the menu of a row with a control inside is the row's, by key and beside the words`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Shopping() }
    let row = try #require(rows(tester).first)
    try tester.focus(row.name)
    tester.press(.menu)
    #expect(tester.tree.depthFirst.contains { $0.role == .menuItem && $0.name == "Remove" })
    tester.press(.escape)
    let frame = try #require(row.frame)
    let contact = tester.makeContact()
    let place = CGPoint(x: frame.x + frame.width - 20, y: frame.y + frame.height / 2)
    tester.send(.began, contact, at: place, button: .secondary)
    tester.send(.ended, contact, at: place, button: .secondary)
    #expect(tester.tree.depthFirst.contains { $0.role == .menuItem && $0.name == "Remove" })
  }

  @Test func `a label of a symbol alone is called by its title`() {
    let tester = ViewTester {
      Button("Cancel reply", systemImage: "xmark") {}.labelStyle(.iconOnly)
    }
    let button = tester.tree.depthFirst.first { $0.role == .button }
    #expect(button?.name == "Cancel reply")
  }
}
