// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Testing

@testable import Views

/// Stacks of hundreds of views, which are placed a hundred or so at a time.
@MainActor
struct LongStackTests {
  /// All that a list shows.
  struct Scenery: Equatable {
    var rows = Array(0..<300)
    var tall: Set<Int> = []
    var away: Set<Int> = []
    var front: Int?
    var spacing: CGFloat? = 3
    var isLeading = true
    var isFixed = false
    var isEnabled = true
    var hasHeader = false
  }

  @MainActor
  final class Remote {
    var set: ((Scenery) -> Void)?
    var taps: [Int] = []
  }

  struct Row: View {
    let number: Int
    let isTall: Bool
    let isAway: Bool
    let remote: Remote

    var body: some View {
      Text("Row \(number)").frame(width: 60, height: isTall ? 40 : 14)
        .offset(x: isAway ? 30 : 0, y: isAway ? -60 : 0)
        .onTapGesture { remote.taps.append(number) }
    }
  }

  struct Stage: View {
    let axis: Axis
    let remote: Remote
    @State private var scenery: Scenery

    init(_ axis: Axis, _ scenery: Scenery, _ remote: Remote) {
      self.axis = axis
      self.remote = remote
      _scenery = State(initialValue: scenery)
    }

    @ViewBuilder private var rows: some View {
      if scenery.hasHeader { Button("Header") {} }
      ForEach(scenery.rows, id: \.self) { number in
        Row(
          number: number, isTall: scenery.tall.contains(number),
          isAway: scenery.away.contains(number), remote: remote
        )
        .zIndex(scenery.front == number ? 1 : 0)
      }
    }

    var body: some View {
      remote.set = { scenery = $0 }
      return ScrollView(axis == .vertical ? .vertical : .horizontal) {
        Group {
          if axis == .vertical {
            VStack(alignment: scenery.isLeading ? .leading : .trailing, spacing: scenery.spacing) {
              rows
            }
          } else {
            HStack(alignment: scenery.isLeading ? .top : .bottom, spacing: scenery.spacing) {
              rows
            }
          }
        }
        .frame(
          width: scenery.isFixed && axis == .horizontal ? 20_000 : nil,
          height: scenery.isFixed && axis == .vertical ? 9_000 : nil)
      }
      .disabled(!scenery.isEnabled)
    }
  }

  private func window(
    _ axis: Axis, _ scenery: Scenery, _ remote: Remote, _ direction: LayoutDirection = .leftToRight
  ) -> ViewTester {
    ViewTester(size: CGSize(width: 200, height: 160)) {
      Stage(axis, scenery, remote).environment(\.layoutDirection, direction)
    }
  }

  private func change(_ scenery: inout Scenery, _ step: Int, _ random: inout SeededRandom) {
    let new = 1_000 + step
    let place = Int.random(in: 0...scenery.rows.count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: scenery.rows.insert(new, at: 0)
    case 1: scenery.rows.insert(new, at: place)
    case 2: if !scenery.rows.isEmpty { scenery.rows.remove(at: min(place, scenery.rows.count - 1)) }
    case 3: scenery.rows.removeLast(min(scenery.rows.count, place / 2))
    case 4: scenery.rows.insert(contentsOf: new * 1_000..<(new * 1_000 + 150), at: place)
    case 5:
      scenery.rows.randomElement(using: &random).map { scenery.tall.formSymmetricDifference([$0]) }
    case 6:
      scenery.rows.randomElement(using: &random).map { scenery.away.formSymmetricDifference([$0]) }
    case 7:
      scenery.front = scenery.front == nil ? scenery.rows.randomElement(using: &random) : nil
    case 8: scenery.spacing = [nil, 0, 5].randomElement(using: &random) ?? nil
    case 9: scenery.isLeading.toggle()
    case 10: scenery.isFixed.toggle()
    case 11: scenery.hasHeader.toggle()
    case 12: scenery.isEnabled.toggle()
    default: if let last = scenery.rows.popLast() { scenery.rows.insert(last, at: 0) }
    }
  }

