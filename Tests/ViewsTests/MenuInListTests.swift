// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Menus whose lines are made of a collection, and what opens, in rows of a list.
@MainActor
struct MenuInListTests {
  private struct Rows: View {
    @Views.State private var chosen = "none"
    @Views.State private var size = 0

    var body: some View {
      List {
        Text("Chosen: \(chosen), size \(size)")
        Menu("Fruits") {
          ForEach(["Apple", "Pear"], id: \.self) { name in Button(name) { chosen = name } }
        }
        Picker("Size", selection: $size) { ForEach(0..<3) { Text("Size \($0)").tag($0) } }
        Text("Row").contextMenu {
          ForEach(["Copy", "Bin"], id: \.self) { name in Button(name) { chosen = name } }
        }
      }
    }
  }

  private let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Rows() }

  private func has(_ name: String) -> Bool { (try? tester.element(named: name)) != nil }

  @Test func `a menu of a collection opens by hand, by keys and by an action`() throws {
    try tester.tap("Fruits")
    try tester.tap("Pear")
    #expect(has("Chosen: Pear, size 0"))
    try tester.focus("Fruits")
    tester.press(.return)
    tester.press(.return)
    #expect(has("Chosen: Apple, size 0"))
    try tester.perform("click", on: "Fruits")
    #expect(has("Pear"))
  }

  @Test func `a picker of a collection opens in a list`() throws {
    try tester.tap("Size Size 0")
    try tester.tap("Size 2")
    #expect(has("Chosen: none, size 2"))
  }

  @Test func `a row has a menu of a collection`() throws {
    try tester.perform("show-context-menu", on: "Row")
    try tester.tap("Bin")
    #expect(has("Chosen: Bin, size 0"))
  }

  @Test func `what is there from some version on is a row each`() {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      List {
        if #available(iOS 15, macOS 12, *) {
          ForEach(0..<4) { Text("Row \($0)") }
        }
      }
    }
    #expect(tester.tree.depthFirst.count { $0.role == .listItem } == 4)
  }
}
