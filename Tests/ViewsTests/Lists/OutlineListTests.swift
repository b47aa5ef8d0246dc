// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Testing
import Views

/// Rows of a list that show and hide the rows below them are rows each, and chosen each.
@MainActor
struct OutlineListTests {
  private struct Place: Identifiable {
    let id: String
    var children: [Place]?
  }

  private static let places = [
    Place(id: "Europe", children: [Place(id: "Norway", children: [Place(id: "Oslo")])]),
    Place(id: "Asia"),
  ]

  private struct Plain: View {
    var body: some View { List(places, children: \.children) { Text($0.id) } }
  }

  private struct Chosen: View {
    @State private var choice: String?

    var body: some View {
      VStack {
        List(places, children: \.children, selection: $choice) { Text($0.id) }
        Text("chosen \(choice ?? "nothing")")
      }
    }
  }

  private func rows(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .listItem }.compactMap { node in
      node.name.isEmpty ? tester.tree[node.children.first ?? node.id]?.name : node.name
    }
  }

  @Test func `each element that is shown is a row of the list`() throws {
    let tester = ViewTester { Plain() }
    #expect(rows(tester) == ["Europe", "Asia"])
    try tester.tap("Europe")
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Norway", "Asia"])
    try tester.tap("Norway")
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Norway", "Oslo", "Asia"])
    let (outer, inner) = try (tester.element(named: "Norway"), tester.element(named: "Oslo"))
    #expect(try #require(inner.frame).height > 0)
    #expect(outer.states[.expanded])
  }

  @Test func `a row below another is chosen, and its arrow alone shows what is below it`() throws {
    let tester = ViewTester { Chosen() }
    try tester.tap("Europe")
    _ = try tester.element(named: "chosen Europe")
    #expect(rows(tester) == ["Europe", "Asia"])
    tester.tap(at: try tester.point(UnitPoint(x: 0.05, y: 0.5), of: "Europe"))
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Norway", "Asia"])
    try tester.tap("Norway")
    _ = try tester.element(named: "chosen Norway")
  }

  @Test func `the arrow keys show and hide what is below, and Return chooses`() throws {
    let tester = ViewTester { Chosen() }
    try tester.tabTo("Europe")
    tester.press(.right)
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Norway", "Asia"])
    #expect(try tester.element(named: "Europe").states[.expanded])
    tester.press(.down)
    tester.press(.return)
    _ = try tester.element(named: "chosen Norway")
    tester.press(.up)
    tester.press(.left)
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Asia"])
    try tester.perform("expand-or-collapse", on: "Europe")
    tester.advance(by: 1)
    #expect(rows(tester) == ["Europe", "Norway", "Asia"])
  }

  @Test func `numbers are rows that are chosen`() throws {
    struct Numbers: View {
      @State private var choice: Int?
      var body: some View {
        List(0..<3, selection: $choice) { Text("Row \($0)") }
        Text("chosen \(choice ?? -1)")
      }
    }
    let tester = ViewTester { VStack { Numbers() } }
    try tester.tap("Row 2")
    _ = try tester.element(named: "chosen 2")
  }

  @Test nonisolated func `a shape is made wherever a value is`() {
    let shapes = [AnyShape(Circle()), AnyShape(.rect(cornerRadius: 4)), AnyShape(Capsule())]
    #expect(shapes.count == 3)
  }
}
