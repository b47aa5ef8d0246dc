// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

/// Grids, and views that ask where they are.
@MainActor
struct GridTests {
  private func frames(_ tester: ViewTester, _ names: [String]) throws -> [CGRect] {
    try names.map { name in
      let frame = try #require(try tester.element(named: name).frame)
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  private struct Cell: View {
    let name: String
    var body: some View {
      Color.blue.frame(height: 20).frame(maxWidth: .infinity).accessibilityElement()
        .accessibilityLabel(name)
    }
  }

  @Test func `columns are fixed, or share what is left`() throws {
    let tester = ViewTester(size: CGSize(width: 310, height: 100)) {
      LazyVGrid(
        columns: [GridItem(.fixed(50), spacing: 10), GridItem(spacing: 0), GridItem()], spacing: 5
      ) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Cell(name: $0) }
      }
    }
    let found = try frames(tester, ["a", "b", "c", "d"])
    #expect(found.map(\.width) == [50, 125, 125, 50])
    #expect(found.map(\.minX) == [0, 60, 185, 0])
    #expect(found[3].minY - found[0].minY == 25)
  }

  @Test func `flexible cells share the width and the height of their grid`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.accessibilityElement().accessibilityLabel("a")
          Color.blue.accessibilityElement().accessibilityLabel("b")
        }
        GridRow {
          Color.blue.accessibilityElement().accessibilityLabel("c")
          Color.red.accessibilityElement().accessibilityLabel("d")
        }
        Text("Words").frame(height: 40)
      }
    }
    let found = try frames(tester, ["a", "b", "c", "d"])
    #expect(found.map(\.width) == [150, 150, 150, 150])
    #expect(found.map(\.height) == [80, 80, 80, 80])
    #expect(found.map(\.minY) == [0, 0, 80, 80])
  }

  @Test func `cells that keep their ratio are as large as their grid lets them be`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2, id: \.self) { row in
          GridRow {
            ForEach(0..<2, id: \.self) { column in
              Color.red.aspectRatio(1, contentMode: .fit).accessibilityElement()
                .accessibilityLabel("\(row)\(column)")
            }
          }
        }
      }
    }
    let found = try frames(tester, ["00", "01", "10", "11"])
    #expect(found.allSatisfy { $0.width == 100 && $0.height == 100 })
  }

  @Test func `long words of a column wrap beside those that are short`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Text("Name")
          Text("Words that are longer than the room that there is for them in a line")
        }
      }
    }
    let found = try frames(
      tester, ["Name", "Words that are longer than the room that there is for them in a line"])
    #expect(found[0].width < 60 && found[1].maxX <= 200 && found[1].height > 2 * found[0].height)
  }

  @Test func `an adaptive column is as many as fit`() throws {
    let tester = ViewTester(size: CGSize(width: 310, height: 100)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 5)]) {
        ForEach(["a", "b", "c", "d"], id: \.self) { Cell(name: $0) }
      }
    }
    let found = try frames(tester, ["a", "b", "c", "d"])
    #expect(found.map(\.width) == [100, 100, 100, 100])
    #expect(found[3].minX == 0)
  }

  @Test func `a section's heading has a line of a grid to itself`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section("Head") {
          Cell(name: "a")
          Cell(name: "b")
        }
      }
    }
    let found = try frames(tester, ["a", "b"])
    #expect(found[0].minY == found[1].minY)
    #expect(try frames(tester, ["Head"])[0].maxY < found[0].minY)
  }

  @Test func `a grid's columns are as wide as their widest cell`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("a")
        }
        GridRow {
          Color.red.frame(width: 60, height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel("b")
        }
      }
    }
    let found = try frames(tester, ["a", "b"])
    #expect(found[0].minX == found[1].minX)
    #expect(found[1].minY - found[0].minY == 14)
  }

  private struct Placed: View {
    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          let (window, room) = (proxy.frame(in: .global), proxy.frame(in: .named("room")))
          Text("top \(Int(window.minY)) \(Int(room.minY))")
        }
        .frame(height: 50)
        Color.red.frame(height: 500)
      }
      .coordinateSpace(name: "room")
      .padding(.top, 20)
    }
  }

  @Test func `a view that asks where it is hears of scrolling`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 120)) { Placed() }
    func said() -> String? { tester.tree.depthFirst.first { $0.name.hasPrefix("top") }?.name }
    #expect(said() == "top 20 0")
    tester.scroll(by: CGSize(width: 0, height: 15), at: CGPoint(x: 50, y: 60))
    #expect(said() == "top 5 -15")
  }

  private struct Measured: View {
    @Views.State private var height: CGFloat = 0
    @Views.State private var isHigh = false
    var body: some View {
      VStack {
        Color.red.frame(height: isHigh ? 40 : 20)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { height = $0 })
        Button("Grow") { isHigh = true }
        Text("is \(Int(height))")
      }
    }
  }

  @Test func `a size is told at first, and when it changes`() throws {
    let tester = ViewTester { Measured() }
    #expect(tester.tree.depthFirst.contains { $0.name == "is 20" })
    try tester.tap("Grow")
    #expect(tester.tree.depthFirst.contains { $0.name == "is 40" })
  }

  @Test func `a blurred view is drawn as a group, and exposed once`() {
    let tester = ViewTester { Text("soft").blur(radius: 4) }
    #expect(tester.displayList.items.contains(.group(.blurred(radius: 4))))
    #expect(tester.tree.depthFirst.filter { $0.name == "soft" }.count == 1)
  }

  @Test func `a colour by its hue is the one by its parts`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 0.5, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0.5, blue: 0.5))
  }
}
