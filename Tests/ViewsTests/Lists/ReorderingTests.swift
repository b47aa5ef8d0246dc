// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing

@testable import Views

/// Views of stacks, grids and lists that are moved among each other.
@MainActor
struct ReorderingTests {
  struct Letter: Identifiable, Equatable {
    let id: String
  }

  /// Takes over what was done, as an author would.
  static func apply<CollectionID>(
    _ difference: ReorderDifference<String, CollectionID>, to letters: inout [Letter]
  ) {
    letters.removeAll { difference.sources.contains($0.id) }
    let moved = difference.sources.map(Letter.init)
    switch difference.destination.position {
    case .before(let id):
      letters.insert(contentsOf: moved, at: letters.firstIndex { $0.id == id } ?? 0)
    case .end: letters += moved
    }
  }

  enum Layout: CaseIterable { case column, row, grid, list }

  struct Letters: View {
    let layout: Layout
    var isEnabled = true
    @Views.State private var letters = ["A", "B", "C", "D"].map(Letter.init)

    var body: some View {
      VStack(spacing: 0) {
        container.reorderContainer(for: Letter.self, isEnabled: isEnabled) {
          ReorderingTests.apply($0, to: &letters)
        }
        Text("is \(letters.map(\.id).joined())")
      }
    }

    private var cells: some View {
      ForEach(letters) { Text($0.id).frame(width: 40, height: 40) }.reorderable()
    }