  private func play(_ axis: Axis, _ direction: LayoutDirection, seed: UInt64, animation: Animation?)
  {
    var random = SeededRandom(seed: seed)
    var scenery = Scenery()
    let remote = Remote()
    let tester = window(axis, scenery, remote, direction)
    for step in 0..<24 {
      change(&scenery, step, &random)
      withAnimation(animation) { remote.set?(scenery) }
      tester.settle()
      let notch = CGSize(
        width: axis == .horizontal ? Double.random(in: -300...400, using: &random).rounded() : 0,
        height: axis == .vertical ? Double.random(in: -300...400, using: &random).rounded() : 0)
      tester.scroll(by: notch, at: CGPoint(x: 100, y: 80))
      if animation != nil {
        tester.advance(by: Double.random(in: 0...0.2, using: &random))
        if step % 4 != 3 { continue }
        tester.advance(by: 3)
      }
      let anew = window(axis, scenery, Remote(), direction)
      let offset = Self.offset(of: tester)
      Self.scroller(of: anew)?.scroll(to: offset)
      anew.settle()
      #expect(Self.offset(of: anew) == offset, "seed \(seed), step \(step)")
      anew.advance(by: 3)
      tester.advance(by: 3)
      #expect(tester.treeText(.all) == anew.treeText(.all), "seed \(seed), step \(step)")
      #expect(tester.drawing == anew.drawing, "seed \(seed), step \(step)")
      for _ in 0..<6 {
        let point = CGPoint(
          x: Double.random(in: 0..<200, using: &random),
          y: Double.random(in: 0..<160, using: &random)
        )
        func names(_ tester: ViewTester) -> [String] {
          tester.scene.path(at: point).compactMap { $0.declarations.compactMap(\.label).last }
        }
        #expect(names(tester) == names(anew), "seed \(seed), step \(step), \(point)")
      }
    }
  }

  private static func offset(of tester: ViewTester) -> CGPoint {
    scroller(of: tester)?.offset ?? .zero
  }

  private static func scroller(of tester: ViewTester) -> Scroller? {
    func find(_ element: Element) -> Scroller? {
      element.scroller ?? element.children.lazy.compactMap(find).first
    }
    return find(tester.scene.root)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `whatever comes, goes and moves, a column is as one that is made anew`(seed: UInt64) {
    play(.vertical, .leftToRight, seed: seed, animation: nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `whatever comes, goes and moves, a row is as one that is made anew`(
    direction: LayoutDirection
  ) {
    play(.horizontal, direction, seed: 3, animation: nil)
  }

  @Test func `what is animated arrives where it is`() {
    play(.vertical, .rightToLeft, seed: 4, animation: .easeOut(duration: 0.4))
  }

  /// Only what is done for one part of the stack is done; of the others, each is put elsewhere.
  @Test func `a row at the top costs the same among 480 and among 2,880`() {
    struct Work: Equatable {
      var bodies = 0, measured = 0, arranged = 0, placed = 0, drawn = 0, published = 0
      var nodes = 0
    }
    func work(_ count: Int) -> (work: Work, moved: Int, visited: Int) {
      var scenery = Scenery()
      scenery.rows = Array(0..<count)
      let remote = Remote()
      let tester = window(.vertical, scenery, remote)
      scenery.rows.insert(-1, at: 0)
      let (before, scene) = (tester.host.statistics, tester.scene)
      let (built, visited) = (scene.builtCount, scene.visitCount)
      remote.set?(scenery)
      tester.host.update()
      let update = scene.takeUpdate()
      let after = tester.host.statistics
      return (
        Work(
          // The rows that stay are not made anew.
          bodies: after.bodyEvaluations(of: Row.self) - before.bodyEvaluations(of: Row.self),
          measured: after.measured - before.measured, arranged: after.arranged - before.arranged,
          placed: after.placed - before.placed, drawn: after.drawn - before.drawn,
          published: scene.builtCount - built, nodes: update.nodes.count),
        after.moved - before.moved, scene.visitCount - visited
      )
    }
    let (few, many) = (work(480), work(2_880))
    #expect(few.work == many.work)
    #expect(many.work.bodies == 1)
    #expect(many.work.placed < 12, "\(many)")
    #expect(many.work.published < 12, "\(many)")
    #expect(many.work.nodes < 120, "\(many)")
    // A look or two at each hundred.
    #expect(many.moved - few.moved < 2_400 / 40, "\(few), \(many)")
    #expect(many.visited - few.visited < 2_400 / 40, "\(few), \(many)")
  }

  @Test
  func `what has the focus and a finger keeps both when its part of the stack is divided`()
    throws
  {
    var scenery = Scenery()
    let remote = Remote()
    let tester = window(.vertical, scenery, remote)
    try tester.focus("Row 5")
    let row = try tester.element(named: "Row 5")
    let frame = try #require(row.frame)
    let place = CGPoint(x: frame.x + 4, y: frame.y + 4)
    let contact = tester.makeContact()
    tester.send(.began, contact, at: place)
    for step in 0..<200 {
      scenery.rows.insert(2_000 + step, at: 8)
      remote.set?(scenery)
      tester.settle()
    }
    #expect(tester.tree.focus == row.id)
    tester.send(.ended, contact, at: place)
    #expect(remote.taps == [5])
  }
}
