// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

/// Scroll views on their way: thrown, pulled beyond an end, or sent by an animation.
@MainActor
struct ScrollMotionTests {
  /// Rows of 40 points each in a scroll view of 200 by 100; the row's number is how bright it is.
  private func list(rows: Int = 100, _ log: Log = Log()) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { index in
            Button("Row \(index)") { log.lines.append("row \(index)") }
              .buttonStyle(RowStyle()).frame(width: 200, height: 40)
          }
        }
      }
    }
  }

  private struct RowStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: 200, height: 40)
    }
  }

  /// Points by which the published row is scrolled.
  private func offset(_ tester: ViewTester) throws -> Double {
    let row = try #require(
      tester.tree.depthFirst.first { $0.name == "Row 0" && $0.role != .scrollPane })
    return -(try #require(row.frame).y)
  }

  /// Points by which the picture is scrolled, by the first text that is seen.
  private func shown(_ tester: ViewTester) throws -> Double {
    for item in tester.displayList.items {
      guard case .text(let run, let place) = item, let row = Int(run.text.dropFirst(4)) else {
        continue
      }
      let height = tester.host.measurer.size(of: run).height
      return Double(row * 40 + 20) - (place.y + height / 2)
    }
    throw TestError.nothingShown
  }

  private enum TestError: Error { case nothingShown }

  private func fling(_ tester: ViewTester, up: Bool = true) {
    let (low, high) = (CGPoint(x: 100, y: 90), CGPoint(x: 100, y: 30))
    tester.drag(from: up ? low : high, to: up ? high : low, steps: 6, kind: .touch)
  }

  @Test func `a throw is at its end for keys and clients, and the picture comes after`() throws {
    let tester = list()
    fling(tester)
    let end = try offset(tester)
    #expect(end > 250 && end < 500)
    #expect(abs(try shown(tester) - 50) < 1)
    var last = try shown(tester)
    for _ in 0..<30 {
      tester.advance(by: 1.0 / 60)
      let now = try shown(tester)
      #expect(now > last && now < end)
      last = now
    }
    #expect(try offset(tester) == end)
    tester.advance(by: 3)
    #expect(abs(try shown(tester) - end) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `frames of a throw run no body, place nothing, and draw what is seen`() throws {
    func costs(rows: Int) -> [Int] {
      let tester = list(rows: rows)
      fling(tester)
      let before = tester.host.statistics
      for _ in 0..<20 { tester.advance(by: 1.0 / 60) }
      let after = tester.host.statistics
      return [
        after.bodyEvaluations - before.bodyEvaluations, after.measured - before.measured,
        after.placed - before.placed, after.drawn - before.drawn,
      ]
    }
    let few = costs(rows: 100)
    #expect(few.prefix(3) == [0, 0, 0])
    #expect(few[3] < 20 * 80)
    #expect(costs(rows: 1000) == few)
  }

  @Test func `a finger stops it where it is seen, and does no more than that`() throws {
    let log = Log()
    let tester = list(log)
    fling(tester)
    tester.advance(by: 0.2)
    let seen = try shown(tester)
    tester.tap(at: CGPoint(x: 100, y: 50), kind: .touch)
    #expect(abs(try offset(tester) - seen) < 1e-6)
    #expect(!tester.host.isMoving)
    #expect(log.lines.isEmpty)
    tester.tap(at: CGPoint(x: 100, y: 50), kind: .touch)
    #expect(log.lines == ["row \(Int((seen + 50) / 40))"])
  }

  private func list(_ log: Log) -> ViewTester { list(rows: 100, log) }

  @Test func `a mouse presses what is seen, and a wheel goes on from there`() throws {
    let log = Log()
    let tester = list(log)
    fling(tester)
    tester.advance(by: 0.2)
    let seen = try shown(tester)
    tester.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.lines == ["row \(Int((seen + 50) / 40))"])
    fling(tester)
    tester.advance(by: 0.1)
    let second = try shown(tester)
    tester.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 50))
    #expect(abs(try offset(tester) - second - 10) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `a key acts on what is, and ends the way`() throws {
    let tester = list()
    tester.press(.tab)
    fling(tester)
    let end = try offset(tester)
    tester.press(.home, .control)
    tester.press(.pageDown)
    #expect(end > 80)
    #expect(try offset(tester) == 80)
    #expect(abs(try shown(tester) - 80) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `what two fingers on a touchpad throw goes on when they leave`() throws {
    let tester = list()
    let middle = CGPoint(x: 100, y: 50)
    tester.throwScroll(by: CGSize(width: 0, height: 60), at: middle)
    let end = try offset(tester)
    #expect(end > 150 && end < 300)
    #expect(abs(try shown(tester) - 60) < 1)
    tester.advance(by: 3)
    #expect(abs(try shown(tester) - end) < 1e-6)
    // Back, and beyond the beginning.
    tester.throwScroll(by: CGSize(width: 0, height: -100), at: middle)
    tester.advance(by: 3)
    #expect(try offset(tester) == 0)
    #expect(abs(try shown(tester)) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `fingers that rest on a touchpad before they leave, and wheels, throw nothing`() throws
  {
    let tester = list()
    let middle = CGPoint(x: 100, y: 50)
    tester.throwScroll(by: CGSize(width: 0, height: 60), at: middle, within: 2)
    #expect(try offset(tester) == 60)
    tester.scroll(by: CGSize(width: 0, height: 53), at: middle)
    tester.advance(by: 1)
    #expect(abs(try offset(tester) - 113) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `a finger that rests before it leaves throws nothing`() throws {
    let tester = list()
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 100, y: 90), kind: .touch)
    for y in stride(from: 80.0, through: 30, by: -10) {
      tester.advance(by: 0.008)
      tester.send(.moved, contact, at: CGPoint(x: 100, y: y), kind: .touch)
    }
    tester.advance(by: 0.2)
    tester.send(.ended, contact, at: CGPoint(x: 100, y: 30), kind: .touch)
    #expect(try offset(tester) == 50)
    #expect(!tester.host.isMoving)
  }

  @Test func `a pull beyond an end is resisted, and springs back`() throws {
    let tester = list()
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 100, y: 90), kind: .touch)
    tester.send(.moved, contact, at: CGPoint(x: 100, y: 60), kind: .touch)
    tester.advance(by: 0.1)
    tester.send(.moved, contact, at: CGPoint(x: 100, y: 280), kind: .touch)
    tester.advance(by: 0.2)
    // The finger is 220 points further down than where it began to scroll.
    #expect(try offset(tester) == 0)
    let pulled = try shown(tester)
    #expect(abs(pulled + PullResistance.shown(220)) < 1e-6)
    #expect(pulled > -100)
    tester.send(.ended, contact, at: CGPoint(x: 100, y: 280), kind: .touch)
    #expect(tester.host.isMoving)
    tester.advance(by: 0.1)
    #expect(try shown(tester) > pulled)
    tester.advance(by: 2)
    #expect(abs(try shown(tester)) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `a throw past an end ends there`() throws {
    let tester = list(rows: 5)
    fling(tester)
    #expect(try offset(tester) == 100)
    var furthest = 0.0
    for _ in 0..<60 {
      tester.advance(by: 1.0 / 60)
      furthest = max(furthest, try shown(tester))
    }
    #expect(furthest > 100 && furthest <= 150)
    tester.advance(by: 2)
    #expect(abs(try shown(tester) - 100) < 1e-6)
  }

  @Test func `with less motion content is at its end at once`() throws {
    let tester = list()
    tester.host.settings.reducesMotion = true
    tester.settle()
    fling(tester)
    let end = try offset(tester)
    #expect(end > 250)
    #expect(abs(try shown(tester) - end) < 1e-6)
    #expect(!tester.host.isMoving)
  }

  @Test func `a view that goes takes its throw along`() throws {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        VStack(spacing: 0) {
          Button("close") { isOpen = false }
          if isOpen {
            ScrollView { Color.black.frame(width: 200, height: 4000) }
          }
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) { Page() }
    tester.drag(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 100), steps: 6, kind: .touch)
    #expect(tester.host.isMoving)
    try tester.perform("click", on: "close")
    tester.advance(by: 1.0 / 60)
    #expect(!tester.host.isMoving)
  }

  // MARK: scrollTo

  private struct Reader: View {
    let log: Log
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") {
            withAnimation(.linear(duration: 1)) {
              proxy.scrollTo(50, anchor: .top)
            } completion: {
              log.lines.append("there")
            }
          }
          .frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<100) { Text("Row \($0)").frame(width: 200, height: 40) }
            }
          }
        }
      }
    }
  }

  @Test func `scrollTo in withAnimation is there at once, and its picture goes there`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 120)) { Reader(log: log) }
    try tester.perform("click", on: "go")
    let row = try tester.element(named: "Row 50")
    #expect(row.frame.map { ($0.y + $0.height / 2 - 20).rounded() } == 20)
    tester.advance(by: 0.5)
    // The list is 20 points further down than in the other tests.
    #expect(abs(try shown(tester) + 20 - 1000) < 1)
    #expect(log.lines.isEmpty)
    tester.advance(by: 0.6)
    #expect(abs(try shown(tester) + 20 - 2000) < 1)
    #expect(log.lines == ["there"])
    #expect(!tester.host.isMoving)
  }
}
