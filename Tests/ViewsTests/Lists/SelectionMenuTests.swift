// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// The menu of what is chosen in a list, and the lists that edit and fold their rows.
@MainActor
@Suite struct SelectionMenuTests {
  private struct Person: Identifiable, Hashable {
    let name: String
    var children: [Person]?
    var id: String { name }
  }

  private struct People: View {
    @Views.State private var chosen: Set<String> = []
    @Views.State private var told = "nothing"
    let names = ["Ada", "Alan", "Grace"]

    var body: some View {
      VStack {
        List(names, id: \.self, selection: $chosen) { Text($0) }
          .contextMenu(forSelectionType: String.self) { names in
            Button("Delete \(names.sorted().joined(separator: " and "))") {
              told = "deleted \(names.count)"
            }
          } primaryAction: {
            told = "opened \($0.sorted().joined(separator: " and "))"
          }
        Text("told \(told)")
      }
    }
  }

  private func menu(of name: String, _ tester: ViewTester) throws -> [String] {
    try tester.tabTo(name)
    tester.press(.menu)
    return tester.tree.depthFirst.filter { $0.role == .menuItem }.map(\.name)
  }

  @Test func `a row that is not chosen has a menu of its own, and chosen ones have one together`()
    throws
  {
    let tester = ViewTester { People() }
    #expect(try menu(of: "Ada", tester).contains("Delete Ada"))
    tester.press(.escape)
    tester.press(.space)
    tester.press(.down)
    tester.press(.space)
    tester.press(.menu)
    let items = tester.tree.depthFirst.filter { $0.role == .menuItem }.map(\.name)
    #expect(items.contains("Delete Ada and Alan"), "\(items)")
    tester.press(.return)
    #expect(throws: Never.self) { try tester.element(named: "told deleted 2") }
  }

  @Test func `two clicks open what is chosen, and so does a key`() throws {
    let tester = ViewTester { People() }
    try tester.tabTo("Ada")
    tester.press(.down)
    tester.press(.down)
    tester.press(.return, .control)
    #expect(throws: Never.self) { try tester.element(named: "told opened Grace") }
  }

  private struct Editing: View {
    @Views.State private var people = [Person(name: "Ada"), Person(name: "Alan")]
    @Views.State private var chosen: String?

    var body: some View {
      VStack {
        List($people, editActions: .all, selection: $chosen) { $person in Text(person.name) }
        Text("chosen \(chosen ?? "nobody") of \(people.count)")
      }
    }
  }

  @Test func `rows of a list that edits them are chosen and deleted`() throws {
    let tester = ViewTester { Editing() }
    try tester.tabTo("Ada")
    tester.press(.space)
    #expect(throws: Never.self) { try tester.element(named: "chosen Ada of 2") }
    tester.press(.delete)
    #expect(throws: Never.self) { try tester.element(named: "chosen Ada of 1") }
  }

  private struct Family: View {
    @Views.State private var chosen: String?
    let people = [Person(name: "Ada", children: [Person(name: "Byron")]), Person(name: "Alan")]

    var body: some View {
      VStack {
        List(people, children: \.children, selection: $chosen) { Text($0.name) }
        Text("chosen \(chosen ?? "nobody")")
      }
    }
  }

  @Test func `rows with rows below them are chosen`() throws {
    let tester = ViewTester { Family() }
    try tester.tabTo("Ada")
    tester.press(.down)
    tester.press(.space)
    #expect(throws: Never.self) { try tester.element(named: "chosen Alan") }
  }
}
