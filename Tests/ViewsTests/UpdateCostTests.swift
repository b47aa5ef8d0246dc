// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Testing

@testable import Views

/// What an update costs follows from what changed, and not from how much there is.
@MainActor
struct UpdateCostTests {
  /// How much of each kind of work was done.
  private struct Work: Equatable, CustomStringConvertible {
    var bodies: Int
    var measured: Int
    var arranged: Int
    var placed: Int
    var drawn: Int
    var published: Int
    /// Elements that were looked at, to be published or not.
    var visited: Int

    @MainActor
    init(_ host: ViewHost) {
      let statistics = host.statistics
      published = host.scene.builtCount
      visited = host.scene.visitCount
      bodies = statistics.bodyEvaluations
      measured = statistics.measured
      arranged = statistics.arranged
      placed = statistics.placed
      drawn = statistics.drawn
    }

    static func - (left: Work, right: Work) -> Work {
      var work = left
      work.bodies -= right.bodies
      work.measured -= right.measured
      work.arranged -= right.arranged
      work.placed -= right.placed
      work.drawn -= right.drawn
      work.published -= right.published
      work.visited -= right.visited
      return work
    }

    var description: String {
      """
      bodies \(bodies), measured \(measured), arranged \(arranged), placed \(placed), \
      drawn \(drawn), published \(published), visited \(visited)
      """
    }
  }

  @MainActor
  final class Remote {
    var flip: (() -> Void)?
    var rename: (() -> Void)?
    var move: (() -> Void)?
    var insert: (() -> Void)?
  }

  struct Row: View {
    let number: Int
    let remote: Remote
    @State private var isOn = false
    @State private var name = "Row"
    @State private var x = 0.0
    var body: some View {
      if number == 3 {
        remote.flip = { isOn.toggle() }
        remote.rename = { name = name == "Row" ? "Wor" : "Row" }
        remote.move = { x += 1 }
      }
      return HStack {
        Color(white: isOn ? 0.2 : 0.8).frame(width: 10, height: 10).offset(x: x)
        Text("\(name) \(number % 10)")
      }
      .gesture(TapGesture().onEnded {})
    }
  }

