// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing

@testable import Views

/// Rows that get their views when they come into sight.
@MainActor
struct LazyStackTests {
  @MainActor
  final class Remote {
    var rows: (([Int]) -> Void)?
    var scrollTo: ((Int, UnitPoint?) -> Void)?
    var made: [Int] = []
    var appeared: [Int] = []
    var gone: [Int] = []
    var log: [String] = []
  }

  /// A row of its own height, with a state.
  struct Row: View {
    let number: Int
    let height: CGFloat
    let remote: Remote
    @Views.State private var taps = 0
    var body: some View {
      remote.made.append(number)
      return Text("Row \(number), \(taps) taps").frame(width: 180, height: height)
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
        .onAppear { remote.appeared.append(number) }
        .onDisappear { remote.gone.append(number) }
    }
  }

  struct List: View {
    let remote: Remote
    var height: (Int) -> CGFloat = { _ in 40 }
    @Views.State private var rows: [Int]

    init(_ rows: [Int], _ remote: Remote, height: @escaping (Int) -> CGFloat = { _ in 40 }) {
      self.remote = remote
      self.height = height
      _rows = Views.State(initialValue: rows)
    }

    var body: some View {
      remote.rows = { rows = $0 }
      return ScrollViewReader { proxy in
        let _ = remote.scrollTo = { proxy.scrollTo($0, anchor: $1) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { Row(number: $0, height: height($0), remote: remote) }
          }
        }
      }
    }
  }

  /// A window of 200 by 200 points: five rows of 40 points.
  private func window(
    _ remote: Remote, rows count: Int = 1_000, height: @escaping (Int) -> CGFloat = { _ in 40 }
  ) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 200)) {
      List(Array(0..<count), remote, height: height)
    }
  }

  private func scroll(_ tester: ViewTester, by points: CGFloat) {
    tester.scroll(by: CGSize(width: 0, height: points), at: CGPoint(x: 100, y: 100))
  }

  /// The rows that can be seen, with their upper edges.
  private func seen(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.name.hasPrefix("Row ") && $0.states[.showing] }
      .filter { $0.role != .scrollPane }
      .map { "\($0.name.prefix { $0 != "," }) at \(($0.frame?.y ?? -1).rounded())" }
  }

  @Test func `only rows near those in sight are made`() {
    let remote = Remote()
    let tester = window(remote)
    #expect(Set(remote.made).isSubset(of: 0..<10))
    #expect(seen(tester) == (0..<5).map { "Row \($0) at \(Double($0) * 40)" })
  }

  @Test func `scrolling makes rows and drops those far out of sight`() {
    let remote = Remote()
    let tester = window(remote)
    for _ in 0..<10 { scroll(tester, by: 200) }
    #expect(seen(tester) == (50..<55).map { "Row \($0) at \(Double($0 - 50) * 40)" })
    #expect(Set(remote.appeared) == Set(remote.made))
    #expect(Set(remote.gone).isSuperset(of: 0..<44))
    let rows = tester.tree.depthFirst.filter { $0.attributes["posinset"] != nil }
    #expect(rows.count < 20)
    scroll(tester, by: -10_000)
    #expect(seen(tester) == (0..<5).map { "Row \($0) at \(Double($0) * 40)" })
  }

  @Test func `a row says which of all it is`() throws {
    let remote = Remote()
    let tester = window(remote)
    scroll(tester, by: 4_000)
    let row = try tester.element(named: "Row 100, 0 taps")
    #expect(row.attributes["posinset"] == "101")
    #expect(row.attributes["setsize"] == "1000")
    remote.rows?([-1] + Array(0..<1_000))
    tester.settle()
    let moved = try tester.element(named: "Row 100, 0 taps")
    #expect(moved.attributes["posinset"] == "102")
    #expect(moved.attributes["setsize"] == "1001")
  }

  private struct Pairs: View {
    @Views.State private var isOpen = false

    var body: some View {
      ScrollView {
        LazyVStack {
          Button("Open") { isOpen.toggle() }
          ForEach(0..<3) { row in
            VStack {
              Button("Row \(row)") {}
              if row == 1 || isOpen { Button("More of \(row)") {} }
            }
          }
        }
      }
    }
  }

  @Test func `of a row that is several things, none is the row`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) { Pairs() }
    func places() -> [String] {
      tester.tree.depthFirst.filter { $0.attributes["posinset"] != nil }.map {
        "\($0.name) is \($0.attributes["posinset"] ?? "") of \($0.attributes["setsize"] ?? "")"
      }
    }
    #expect(places() == ["Row 0 is 1 of 3", "Row 2 is 3 of 3"])
    try tester.tap("Open")
    #expect(places() == [])
    try tester.tap("Open")
    #expect(places() == ["Row 0 is 1 of 3", "Row 2 is 3 of 3"])
  }

  @Test func `a state that was written is there again with its row`() throws {
    let remote = Remote()
    let tester = window(remote)
    tester.tap(at: CGPoint(x: 100, y: 60))
    tester.tap(at: CGPoint(x: 100, y: 60))
    tester.scene.focus(nil)
    scroll(tester, by: 10_000)
    #expect(remote.gone.contains(1))
    scroll(tester, by: -10_000)
    #expect(try tester.element(named: "Row 1, 2 taps").states[.showing])
    #expect(try tester.element(named: "Row 2, 0 taps").states[.showing])
  }

  @Test func `rows of other heights come into sight without a jump`() {
    let remote = Remote()
    let tester = window(remote, rows: 300) { CGFloat(20 + $0 * 37 % 90) }
    scroll(tester, by: 4_000)
    // From a place in the middle, where nothing above was measured, up to the beginning.
    for _ in 0..<150 {
      let before = seen(tester)
      scroll(tester, by: -30)
      let after = seen(tester)
      // What is seen twice has moved by what was scrolled, to the point.
      for line in before {
        let name = line.prefix { $0 != "t" }
        guard let next = after.first(where: { $0.hasPrefix(name) }),
          let old = line.split(separator: " ").last.flatMap({ Double($0) }),
          let new = next.split(separator: " ").last.flatMap({ Double($0) })
        else { continue }
        let isAtTop = after.first?.hasPrefix("Row 0 at 0") == true
        #expect(isAtTop || abs(new - old - 30) <= 1, "\(line), then \(next)")
      }
    }
    scroll(tester, by: -100_000)
    #expect(seen(tester).first == "Row 0 at 0.0")
  }

  @Test func `the end is the end, whatever the rows before it are taken for`() {
    let remote = Remote()
    let tester = window(remote, rows: 300) { CGFloat($0 < 10 ? 20 : 70) }
    scroll(tester, by: 1_000_000)
    #expect(seen(tester).last == "Row 299 at 130.0")
    scroll(tester, by: 1)
    #expect(seen(tester).last == "Row 299 at 130.0")
  }

  @Test(arguments: [nil, UnitPoint.top, .center, .bottom] as [UnitPoint?])
  func `scrollTo reaches a row that was never there`(_ anchor: UnitPoint?) throws {
    let remote = Remote()
    let tester = window(remote) { CGFloat(30 + $0 % 3 * 20) }
    remote.scrollTo?(700, anchor)
    tester.settle()
    let row = try tester.element(named: "Row 700, 0 taps")
    let frame = try #require(row.frame)
    #expect(row.states[.showing])
    let middle = frame.y + frame.height / 2
    switch anchor {
    case .some(.top): #expect(abs(middle - 25) <= 1)
    case .some(.center): #expect(abs(middle - 100) <= 1)
    case .some(.bottom): #expect(abs(middle - 175) <= 1)
    default: #expect(middle > 0 && middle < 200)
    }
  }

  @Test func `Tab goes from row to row, also where none was made yet`() {
    let remote = Remote()
    let tester = window(remote)
    for _ in 0..<100 { tester.press(.tab) }
    #expect(tester.focused?.name == "Row 99, 0 taps")
    for _ in 0..<60 { tester.press(.tab, .shift) }
    #expect(tester.focused?.name == "Row 39, 0 taps")
    #expect(tester.focused?.states[.showing] == true)
  }

  @Test func `Tab goes past rows with nothing to focus to the next that has something`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { index in
            if index % 60 == 0 {
              Button("Button \(index)") {}.frame(height: 40)
            } else {
              Text("Text \(index)").frame(height: 40)
            }
          }
        }
      }
    }
    tester.press(.tab)
    #expect(tester.focused?.name == "Button 0")
    tester.press(.tab)
    #expect(tester.focused?.name == "Button 60")
    tester.press(.tab)
    #expect(tester.focused?.name == "Button 120")
    tester.press(.tab, .shift)
    #expect(tester.focused?.name == "Button 60")
  }

  @Test func `what has the focus stays when it is scrolled out of sight`() {
    let remote = Remote()
    let tester = window(remote)
    for _ in 0..<3 { tester.press(.tab) }
    #expect(tester.focused?.name == "Row 2, 0 taps")
    scroll(tester, by: 8_000)
    #expect(tester.focused?.name == "Row 2, 0 taps")
    #expect(tester.focused?.states[.showing] == false)
    tester.press(.tab)
    #expect(tester.focused?.name == "Row 3, 0 taps")
    #expect(seen(tester).contains { $0.hasPrefix("Row 3 at") })
  }

  /// 500 buttons that are one stop of Tab, of which five are seen at once.
  private func longGroup() -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { index in
            Button("Row \(index)") {}.frame(width: 180, height: 40)
          }
        }
        .focusGroup()
      }
    }
  }

  @Test func `arrows, Home and End in a list reach every row`() {
    let tester = longGroup()
    tester.press(.tab)
    for _ in 0..<30 { tester.press(.down) }
    #expect(tester.focused?.name == "Row 30")
    tester.press(.end)
    #expect(tester.focused?.name == "Row 499")
    tester.press(.up)
    #expect(tester.focused?.name == "Row 498")
    tester.press(.home)
    #expect(tester.focused?.name == "Row 0")
  }

  @Test func `Page Down and Page Up take the focus along by what is seen at once`() {
    let tester = longGroup()
    tester.press(.tab)
    for row in [4, 8, 12] {
      tester.press(.pageDown)
      #expect(tester.focused?.name == "Row \(row)")
      #expect(tester.focused?.states[.showing] == true)
    }
    tester.press(.pageUp)
    #expect(tester.focused?.name == "Row 8")
    for _ in 0..<3 { tester.press(.pageUp) }
    #expect(tester.focused?.name == "Row 0")
    tester.press(.end)
    tester.press(.pageUp)
    #expect(tester.focused?.name == "Row 495")
    tester.press(.pageDown)
    #expect(tester.focused?.name == "Row 499")
  }

  @Test func `of a list that is seen whole, Page Down is for the page round it`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Button("Row \(index)") {}.frame(width: 180, height: 40)
            }
          }
          .focusGroup()
          Color.gray.frame(height: 600)
          Text("Bottom")
        }
      }
    }
    tester.press(.tab)
    tester.press(.pageDown)
    #expect(tester.focused?.name == "Row 0")
    #expect(tester.focused?.states[.showing] == false)
  }

  @Test func `a list with a pane of its own takes Page Down to its last row`() {
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Views.List(0..<3, id: \.self) { index in Button("Row \(index)") {} }.frame(height: 150)
          Color.gray.frame(height: 600)
        }
      }
    }
    tester.press(.tab)
    let first = tester.focused?.name
    tester.press(.pageDown)
    #expect((first, tester.focused?.name) == ("Row 0", "Row 2"))
  }

  @Test func `an assistive technology that brings the last row into view gets more`() throws {
    let remote = Remote()
    let tester = window(remote, rows: 100)
    var reached: Set<String> = []
    for _ in 0..<60 {
      let rows = tester.tree.depthFirst.filter { $0.attributes["posinset"] != nil }
      reached.formUnion(rows.compactMap { $0.attributes["posinset"] })
      guard let last = rows.last else { break }
      #expect(tester.perform(.scrollIntoView(last.id)))
    }
    #expect(reached == Set((1...100).map(String.init)))
  }

  @Test func `outside of a scroll view, and in one that scrolls the other way, all rows are made`()
  {
    let plain = Remote()
    _ = ViewTester(size: CGSize(width: 200, height: 200)) {
      LazyVStack { ForEach(0..<50, id: \.self) { Row(number: $0, height: 40, remote: plain) } }
    }
    #expect(plain.made.count == 50)
    let across = Remote()
    _ = ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView(.horizontal) {
        LazyVStack { ForEach(0..<50, id: \.self) { Row(number: $0, height: 40, remote: across) } }
      }
    }
    #expect(across.made.count == 50)
  }

  @Test func `views and lists stand in one stack, and a container in it has all its rows`() {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 10) {
          Text("Header")
          ForEach(0..<3, id: \.self) { Row(number: $0, height: 20, remote: remote) }
          VStack { ForEach(10..<14, id: \.self) { Text("Row \($0)") } }
          if remote.made.count >= 0 {
            ForEach(100..<1_000, id: \.self) { Row(number: $0, height: 20, remote: remote) }
          }
          Text("Footer")
        }
      }
    }
    #expect(Set(remote.made).isSuperset(of: [0, 1, 2, 100]))
    #expect(remote.made.count < 20)
    #expect(tester.treeText().contains("\"Row 13\""))
    scroll(tester, by: 1_000_000)
    #expect(tester.treeText().contains("\"Footer\""))
    #expect(seen(tester).last?.hasPrefix("Row 999") == true)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `columns are made as they come into sight`(_ direction: LayoutDirection) {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { index in
            let _ = remote.made.append(index)
            Button("\(index)") {}.frame(width: 40, height: 40)
          }
        }
      }
      .environment(\.layoutDirection, direction)
    }
    #expect(Set(remote.made).count < 20)
    tester.scroll(by: CGSize(width: 4_000, height: 0), at: CGPoint(x: 100, y: 50))
    let expected = direction == .leftToRight ? 100 : 399
    #expect(tester.tree.depthFirst.contains { $0.name == "\(expected)" && $0.states[.showing] })
    #expect(Set(remote.made).count < 40)
  }

  @Test func `rows that come and go above what is seen do not move it`() {
    let remote = Remote()
    let tester = window(remote)
    scroll(tester, by: 4_010)
    let before = seen(tester)
    #expect(before.first?.hasPrefix("Row 100 at") == true)
    remote.rows?([-3, -2, -1] + Array(0..<1_000))
    tester.settle()
    #expect(seen(tester) == before)
    remote.rows?(Array(50..<1_000))
    tester.settle()
    #expect(seen(tester) == before)
  }

  @Test func `a row at the top pushes the others down while the top is seen`() {
    let remote = Remote()
    let tester = window(remote)
    remote.rows?([-1] + Array(0..<1_000))
    tester.settle()
    #expect(seen(tester).first?.hasPrefix("Row -1 at") == true)
    remote.rows?([])
    tester.settle()
    #expect(seen(tester) == [])
    remote.rows?(Array(0..<3))
    tester.settle()
    #expect(seen(tester).count == 3)
  }

  @Test func `a row that comes with an animation fades in, and one that goes fades out`() {
    let remote = Remote()
    let tester = window(remote)
    withAnimation(.linear(duration: 1)) { remote.rows?([0, 1, -1] + Array(2..<1_000)) }
    tester.settle()
    tester.advance(by: 0.5)
    #expect(tester.drawing.contains("Row -1"))
    #expect(tester.drawing.contains("opacity"))
    tester.advance(by: 1)
    #expect(!tester.host.isMoving)
    #expect(!tester.drawing.contains("opacity"))
    withAnimation(.linear(duration: 1)) { remote.rows?([0] + Array(2..<1_000)) }
    tester.settle()
    tester.advance(by: 0.5)
    #expect(tester.drawing.contains("Row -1"))
    tester.advance(by: 1)
    #expect(!tester.drawing.contains("Row -1"))
  }

  @Test func `a window that grows shows more rows`() {
    let remote = Remote()
    let tester = window(remote)
    tester.host.size = CGSize(width: 300, height: 800)
    tester.settle()
    #expect(seen(tester).count == 20)
  }

  @Test func `the rows that a throw goes past are seen on the way`() throws {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      List(Array(0..<1000), remote) { 30 + CGFloat($0 % 3) * 10 }
    }
    tester.host.isMotionShown = true
    let start = remote.made.count
    tester.drag(from: CGPoint(x: 100, y: 95), to: CGPoint(x: 100, y: 5), steps: 4, kind: .touch)
    var frames = 0
    var poorest = Int.max
    while tester.host.isMoving, frames < 600 {
      tester.advance(by: 1.0 / 60)
      let rows = tester.displayList.items.count { item in
        if case .text = item { true } else { false }
      }
      poorest = min(poorest, rows)
      frames += 1
    }
    #expect(frames > 10)
    // A window of 100 points shows at least two rows of at most 50.
    #expect(poorest >= 2, "\(poorest) rows in a frame")
    #expect(remote.made.count - start < 200)
    let seen = tester.tree.depthFirst.filter { $0.name.hasPrefix("Row") && $0.states[.showing] }
    #expect(seen.count >= 2)
  }

  @Test func `a row that was deleted begins anew when it comes again`() throws {
    let remote = Remote()
    let tester = window(remote, rows: 20)
    try tester.tap("Row 1, 0 taps")
    #expect(tester.tree.depthFirst.contains { $0.name == "Row 1, 1 taps" })
    remote.rows?([0] + Array(2..<20))
    tester.settle()
    remote.rows?(Array(0..<20))
    tester.settle()
    #expect(tester.tree.depthFirst.contains { $0.name == "Row 1, 0 taps" })
  }
}