    @ViewBuilder private var container: some View {
      switch layout {
      case .column: VStack(spacing: 0) { cells }
      case .row: HStack(spacing: 0) { cells }
      case .grid:
        LazyVGrid(
          columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)], spacing: 0
        ) { cells }
      case .list: List { cells }
      }
    }
  }

  struct Boards: View {
    var layout = Layout.column
    @Views.State private var left: [Letter]
    @Views.State private var right: [Letter]

    init(layout: Layout = .column, left: [String] = ["A", "B"], right: [String] = ["C", "D"]) {
      self.layout = layout
      _left = Views.State(initialValue: left.map(Letter.init))
      _right = Views.State(initialValue: right.map(Letter.init))
    }

    @ViewBuilder private func column(_ letters: [Letter], _ name: String) -> some View {
      let cells = ForEach(letters) { Text($0.id).frame(width: 40, height: 40) }
        .reorderable(collectionID: name)
      switch layout {
      case .column: VStack(spacing: 0) { cells }
      case .row: ScrollView { LazyVStack(spacing: 0) { cells } }
      case .grid:
        LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) { cells }
      case .list: List { Section(name) { cells } }
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          column(left, "left")
          column(right, "right")
        }
        .reorderContainer(for: Letter.self, in: String.self) { difference in
          if difference.destination.collectionID == "left" {
            right.removeAll { difference.sources.contains($0.id) }
            ReorderingTests.apply(difference, to: &left)
          } else {
            left.removeAll { difference.sources.contains($0.id) }
            ReorderingTests.apply(difference, to: &right)
          }
        }
        Text("is \(left.map(\.id).joined())|\(right.map(\.id).joined())")
      }
    }
  }

  private func words(_ tester: ViewTester) -> String {
    tester.tree.depthFirst.first { $0.name.hasPrefix("is ") }?.name ?? ""
  }

  private func center(_ name: String, _ tester: ViewTester) throws -> CGPoint {
    let frame = try #require(tester.tree.depthFirst.first { $0.name == name }?.frame)
    return CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
  }

  private func drag(_ name: String, to other: String, _ tester: ViewTester) throws {
    tester.drag(from: try center(name, tester), to: try center(other, tester))
    tester.advance(by: 2)
  }

  @Test(arguments: Layout.allCases)
  func `what is dragged comes to the place of another, in any layout`(layout: Layout) throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Letters(layout: layout) }
    try drag("A", to: "C", tester)
    #expect(words(tester) == "is BCAD")
    try drag("D", to: "B", tester)
    #expect(words(tester) == "is DBCA")
    try drag("D", to: "A", tester)
    #expect(words(tester) == "is BCAD")
  }

  @Test(arguments: Layout.allCases)
  func `an action picks it up, and another drops it`(layout: Layout) throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Letters(layout: layout) }
    try tester.perform("start-drag", on: "A")
    try tester.perform("drop-here", on: "C")
    tester.advance(by: 2)
    #expect(words(tester) == "is BCAD")
  }

  @Test func `nothing is moved where the container says so, or where there is none`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) {
      VStack {
        Letters(layout: .column, isEnabled: false)
        ForEach(["x", "y"], id: \.self) { Text($0) }.reorderable()
      }
    }
    try drag("A", to: "C", tester)
    #expect(words(tester) == "is ABCD")
    let offered = tester.tree.depthFirst.flatMap { node in node.actions.map(\.name) }
    #expect(offered.isEmpty)
  }

  @Test func `what is moved to another collection comes in front of where it is dropped`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Boards() }
    try drag("A", to: "D", tester)
    #expect(words(tester) == "is B|CAD")
    try drag("A", to: "D", tester)
    #expect(words(tester) == "is B|CDA")
    try drag("C", to: "B", tester)
    #expect(words(tester) == "is CB|DA")
  }

  @Test(arguments: Layout.allCases)
  func `a collection that has nothing takes what is dragged there`(layout: Layout) throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) {
      Boards(layout: layout, left: ["A"], right: [])
    }
    try drag("A", to: "Empty", tester)
    #expect(words(tester) == "is |A")
    #expect(try center("A", tester).x > 150)
    try tester.perform("start-drag", on: "A")
    try tester.perform("drop-here", on: "Empty")
    tester.advance(by: 2)
    #expect(words(tester) == "is A|")
    try tester.tabTo("A")
    tester.press(.return, [.alt])
    tester.press(.right)
    #expect(tester.focused?.name == "Empty")
    tester.press(.space)
    tester.advance(by: 2)
    #expect(words(tester) == "is |A" && tester.focused?.name == "A")
  }

  @Test func `the focus goes along to another collection`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Boards() }
    try tester.perform("start-drag", on: "A")
    try tester.perform("drop-here", on: "D")
    tester.advance(by: 2)
    #expect(words(tester) == "is B|CAD")
    #expect(tester.focused?.name == "A")
  }

  @Test func `arrows lead from place to place while something is dragged by keys`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Letters(layout: .grid) }
    try tester.tabTo("A")
    tester.press(.return, [.alt])
    #expect(tester.focused?.name == "A")
    tester.press(.right)
    #expect(tester.focused?.name == "B")
    tester.press(.down)
    #expect(tester.focused?.name == "D")
    tester.press(.left)
    #expect(tester.focused?.name == "C")
    // There is nothing more that way, which is said.
    let said = tester.announcements.count
    tester.press(.left)
    #expect(tester.focused?.name == "C" && tester.announcements.count > said)
    tester.press(.space)
    tester.advance(by: 2)
    #expect(words(tester) == "is BCAD")
  }

  @Test func `what follows in another collection goes on`() {
    let card = CGRect(x: 0, y: 0, width: 40, height: 30)
    let column = (0..<3).map { CGRect(x: 60, y: $0 * 40, width: 40, height: 40) }
    #expect(
      RoomForRow(from: card, to: column[1]).waysOfOthers(column)
        == [.zero, CGSize(width: 0, height: 30), CGSize(width: 0, height: 30)])
    let row = (0..<3).map { CGRect(x: $0 * 40, y: 60, width: 40, height: 40) }
    #expect(
      RoomForRow(from: card, to: row[2]).waysOfOthers(row)
        == [.zero, .zero, CGSize(width: 40, height: 0)])
  }

  @Test func `others make room in a column, a row and a grid`() {
    let cells = (0..<4).map { CGRect(x: $0 % 2 * 40, y: $0 / 2 * 40, width: 40, height: 40) }
    let grid = RoomForRow(from: cells[0], to: cells[3]).ways(of: Array(cells[1...]))
    #expect(
      grid == [
        CGSize(width: -40, height: 0), CGSize(width: 40, height: -40),
        CGSize(width: -40, height: 0),
      ])
    let row = (0..<3).map { CGRect(x: $0 * 40, y: 0, width: 40, height: 40) }
    #expect(
      RoomForRow(from: row[2], to: row[0]).ways(of: Array(row[..<2]))
        == [CGSize(width: 40, height: 0), CGSize(width: 40, height: 0)])
    let column = (0..<3).map { CGRect(x: 0, y: $0 * 40, width: 40, height: 40) }
    #expect(
      RoomForRow(from: column[0], to: column[1]).ways(of: Array(column[1...]))
        == [CGSize(width: 0, height: -40), .zero])
  }

  @Test func `a difference is compared, and a place of the only collection is made`() {
    let end = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>.Destination(
      position: .end)
    #expect(end != .init(position: .before(1)))
    #expect(
      ReorderDifference(sources: [1], destination: end)
        == ReorderDifference(sources: [1], destination: end))
  }
}
