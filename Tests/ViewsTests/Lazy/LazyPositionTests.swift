// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A lazy stack comes to rows that are bound by their identity, whether there are views for them or not.
@MainActor
struct LazyPositionTests {
  /// A hundred rows of 40 points in a window of 200.
  private struct Rows: View {
    @Views.State var id: Int?
    var axis = Axis.vertical
    var isAnimated = false

    var body: some View {
      VStack(spacing: 0) {
        Group {
          if axis == .vertical {
            ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
          } else {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows }.scrollTargetLayout() }
          }
        }
        .scrollPosition(id: $id)
        .frame(width: 200, height: 160)
        Button("To 50") {
          if isAnimated { withAnimation { id = 50 } } else { id = 50 }
        }
        .buttonStyle(.plain).frame(height: 20)
        Text("at \(id ?? -1)").frame(height: 20)
      }
    }

    private var rows: some View {
      ForEach(0..<100, id: \.self) { row in
        Text("Row \(row)").frame(width: 100, height: 40 + CGFloat(row % 3))
      }
    }
  }

  private func window(_ rows: Rows) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 200)) { rows }
  }

  private func isShown(_ text: String, _ tester: ViewTester) -> Bool {
    tester.tree.depthFirst.contains { $0.name == text && $0.states[.showing] }
  }

  @Test func `an identity that is set brings its row, and stays`() throws {
    let tester = window(Rows())
    try tester.tap("To 50")
    #expect(try tester.center(of: "Row 50").y < 42)
    #expect(isShown("at 50", tester))
  }

  @Test func `so it is along lines`() throws {
    let tester = window(Rows(axis: .horizontal))
    try tester.tap("To 50")
    #expect(try tester.center(of: "Row 50").x < 60)
    #expect(isShown("at 50", tester))
  }

  @Test func `so it is with an animation`() throws {
    let tester = window(Rows(isAnimated: true))
    try tester.tap("To 50")
    tester.advance(by: 2)
    #expect(try tester.center(of: "Row 50").y < 42)
    #expect(isShown("at 50", tester))
  }

  @Test func `an identity that is there at first is shown first`() throws {
    let tester = window(Rows(id: 20))
    #expect(try tester.center(of: "Row 20").y < 42)
    #expect(isShown("at 20", tester))
  }

  @Test func `what is bound follows who scrolls on from there`() throws {
    let tester = window(Rows(id: 20))
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 100, y: 120), kind: .touch)
    for way in 1...10 {
      tester.advance(by: 0.1)
      tester.send(.moved, contact, at: CGPoint(x: 100, y: 120 - 11 * CGFloat(way)), kind: .touch)
    }
    tester.advance(by: 0.5)
    tester.send(.ended, contact, at: CGPoint(x: 100, y: 10), kind: .touch)
    tester.advance(by: 2)
    #expect(!isShown("at 20", tester))
    #expect(isShown("at 22", tester) || isShown("at 23", tester))
  }

  @Test func `a position scrolls to a row that there was no view for`() throws {
    struct Placed: View {
      @Views.State var position = ScrollPosition(idType: Int.self)

      var body: some View {
        VStack(spacing: 0) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 40) }
            }
            .scrollTargetLayout()
          }
          .scrollPosition($position)
          .frame(height: 160)
          Button("Go") { position.scrollTo(id: 60) }.buttonStyle(.plain).frame(height: 20)
          Text("at \(position.viewID(type: Int.self) ?? -1)").frame(height: 20)
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Placed() }
    try tester.tap("Go")
    #expect(try tester.center(of: "Row 60").y == 20)
    #expect(isShown("at 60", tester))
  }
}
