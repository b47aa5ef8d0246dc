// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Rows that are nothing but a link.
@MainActor
struct LinkRowTests {
  private struct OwnRow: View {
    let name: String
    var body: some View { NavigationLink(name, value: name) }
  }

  private struct Page: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Ash") { Text("At Ash") }
          OwnRow(name: "Beech")
          NavigationLink("Cedar", value: "Cedar").badge(7)
          ForEach(["Dogwood"], id: \.self) { NavigationLink($0, value: $0) }
          HStack {
            NavigationLink("Elm", value: "Elm")
            Button("Other") {}
          }
        }
        .navigationDestination(for: String.self) { Text(verbatim: "At \($0)") }
      }
    }
  }

  private func tester() -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 500)) { Page() }
  }

  private func row(_ name: String, _ tester: ViewTester) throws -> Rect {
    let rows = tester.tree.depthFirst.filter { $0.role == .listItem }
    let row = try #require(
      rows.first { row in
        row.name.contains(name)
          || row.children.contains { tester.tree[$0]?.name.contains(name) ?? false }
      })
    return try #require(row.frame)
  }

  @Test(arguments: ["Ash", "Beech", "Cedar", "Dogwood"])
  func `a link that is all of a row is pressed wherever the row is`(name: String) throws {
    for place in [0.01, 0.5, 0.99] {
      for height in [0.05, 0.5, 0.95] {
        let tester = tester()
        let row = try row(name, tester)
        #expect(row.width == 400)
        tester.tap(at: CGPoint(x: row.x + row.width * place, y: row.y + row.height * height))
        #expect(
          tester.tree.depthFirst.contains { $0.name == "At \(name)" && $0.states[.showing] },
          "at \(place) \(height)")
      }
    }
  }

  @Test func `its sign stands at the end of the row`() throws {
    let tester = tester()
    let row = try row("Ash", tester)
    let strokes = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .stroke(let path, _, _) = item else { return nil }
      return path.boundingRect
    }
    let sign = try #require(
      strokes.first {
        $0.midY > row.y && $0.midY < row.y + row.height
      })
    #expect(sign.maxX > 370 && sign.maxX < 390)
  }

  @Test func `beside others it is pressed on its words, and they are pressed too`() throws {
    let tester = tester()
    try tester.tap("Other")
    #expect(!tester.tree.depthFirst.contains { $0.name == "At Elm" })
    try tester.tap("Elm")
    #expect(tester.tree.depthFirst.contains { $0.name == "At Elm" })
  }

  @Test func `from right to left its words stand at the right and its sign at the left`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 500)) {
      Page().environment(\.layoutDirection, .rightToLeft)
    }
    let row = try row("Ash", tester)
    tester.tap(at: CGPoint(x: row.x + 3, y: row.y + 3))
    #expect(tester.tree.depthFirst.contains { $0.name == "At Ash" })
  }
}
