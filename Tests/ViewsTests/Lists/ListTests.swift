// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Lists, their rows and what is done with them.
@MainActor
struct ListTests {
  private struct Editing: View {
    @Views.State private var letters = ["Alpha", "Beta", "Gamma"]
    var body: some View {
      VStack {
        List {
          ForEach(letters, id: \.self) { Text($0) }
            .onDelete { letters.remove(atOffsets: $0) }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("is \(letters.joined(separator: " "))")
      }
    }
  }

  private struct Choosing: View {
    @Views.State private var one: String?
    @Views.State private var many: Set<Int> = []
    var body: some View {
      VStack {
        List(["Alpha", "Beta"], id: \.self, selection: $one) { Text($0) }
        List(selection: $many) {
          Text("First").tag(1)
          Text("Second").tag(2)
        }
        Text("is \(one ?? "none") \(many.sorted())")
      }
    }
  }

  private func said(_ tester: ViewTester) -> String? {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name
  }

  private func rows(_ tester: ViewTester) -> [Node] {
    tester.tree.depthFirst.filter { $0.role == .listItem }
  }

  @Test func `each view in a list is a list item, and conditions and groups are looked through`() {
    let isOn = true
    let tester = ViewTester {
      List {
        Text("One")
        if isOn { Text("Two") } else { Text("Three") }
        Group {
          Text("Four")
          HStack {
            Text("Five")
            Text("Six")
          }
        }
      }
    }
    #expect(tester.tree.depthFirst.contains { $0.role == .list })
    #expect(rows(tester).count == 4)
  }

  @Test func `a section's heading is no row`() throws {
    let tester = ViewTester {
      List {
        Section("Fruits") {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(rows(tester).count == 2)
    #expect(try tester.element(named: "Fruits").role == .heading)
  }

  @Test func `rows of sections that a collection gives are counted one by one`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 500)) {
      List {
        ForEach(["A", "G"], id: \.self) { letter in
          Section(letter) { ForEach(1..<4, id: \.self) { Text("\(letter)\($0)") } }
        }
      }
    }
    let places = rows(tester).map { $0.attributes["posinset"] }
    #expect(places.count == 6 && (Set(places).count == 6 || places.allSatisfy { $0 == nil }))
    let list = try #require(tester.tree.depthFirst.first { $0.role == .list })
    #expect(list.attributes["setsize"] == "6")
  }

  @Test func `a row is deleted by a swipe, by the Delete key and by its action`() throws {
    let swiped = ViewTester { Editing() }
    let start = try swiped.center(of: "Beta")
    swiped.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    #expect(said(swiped) == "is Alpha Gamma")
    let keyed = ViewTester { Editing() }
    keyed.press(.tab)
    keyed.press(.down)
    keyed.press(.delete)
    #expect(said(keyed) == "is Alpha Gamma")
  }

  @Test func `a row is moved in front of another, or behind it, by keys`() throws {
    let tester = ViewTester { Editing() }
    tester.press(.tab)
    tester.press(.return)
    tester.press(.tab)
    tester.press(.return)
    #expect(said(tester) == "is Beta Alpha Gamma")
  }

  @Test func `rows are chosen by their identities and by tags`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 500)) { Choosing() }
    try tester.tap("Beta")
    try tester.tap("First")
    try tester.tap("Second")
    #expect(said(tester) == "is Beta [1, 2]")
    #expect(try tester.element(named: "Beta").states[.selected])
    try tester.tap("First")
    #expect(said(tester) == "is Beta [2]")
  }

  @Test func `a list is one stop of Tab, with the arrows among its rows`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 500)) { Choosing() }
    tester.press(.tab)
    #expect(tester.focused?.name == "Alpha")
    tester.press(.down)
    #expect(tester.focused?.name == "Beta")
    tester.press(.space)
    #expect(said(tester) == "is Beta []")
    tester.press(.tab)
    #expect(tester.focused?.name == "First")
  }

  @Test func `a long list makes only the rows near what is seen`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      List(0..<5_000) { Text("Row \($0)") }
    }
    #expect(rows(tester).count < 100)
  }

  private struct Swiping: View {
    @Views.State private var pinned = 0
    var body: some View {
      VStack {
        List {
          Text("Note").swipeActions {
            Button("Pin") { pinned += 1 }
          }
          .listRowBackground(Color.yellow)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
        }
        Text("is \(pinned)")
      }
    }
  }

  @Test func `what a swipe shows is an action as well`() throws {
    let tester = ViewTester { Swiping() }
    #expect(
      tester.displayList.items.contains { if case .fill(_, .yellow) = $0 { true } else { false } })
    try tester.perform("Pin", on: "Note")
    #expect(said(tester) == "is 1")
    let start = try tester.center(of: "Note")
    tester.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    try tester.tap("Pin")
    #expect(said(tester) == "is 2")
  }
}