  struct Rows: View {
    let count: Int
    let remote: Remote
    var body: some View {
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Row(number: $0, remote: remote) } }
      }
    }
  }

  private func work(_ count: Int, _ change: (ViewTester, Remote) -> Void) -> Work {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Rows(count: count, remote: remote)
    }
    let before = Work(tester.host)
    change(tester, remote)
    tester.settle()
    return Work(tester.host) - before
  }

  @Test(arguments: ["colour", "text of the same size", "place", "notch"])
  func `a change costs the same among 300 rows and among 900`(_ what: String) {
    func change(_ tester: ViewTester, _ remote: Remote) {
      switch what {
      case "colour": remote.flip?()
      case "text of the same size": remote.rename?()
      case "place": remote.move?()
      default: tester.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 150, y: 100))
      }
    }
    let few = work(300, change)
    let many = work(900, change)
    #expect(few == many)
    #expect(many.bodies <= 1)
    #expect(many.placed < 10, "\(many)")
    #expect(many.published < 10, "\(many)")
    #expect(many.visited < 20, "\(many)")
    #expect(many.drawn < 120, "\(many)")
  }

  /// Rows that come and go at the top.
  struct Growing: View {
    let remote: Remote
    private let rowRemote = Remote()
    @State private var numbers: [Int]

    init(count: Int, remote: Remote) {
      self.remote = remote
      _numbers = State(wrappedValue: Array(0..<count))
    }

    var body: some View {
      remote.insert = { numbers.insert(numbers.count + 1_000_000, at: 0) }
      remote.move = { numbers.removeFirst() }
      return ScrollView {
        VStack { ForEach(numbers, id: \.self) { Row(number: $0, remote: rowRemote) } }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a row that comes or goes at the top makes no other row anew`(comes: Bool) {
    func work(_ count: Int) -> (work: Work, moved: Int) {
      let remote = Remote()
      let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
        Growing(count: count, remote: remote)
      }
      let (before, moved) = (Work(tester.host), tester.host.statistics.moved)
      if comes { remote.insert?() } else { remote.move?() }
      tester.settle()
      var work = Work(tester.host) - before
      // The others move: they are looked at, and nothing else.
      work.visited = 0
      return (work, tester.host.statistics.moved - moved)
    }
    let (few, many) = (work(300), work(900))
    #expect(few.work == many.work)
    #expect(many.work.bodies <= 2)
    #expect(many.work.placed < 10, "\(many)")
    #expect(many.work.published < 10, "\(many)")
    #expect(many.moved < 120, "\(many)")
  }

  @Test func `a view that comes in one place has none elsewhere placed anew`() {
    struct Panes: View {
      let remote: Remote
      let count: Int
      @State private var isOpen = false
      var body: some View {
        remote.flip = { isOpen.toggle() }
        return HStack {
          VStack { ForEach(0..<count, id: \.self) { Row(number: $0 + 10, remote: Remote()) } }
          VStack {
            Text("side")
            if isOpen { Button("more") {} }
          }
          .frame(width: 80, height: 180)
        }
      }
    }
    func work(_ count: Int) -> Work {
      let remote = Remote()
      let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
        Panes(remote: remote, count: count)
      }
      let before = Work(tester.host)
      remote.flip?()
      tester.settle()
      #expect(tester.tree.depthFirst.contains { $0.name == "more" })
      return Work(tester.host) - before
    }
    let (few, many) = (work(4), work(40))
    #expect(few.placed == many.placed)
    #expect(few.published == many.published)
    #expect(few.measured == many.measured)
  }

  @Test func `of many values that hands move, the one that moved is published`() {
    struct Fader: View {
      let number: Int
      @State private var level = 0.0
      var body: some View {
        Circle().frame(width: 6, height: 6)
          .gesture(DragGesture().adjusting($level, in: 0...100, pointsPerStep: 1))
          .accessibilityLabel("Fader \(number)")
      }
    }
    func work(_ count: Int) -> Work {
      let tester = ViewTester(size: CGSize(width: 300, height: 300)) {
        VStack(spacing: 2) {
          ForEach(0..<(count / 10), id: \.self) { line in
            HStack(spacing: 2) {
              ForEach(0..<10, id: \.self) { Fader(number: line * 10 + $0) }
            }
          }
        }
      }
      tester.settle()
      var before = Work(tester.host)
      var work = before - before
      if let frame = tester.tree.depthFirst.first(where: { $0.name == "Fader 3" })?.frame {
        let start = CGPoint(x: frame.x + 3, y: frame.y + 3)
        let contact = tester.makeContact()
        tester.send(.began, contact, at: start)
        tester.send(.moved, contact, at: CGPoint(x: start.x + 30, y: start.y))
        before = Work(tester.host)
        tester.send(.moved, contact, at: CGPoint(x: start.x + 40, y: start.y))
        work = Work(tester.host) - before
      }
      return work
    }
    let (few, many) = (work(20), work(200))
    // What did not change stays as it was drawn.
    #expect(many.drawn < 12, "\(many)")
    #expect(few == many)
    // A body that only hands the value on does not run for it.
    #expect(many.bodies == 0)
    #expect(many.published < 4, "\(many)")
  }

  @Test func `what moves inside a view with a name takes the view's place along`() throws {
    struct Mover: View {
      let remote: Remote
      @State private var x = 0.0
      var body: some View {
        remote.move = { x += 100 }
        return Circle().frame(width: 10, height: 10).offset(x: x)
      }
    }
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      Mover(remote: remote).accessibilityLabel("Box")
    }
    let frame = try #require(try tester.element(named: "Box").frame)
    remote.move?()
    tester.settle()
    #expect(try tester.element(named: "Box").frame?.x == frame.x + 100)
  }

  @Test func `a notch publishes what came into sight and what went out of it`() {
    func published(_ count: Int) -> [Int] {
      let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
        Rows(count: count, remote: Remote())
      }
      return (0..<6).map { _ in
        tester.scene.handle(
          ScrollEvent(
            location: CGPoint(x: 150, y: 100), delta: CGSize(width: 0, height: 53),
            time: tester.clock))
        tester.host.update()
        let update = tester.scene.takeUpdate()
        #expect(update.spaces.count == 1)
        return update.nodes.count
      }
    }
    let few = published(50)
    #expect(few == published(500))
    #expect(few.allSatisfy { $0 > 0 && $0 < 10 }, "\(few)")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `however it is scrolled, places and what shows are those of a window made anew`(seed: UInt64)
  {
    var random = SeededRandom(seed: seed)
    func window() -> ViewTester {
      ViewTester(size: CGSize(width: 300, height: 200)) {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            ForEach(0..<30, id: \.self) { row in
              Button("Row \(row)") {}.frame(width: 400, alignment: .leading)
              if row % 5 == 0 {
                ScrollView(.horizontal) {
                  HStack { ForEach(0..<20, id: \.self) { Text("Cell \(row) \($0)") } }
                }
                .frame(width: 250)
                .scaleEffect(row == 10 ? 0.5 : 1)
              }
            }
          }
        }
      }
    }
    let (tester, anew) = (window(), window())
    for step in 0..<40 {
      // A window goes to a screen of another scale.
      if seed % 2 == 0, step % 10 == 5 {
        for window in [tester, anew] { window.scene.screenUnitsAPoint = step % 20 == 5 ? 2 : 1.5 }
      }
      let point = CGPoint(
        x: Double.random(in: 0..<300, using: &random), y: Double.random(in: 0..<200, using: &random)
      )
      let delta = CGSize(
        width: Double.random(in: -200...300, using: &random).rounded(),
        height: Double.random(in: -200...300, using: &random).rounded())
      for window in [tester, anew] {
        window.scroll(by: delta, at: point)
      }
      anew.scene.distrustEverything()
      #expect(tester.treeText(.all) == anew.treeText(.all), "seed \(seed), step \(step)")
    }
  }

  @Test func `what draws elsewhere than before is seen there, in whatever order the others stand`()
  {
    struct Steps: View {
      let remote: Remote
      @State private var isOut = false
      var body: some View {
        remote.flip = { isOut.toggle() }
        return ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { number in
              Color(white: Double(number) / 60).frame(width: 20, height: 20)
                .offset(y: number == 50 && isOut ? -980 : 0)
            }
          }
        }
      }
    }
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) { Steps(remote: remote) }
    let white = Color(white: 50 / 60)
    func isSeen() -> Bool {
      tester.host.displayList.items.contains {
        if case .fill(_, let color) = $0 { "\(color)" == "\(white)" } else { false }
      }
    }
    #expect(!isSeen())
    remote.flip?()
    tester.settle()
    #expect(isSeen())
    remote.flip?()
    tester.settle()
    #expect(!isSeen())
  }
}
