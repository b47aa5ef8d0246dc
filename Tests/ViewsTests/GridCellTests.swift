// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Cells that reach over several columns, stand elsewhere in their cell, or ask for no room.
@MainActor
struct GridCellTests {
  /// The boxes of the coloured views, by their colour.
  private func boxes(_ view: some View) -> [Color: CGRect] {
    var boxes: [Color: CGRect] = [:]
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      view.frame(width: 400, height: 400, alignment: .topLeading)
    }
    for item in tester.displayList.items {
      if case .fill(let path, let color) = item { boxes[color] = path.boundingRect }
    }
    return boxes
  }

  private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
    color.frame(width: width, height: height)
  }

  @Test func `a cell that reaches over columns is as wide as they are, and makes them wider`() {
    let found = boxes(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box(.red, 20, 10)
          box(.green, 30, 10)
          box(.blue, 40, 10)
        }
        GridRow {
          Color.orange.frame(height: 10).gridCellColumns(2)
          box(.yellow, 10, 10)
        }
        GridRow { box(.black, 160, 10).gridCellColumns(3) }
      })
    // 20 + 30 + 40 and two gaps are 110: each column becomes 50 / 3 wider.
    let wider: CGFloat = 50 / 3
    #expect(found[.green]?.minX == 30 + wider)
    #expect(found[.orange]?.width == 60 + 2 * wider)
    #expect(found[.yellow]?.minX == 70 + 2 * wider)
    #expect(found[.black]?.width == 160)
  }

  @Test func `a cell stands where its anchor is, and a column where one of its cells says`() {
    let found = boxes(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(.red, 10, 10).gridColumnAlignment(.trailing)
          box(.green, 10, 10).gridCellAnchor(.bottomTrailing)
          box(.clear, 1, 40)
        }
        GridRow {
          box(.blue, 50, 10)
          box(.orange, 60, 10)
        }
        GridRow { box(.yellow, 20, 10) }
      })
    #expect(found[.red]?.origin == CGPoint(x: 40, y: 0))
    #expect(found[.green]?.origin == CGPoint(x: 100, y: 30))
    #expect(found[.yellow]?.minX == 30)
  }

  @Test func `a cell without a size along an axis takes what the others have`() {
    let found = boxes(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(.red, 50, 10) }
        Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal)
        GridRow { Color.green.frame(height: 4).gridCellUnsizedAxes(.horizontal) }
      })
    #expect(found[.blue]?.width == 50 && found[.green]?.width == 50)
  }

  @Test func `a grid may take the place of another layout`() throws {
    struct Switching: View {
      @State private var isGrid = true

      var body: some View {
        let layout =
          isGrid
          ? AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0))
          : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
          GridRow {
            Color.red.frame(width: 10, height: 10)
            Color.green.frame(width: 10, height: 10)
          }
          GridRow {
            Color.blue.frame(width: 40, height: 10)
            Color.orange.frame(width: 10, height: 10)
          }
        }
        Button("Switch") { isGrid.toggle() }
      }
    }
    let tester = ViewTester { Switching() }
    func distance() throws -> CGFloat {
      var boxes: [Color: CGRect] = [:]
      for item in tester.displayList.items {
        if case .fill(let path, let color) = item { boxes[color] = path.boundingRect }
      }
      let red = try #require(boxes[.red])
      return try #require(boxes[.green]).minX - red.minX
    }
    #expect(try distance() == 40)
    try tester.tap("Switch")
    #expect(try distance() < 40)
    try tester.tap("Switch")
    #expect(try distance() == 40)
  }
}
