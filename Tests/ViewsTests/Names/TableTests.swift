// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// A table: what is exposed of it, and how its rows are chosen and ordered.
@MainActor
@Suite struct TableTests {
  private struct Person: Identifiable {
    var name: String
    var age: Int
    var id: String { name }
  }

  private struct Page: View {
    @Views.State private var people = [
      Person(name: "Ada", age: 36), Person(name: "Grace", age: 85), Person(name: "Alan", age: 41),
    ]
    @Views.State private var chosen: String?
    @Views.State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      VStack {
        Table(people, selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
          TableColumn("Mail") { person in Button("Write to \(person.name)") {} }
        }
        .onChange(of: order, initial: true) { people.sort(using: order) }
        .accessibilityLabel("People")
        Text("chosen: \(chosen ?? "nobody")")
      }
    }
  }

  private func names(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.cell?.column == 0 }.map(\.name)
  }

  @Test func `it is a table with its headers and cells`() throws {
    let tester = ViewTester { Page() }
    let table = try tester.element(named: "People")
    #expect(table.role == .table && table.table?.rows == 3 && table.table?.columns == 3)
    #expect(table.table?.columnHeadings[1]?.text == "Age")
    #expect(names(tester) == ["Ada", "Alan", "Grace"])
    let cells = tester.tree.depthFirst.filter { $0.role == .tableCell }
    #expect(cells.count == 9)
    #expect(cells.map { $0.cell?.column } == [0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(tester.tree.depthFirst.filter { $0.role == .tableRow }.count == 3)
    let headers = tester.tree.depthFirst.filter { $0.role == .tableColumnHeader }
    #expect(headers.map(\.name) == ["Name", "Age", "Mail"])
  }

  @Test func `cells of a column stand below one another`() throws {
    let tester = ViewTester { Page() }
    let edges = tester.tree.depthFirst.filter { $0.cell?.column == 1 }.compactMap { $0.frame?.x }
    #expect(Set(edges).count == 1)
    let header = try #require(try tester.element(named: "Age").frame)
    #expect(edges.first == header.x)
  }

  @Test func `a header orders the rows, and the other way round the second time`() throws {
    let tester = ViewTester { Page() }
    try tester.perform("click", on: "Age")
    #expect(names(tester) == ["Ada", "Alan", "Grace"])
    #expect(try tester.element(named: "Age").description == "Ascending")
    try tester.tabTo("Name")
    tester.press(.right)
    #expect(tester.focused?.name == "Age")
    tester.press(.space)
    #expect(names(tester) == ["Grace", "Alan", "Ada"])
    try tester.tap("Name")
    #expect(names(tester) == ["Ada", "Alan", "Grace"])
  }

  @Test func `a row is chosen by a press, by keys and by its action`() throws {
    let tester = ViewTester { Page() }
    try tester.tap("Alan")
    #expect(throws: Never.self) { try tester.element(named: "chosen: Alan") }
    let rows = tester.tree.depthFirst.filter { $0.role == .tableRow }
    #expect(rows.map(\.name) == ["Ada", "Alan", "Grace"])
    #expect(rows.map { $0.states[.selected] } == [false, true, false])
    #expect(rows.allSatisfy { $0.states[.focusable] && $0.actions.first?.name == "click" })
    tester.press(.down)
    tester.press(.space)
    #expect(throws: Never.self) { try tester.element(named: "chosen: Grace") }
  }

  @Test func `what stands in a cell does what it does elsewhere`() throws {
    var written: [String] = []
    let tester = ViewTester {
      Table([Person(name: "Ada", age: 36)], selection: .constant(Set<String>())) {
        TableColumn("Name", value: \.name)
        TableColumn("Mail") { person in Button("Write") { written.append(person.name) } }
      }
    }
    try tester.tap("Write")
    try tester.perform("click", on: "Write")
    #expect(written == ["Ada", "Ada"])
  }

  @Test func `rows may be written one by one`() throws {
    let tester = ViewTester {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(name: "Ada", age: 36))
        ForEach([Person(name: "Alan", age: 41)]) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(names(tester) == ["Ada", "Alan"])
    #expect(!tester.tree.depthFirst.contains { $0.role == .tableColumnHeader })
  }
}
