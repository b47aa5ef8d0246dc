// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views

@MainActor
struct ScrollViewTests {
  /// Rows of 40 points each in a scroll view of 200 by 100.
  private func list(
    _ axes: Axis.Set = .vertical, rows: Int = 10, _ log: Log = Log(), hasActions: Bool = true
  ) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView(axes) {
        VStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { index in
            if hasActions {
              Button("Row \(index)") { log.lines.append("row \(index)") }
                .buttonStyle(.plain).frame(width: 200, height: 40)
            } else {
              Text("Row \(index)").frame(width: 200, height: 40)
            }
          }
        }
      }
    }
  }

  @Test(arguments: [0, 3])
  func `a page that is scrolled to stands between the margins of the content`(page: Int) throws {
    struct Pages: View {
      @Views.State var shown: Int?

      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<6) { page in
              Color.blue.frame(width: 120, height: 80).accessibilityLabel("Page \(page)").id(page)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 40, for: .scrollContent)
        .scrollPosition(id: $shown)
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) { Pages(shown: page) }
    tester.advance(by: 1)
    // The pane is called by what is in it first.
    let shown = tester.tree.depthFirst.last { $0.name == "Page \(page)" }
    #expect(shown?.frame?.x == 40)
  }

  @Test func `what was scrolled away is seen again when a key does something to it`() throws {
    let tester = list()
    try tester.focus("Row 0")
    tester.press(.pageDown)
    #expect(try !tester.element(named: "Row 0").states[.showing])
    tester.press(.return)
    #expect(try tester.element(named: "Row 0").states[.showing])
  }

  @Test func `of places that are scrolled to the same spot, the one with the focus is dropped on`()
    throws
  {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 140)) {
      VStack(spacing: 0) {
        Text("Card").frame(width: 200, height: 40).draggable("card")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(["A", "B", "C"], id: \.self) { name in
              Color.blue.frame(width: 200, height: 100).accessibilityLabel(name)
                .dropDestination(for: String.self) { _, _ in
                  true
                } isTargeted: {
                  log.lines.append("\(name) \($0)")
                }
            }
          }
        }
        .frame(height: 100)
      }
    }
    try tester.focus("Card")
    tester.press(.return)
    let keys = try #require(tester.press("F1") ? tester.toolTip?.name : nil)
    #expect(keys.contains("Tab: next place"))
    tester.press("F1")
    for name in ["A", "B", "C"] {
      tester.press(.tab)
      #expect(tester.focused?.name == name)
      #expect(log.lines.last == "\(name) true")
    }
  }

  /// A finger that rests before it leaves, so that nothing is thrown.
  private func pan(_ tester: ViewTester, from start: CGPoint, to end: CGPoint) {
    let contact = tester.makeContact()
    tester.send(.began, contact, at: start, kind: .touch)
    // Ten points a step: by the first one it is known that it scrolls.
    let steps = Int((max(abs(end.x - start.x), abs(end.y - start.y)) / 10).rounded())
    for step in 1...steps {
      tester.advance(by: 0.008)
      let part = CGFloat(step) / CGFloat(steps)
      tester.send(
        .moved, contact,
        at: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        kind: .touch)
    }
    tester.advance(by: 0.2)
    tester.send(.ended, contact, at: end, kind: .touch)
  }

  private func top(_ name: String, _ tester: ViewTester) throws -> Double? {
    try node(name, tester).frame.map { ($0.y + $0.height / 2 - 20).rounded() }
  }

  /// What has the name itself, and does not only take it from what is inside.
  private func node(_ name: String, _ tester: ViewTester) throws -> Node {
    try #require(tester.tree.depthFirst.first { $0.name == name && $0.role != .scrollPane })
  }

  @Test func `content has its ideal size along the axis and the view all the room`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 100)) {
      ScrollView { Color.black.frame(width: 80, height: 400).accessibilityLabel("box") }
        .accessibilityLabel("pane")
    }
    let pane = try tester.element(named: "pane")
    #expect(pane.role == .scrollPane)
    #expect(pane.frame.map { [$0.x, $0.y, $0.width, $0.height] } == [110, 0, 80, 100])
    let box = try node("box", tester)
    #expect(box.frame.map { [$0.x, $0.y, $0.width, $0.height] } == [110, 0, 80, 400])
  }

  @Test func `small content stands at the beginning, or in the middle of what scrolls both ways`()
    throws
  {
    func place(_ axes: Axis.Set) throws -> [Double]? {
      let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
        ScrollView(axes) {
          Color.black.frame(width: 20, height: 20).accessibilityLabel("box")
        }
      }
      return try node("box", tester).frame.map { [$0.x, $0.y] }
    }
    #expect(try place(.vertical) == [40, 0])
    #expect(try place(.horizontal) == [0, 40])
    #expect(try place([.horizontal, .vertical]) == [40, 40])
  }

  @Test func `a wheel moves what is drawn, what is hit and what is told`() throws {
    let log = Log()
    let tester = list(log)
    tester.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 50))
    #expect(try top("Row 2", tester) == 20)
    #expect(tester.drawing.contains("clip"))
    tester.tap(at: CGPoint(x: 100, y: 40))
    #expect(log.lines == ["row 2"])
  }

  private func list(_ log: Log) -> ViewTester { list(.vertical, log) }

  @Test func `scrolling runs no body and lays nothing out`() {
    let tester = list()
    let before = tester.host.statistics.bodyEvaluations
    for _ in 0..<20 {
      tester.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 50))
    }
    #expect(tester.host.statistics.bodyEvaluations == before)
  }

  @Test func `a finger scrolls over buttons, and a mouse does not`() throws {
    let log = Log()
    let tester = list(log)
    pan(tester, from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30))
    #expect(try top("Row 1", tester) == -10)
    tester.drag(
      from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30), steps: 6, kind: .mouse)
    #expect(try top("Row 1", tester) == -10)
    #expect(log.lines.isEmpty)
    tester.tap(at: CGPoint(x: 100, y: 50), kind: .touch)
    #expect(log.lines == ["row 2"])
  }

  @Test func `Tab brings the next control into view, and keys that it does not use scroll`() throws
  {
    let tester = list()
    for _ in 0..<5 { tester.press(.tab) }
    #expect(tester.focused?.name == "Row 4")
    let row = try tester.element(named: "Row 4")
    #expect(row.states[.showing])
    tester.press(.home, .control)
    #expect(try top("Row 0", tester) == 0)
    tester.press(.pageDown)
    #expect(try top("Row 2", tester) == 0)
  }

  @Test func `texts alone are reached by keys and actions`() throws {
    let tester = list(hasActions: false)
    tester.press(.tab)
    #expect(tester.focused?.role == .scrollPane)
    #expect(tester.focused?.name == "Row 0")
    tester.press(.down)
    #expect(try top("Row 1", tester) == 0)
    try tester.perform("scroll-down", on: "Row 0")
    #expect(try top("Row 3", tester) == 0)
    try tester.scrollIntoView("Row 9")
    #expect(try tester.element(named: "Row 9").states[.showing])
  }

  @Test func `a disabled scroll view stays where it is`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView { Color.black.frame(width: 200, height: 400).accessibilityLabel("box") }
        .scrollDisabled(true)
    }
    tester.scroll(by: CGSize(width: 0, height: 60), at: CGPoint(x: 100, y: 50))
    pan(tester, from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30))
    #expect(try node("box", tester).frame?.y == 0)
  }

  @Test func `an indicator shows the part that is seen, unless it is hidden`() {
    func items(_ visibility: ScrollIndicatorVisibility, shows: Bool) -> Int {
      ViewTester(size: CGSize(width: 200, height: 100)) {
        ScrollView(showsIndicators: shows) { Color.black.frame(width: 200, height: 400) }
          .scrollIndicators(visibility)
      }.displayList.items.filter { if case .fill = $0 { true } else { false } }.count
    }
    #expect(items(.automatic, shows: true) == 2)
    #expect(items(.automatic, shows: false) == 1)
    #expect(items(.hidden, shows: true) == 1)
    #expect(items(.visible, shows: false) == 2)
  }

  @Test func `a scroll view without a name is not complained about`() {
    let tester = list()
    var found: [String] = []
    tester.scene.observeUnnamedGestures { found.append($0.description) }
    tester.settle()
    #expect(found.isEmpty)
  }

  @Test func `a proxy scrolls to a view by its identity`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 140)) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("To 7") { proxy.scrollTo(7, anchor: .top) }.frame(height: 20)
          Button("To end") { proxy.scrollTo("end") }.frame(height: 20)
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { Text("Row \($0)").frame(width: 200, height: 40) }
              Text("End").frame(width: 200, height: 40).id("end")
            }
          }
        }
      }
    }
    try tester.tap("To 7")
    #expect(try top("Row 7", tester) == 40)
    try tester.tap("To end")
    #expect(try top("End", tester) == 100)
    try tester.tap("To 7")
    #expect(try top("Row 7", tester) == 40)
  }

  @Test func `the ring of the focus is cut off with what it stands round`() {
    let tester = list()
    tester.press(.tab)
    let clips = { tester.displayList.items.filter { if case .clip = $0 { true } else { false } } }
    #expect(clips().count == 2)
  }

  // MARK: Arbitration

  /// As in a mail program: rows that are opened by a tap and archived by a swipe.
  @Test func `a row is opened, swiped away, or scrolled`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.black.frame(width: 200, height: 40)
              .accessibilityLabel("Mail \(index)")
              .onTapGesture { log.lines.append("open \(index)") }
              .gesture(
                SwipeGesture([.left, .right]).onEnded { _ in
                  log.lines.append("archive \(index)")
                })
          }
        }
      }
    }
    tester.tap(at: CGPoint(x: 100, y: 20), kind: .touch)
    tester.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 30, y: 65), kind: .touch)
    #expect(log.lines == ["open 0", "archive 1"])
    #expect(try top("Mail 0", tester) == 0)
    pan(tester, from: CGPoint(x: 100, y: 95), to: CGPoint(x: 105, y: 45))
    #expect(try top("Mail 1", tester) == 0)
    #expect(log.lines == ["open 0", "archive 1"])
  }

  @Test func `a strip goes sideways in a list that goes down`() throws {
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.black.frame(width: 600, height: 60).accessibilityLabel("strip")
          }
          Color.black.frame(width: 200, height: 300).accessibilityLabel("rest")
        }
      }
    }
    func places() throws -> [Double?] {
      [try node("strip", tester).frame?.x, try node("rest", tester).frame?.y]
    }
    pan(tester, from: CGPoint(x: 150, y: 30), to: CGPoint(x: 90, y: 35))
    #expect(try places() == [-50, 60])
    pan(tester, from: CGPoint(x: 150, y: 50), to: CGPoint(x: 155, y: 20))
    #expect(try places() == [-50, 40])
    tester.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 20))
    tester.scroll(by: CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 20), modifiers: .shift)
    #expect(try places() == [-60, 30])
  }

  @Test func `a long press on a row is held, and a finger that goes on scrolls`() throws {
    let log = Log()
    let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.black.frame(width: 200, height: 40).accessibilityLabel("Row \(index)")
              .onLongPressGesture { log.lines.append("hold \(index)") }
          }
        }
      }
    }
    pan(tester, from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 30))
    #expect(try top("Row 1", tester) == -10)
    #expect(log.lines.isEmpty)
    tester.longPress(at: CGPoint(x: 100, y: 50))
    #expect(log.lines == ["hold 2"])
  }

  // MARK: Coordinates

  /// A view in a scrolled view that is moved, turned by a right angle and twice as large.
  @Test func `a place is right under offset, rotation, scale and scrolling`() {
    let log = Log()
    func text(_ point: CGPoint) -> String {
      "\((point.x * 10).rounded() / 10) \((point.y * 10).rounded() / 10)"
    }
    func target(_ space: some CoordinateSpaceProtocol, _ name: String) -> some View {
      Color.black.frame(width: 40, height: 40)
        .onTapGesture(coordinateSpace: space) { log.lines.append("\(name) \(text($0))") }
    }
    func tester(_ target: some View) -> ViewTester {
      ViewTester(size: CGSize(width: 400, height: 400)) {
        ScrollView {
          VStack(spacing: 0) {
            Color.white.frame(width: 100, height: 200)
            target
            Color.white.frame(width: 100, height: 200)
          }
        }
        .frame(width: 100, height: 100)
        .rotationEffect(.degrees(90))
        .scaleEffect(2)
        .offset(x: 10, y: 20)
      }
    }
    // The pane's middle is (50, 50) of its own and (210, 220) of the window; scrolled by 180, the
    // target stands from (30, 20) to (70, 60) of it. A place (x, y) of the pane is at
    // (210 - 2 (y - 50), 220 + 2 (x - 50)).
    func tap(_ target: some View) {
      let tester = tester(target)
      // The wheel's points are those of the window: twice as many.
      tester.scroll(by: CGSize(width: 0, height: 360), at: CGPoint(x: 210, y: 220))
      tester.tap(at: CGPoint(x: 250, y: 200))
    }
    tap(target(.local, "local"))
    tap(target(.scrollView, "pane"))
    tap(target(.scrollView(axis: .vertical), "vertical"))
    tap(target(.global, "window"))
    #expect(
      log.lines == [
        "local 10.0 10.0", "pane 40.0 30.0", "vertical 40.0 30.0", "window 250.0 200.0",
      ])
  }

  @Test func `a finger drags the content of a turned and scaled view along with it`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      ScrollView { Color.black.frame(width: 100, height: 400).accessibilityLabel("box") }
        .frame(width: 100, height: 100)
        .rotationEffect(.degrees(90))
        .scaleEffect(2)
    }
    let before = try #require(try node("box", tester).frame)
    pan(tester, from: CGPoint(x: 200, y: 200), to: CGPoint(x: 260, y: 200))
    let after = try #require(try node("box", tester).frame)
    // The first ten points are spent on telling that it scrolls.
    #expect((after.x - before.x).rounded() == 50)
    #expect(after.y == before.y)
  }
}
