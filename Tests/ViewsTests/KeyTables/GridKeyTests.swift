// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// The Authoring Practices' keys of a grid, on cells that are one stop of Tab.
@MainActor
struct GridKeyTests {
  nonisolated private static let page =
    "Page keys are left to a view that scrolls round the grid: a page is what that one shows"

  nonisolated static let rows = [
    KeyRow(.grid, .right, "one cell to the right", to: "C2"),
    KeyRow(.grid, .right, "stays at the right edge", after: [.right], to: "C2"),
    KeyRow(.grid, .left, "one cell to the left", to: "A2"),
    KeyRow(.grid, .left, "stays at the left edge", after: [.left], to: "A2"),
    KeyRow(.grid, .down, "one cell down", to: "B3"),
    KeyRow(.grid, .down, "stays in the last row", after: [.down], to: "B3"),
    KeyRow(.grid, .up, "one cell up", to: "B1"),
    KeyRow(.grid, .up, "stays in the first row", after: [.up], to: "B1"),
    KeyRow(.grid, .pageDown, "some rows down", to: "B2", exception: page),
    KeyRow(.grid, .pageUp, "some rows up", to: "B2", exception: page),
    KeyRow(.grid, .home, "the first cell of the row", to: "A2"),
    KeyRow(.grid, .end, "the last cell of the row", to: "C2"),
    KeyRow(.grid, .home, with: .control, "the first cell of the first row", to: "A1"),
    KeyRow(.grid, .end, with: .control, "the last cell of the last row", to: "C3"),
    KeyRow(.grid, .tab, "leaves the grid", to: "After"),
    KeyRow(.grid, .tab, with: .shift, "leaves the grid", to: "Before"),
    KeyRow(
      .grid, .tab, with: .shift, "comes back to the cell", after: [.right, .down, .tab], to: "C3"),
  ]

  private struct Cells: View {
    var body: some View {
      VStack {
        Button("Before") {}
        VStack {
          ForEach(1..<4, id: \.self) { row in
            HStack {
              ForEach(["A", "B", "C"], id: \.self) { column in
                Text("\(column)\(row)").focusable().accessibilityRole(.tableCell)
              }
            }
            .accessibilityElement(children: .contain)
            .accessibilityRole(.tableRow)
          }
        }
        .focusGroup()
        .accessibilityElement(children: .contain)
        .accessibilityRole(.table)
        .accessibilityLabel("Cells")
        Button("After") {}
      }
    }
  }

  @Test(arguments: rows)
  func `a grid keeps its row`(row: KeyRow) throws {
    let tester = ViewTester { Cells() }
    try tester.focus("B2")
    try row.press(on: "B2", of: tester)
    #expect(tester.focused?.name == row.outcome)
  }
}
