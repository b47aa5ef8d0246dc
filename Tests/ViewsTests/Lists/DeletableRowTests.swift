// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Rows that can be deleted are one stop of Tab with what their controls do.
@MainActor
struct DeletableRowTests {
  private struct People<Row: View>: View {
    @Views.State private var people = ["Ann", "Bob"]
    @ViewBuilder let row: (String) -> Row

    var body: some View {
      NavigationStack {
        List { ForEach(people, id: \.self) { row($0) }.onDelete { people.remove(atOffsets: $0) } }
      }
    }
  }

  private func window<Row: View>(@ViewBuilder _ row: @escaping (String) -> Row) -> ViewTester {
    ViewTester { People(row: row) }
  }

  @Test func `a link in a row is followed by Enter, and the row deleted by Delete`() throws {
    let tester = window { name in NavigationLink(name) { Text("Hello \(name)") } }
    tester.press(.tab)
    #expect(tester.focused?.name == "Ann")
    #expect(tester.focused?.role == .listItem)
    tester.press(.down)
    #expect(tester.focused?.name == "Bob")
    tester.press(.delete)
    tester.advance(by: 1)
    #expect(throws: TesterError.self) { try tester.element(named: "Bob") }
    tester.press(.return)
    tester.advance(by: 1)
    _ = try tester.element(named: "Hello Ann")
  }

  @Test func `a switch in a row shows how it is, and is switched`() throws {
    var isOn = true
    let tester = window { name in
      Toggle(name, isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    tester.press(.tab)
    #expect(tester.focused?.states[.checked] == true)
    tester.press(.return)
    #expect(!isOn)
  }

  @Test func `what swipes show stands in the place of the deletion, but while the list is edited`()
    throws
  {
    struct Swiped: View {
      @Views.State private var people = ["Ann", "Bob"]
      @Views.State private var mode = EditMode.inactive

      var body: some View {
        List {
          ForEach(people, id: \.self) { name in
            Text(name).swipeActions { Button("Archive") {} }
          }
          .onDelete { people.remove(atOffsets: $0) }
        }
        .toolbar { Button("Edit") { mode = .active } }
        .environment(\.editMode, $mode)
      }
    }
    let tester = ViewTester { Swiped() }
    func actions() throws -> [String] { try tester.element(named: "Ann").actions.map(\.label) }
    #expect(try !actions().contains("Delete"))
    #expect(try actions().contains("Archive"))
    try tester.tap("Edit")
    #expect(try actions().contains("Delete"))
  }

  @Test func `while a list is edited, a press in front of a row deletes it, and later none does`()
    throws
  {
    struct Editor: View {
      @Views.State private var people = ["Ann", "Bob"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(people, id: \.self) { Text($0) }.onDelete { people.remove(atOffsets: $0) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let tester = ViewTester { Editor() }
    func front(of name: String) throws -> CGPoint {
      CGPoint(x: 22, y: try tester.center(of: name).y)
    }
    func isThere(_ name: String) -> Bool { (try? tester.element(named: name)) != nil }
    tester.tap(at: try front(of: "Ann"))
    tester.advance(by: 1)
    #expect(isThere("Ann"))
    tester.tap(at: try tester.center(of: "Edit"))
    tester.advance(by: 1)
    tester.tap(at: try front(of: "Ann"))
    tester.advance(by: 1)
    #expect(!isThere("Ann"))
    tester.tap(at: try tester.center(of: "Done"))
    tester.advance(by: 1)
    tester.tap(at: try front(of: "Bob"))
    tester.advance(by: 1)
    #expect(isThere("Bob"))
  }

  @Test func `a field in a row stays a field`() throws {
    let tester = window { name in TextField(name, text: .constant("x")) }
    #expect(tester.tree.depthFirst.contains { $0.role == .entry && $0.name == "Ann" })
  }
}
