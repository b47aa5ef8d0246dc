// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Rows and tabs of views whose type is not known beforehand.
@MainActor
struct ErasedRowTests {
  private func rows(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .listItem }.map { row in
      row.name.isEmpty
        ? row.children.compactMap { tester.tree[$0]?.name }.joined(separator: " ") : row.name
    }
  }

  private struct Mixed: View {
    @Views.State private var isLong = true
    @Views.State private var names = ["Ann", "Bob"]

    private var extra: AnyView {
      isLong
        ? AnyView(
          Group {
            Text("Oak")
            Text("Elm")
          }) : AnyView(Text("Tree"))
    }

    var body: some View {
      List {
        extra
        ForEach(names, id: \.self) { name in AnyView(Text(name)) }
          .onDelete { names.remove(atOffsets: $0) }
        AnyView(Button("Shorter") { isLong.toggle() })
      }
    }
  }

  @Test func `each view inside is a row, as it is at the time`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) { Mixed() }
    #expect(rows(tester) == ["Oak", "Elm", "Ann", "Bob", "Shorter"])
    try tester.tap("Shorter")
    #expect(rows(tester) == ["Tree", "Ann", "Bob", "Shorter"])
    try tester.perform("Delete", on: "Ann")
    tester.advance(by: 1)
    #expect(rows(tester) == ["Tree", "Bob", "Shorter"])
  }

  private struct Sections: View {
    @Views.State private var chosen: Int?

    var body: some View {
      List(selection: $chosen) {
        ForEach(["Trees", "Flowers"], id: \.self) { title in
          AnyView(Section(title) { ForEach(0..<2) { Text("\(title) \($0)").tag($0) } })
        }
        AnyView(Text("Nothing chosen, \(chosen ?? -1)").tag(7))
      }
    }
  }

  @Test func `sections and tags are what they are without it`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 600)) { Sections() }
    #expect(tester.tree.depthFirst.filter { $0.role == .heading }.map(\.name).count == 2)
    #expect(rows(tester).count == 5)
    try tester.tap("Nothing chosen, -1")
    #expect(throws: Never.self) { try tester.element(named: "Nothing chosen, 7") }
  }

  @Test func `each view inside is a tab`() {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) {
      TabView {
        AnyView(
          Group {
            Text("Here").tabItem { Text("First") }
            Text("There").tabItem { Text("Second") }
          })
        AnyView(Text("Far").tabItem { Text("Third") })
      }
    }
    let tabs = tester.tree.depthFirst.filter { $0.role == .pageTab }
    #expect(tabs.map(\.name) == ["First", "Second", "Third"])
  }
}
