// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Testing

@testable import Views

/// Whatever came and went and however it was scrolled: what a lazy stack shows is what a stack shows
/// that makes all rows.
@MainActor
struct LazyChangesTests {
  @MainActor
  final class Remote {
    var show: (([Int], _ isWide: Bool) -> Void)?
  }

  struct Row: View {
    let number: Int
    @State private var taps = 0
    var body: some View {
      if number % 7 != 6 {
        HStack {
          Circle().fill(number % 2 == 0 ? Color.red : Color.blue).frame(width: 10, height: 10)
          Text("Row \(number)")
        }
        .frame(height: CGFloat(20 + number % 4 * 15))
        .contentShape(Rectangle())
        .onTapGesture { taps += 1 }
        .accessibilityValue("\(taps)")
      }
      if number % 5 == 0 { Text("Note \(number)") }
    }
  }

  struct Stage: View {
    let isLazy: Bool
    let remote: Remote
    @State private var rows: [Int]
    @State private var isWide = false

    init(_ rows: [Int], isLazy: Bool, _ remote: Remote) {
      self.isLazy = isLazy
      self.remote = remote
      _rows = State(initialValue: rows)
    }

    @ViewBuilder private var content: some View {
      if isWide { Text("Header") }
      ForEach(rows, id: \.self) { Row(number: $0) }
    }

    var body: some View {
      remote.show = {
        rows = $0
        isWide = $1
      }
      return ScrollView(showsIndicators: false) {
        if isLazy {
          LazyVStack(alignment: .leading, spacing: 6) { content }
        } else {
          VStack(alignment: .leading, spacing: 6) { content }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }

  @MainActor
  private struct Pair {
    let remotes = [Remote(), Remote()]
    let testers: [ViewTester]

    init(_ rows: [Int]) {
      testers = zip(remotes, [true, false]).map { remote, isLazy in
        ViewTester(size: CGSize(width: 200, height: 160)) { Stage(rows, isLazy: isLazy, remote) }
      }
    }

    func forEach(_ body: (ViewTester) -> Void) { testers.forEach(body) }

    /// What can be seen or heard of the rows, with places.
    func seen(_ tester: ViewTester) -> [String] {
      tester.tree.depthFirst.filter { $0.states[.showing] && !$0.name.isEmpty }
        .filter { $0.role != .scrollPane && $0.role != .frame }
        .map { node in
          let frame = node.frame?.integral
          return "\(node.role.name) \(node.name) \(node.description)"
            + " \(frame.map { "\($0.y) \($0.height)" } ?? "")"
        }
    }

    /// From what is at the same place in both to what is shown.
    var isSame: Bool { seen(testers[0]) == seen(testers[1]) }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `at the top and after any change it is the stack that has all rows`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var rows = Array(0..<60)
    var isWide = false
    let pair = Pair(rows)
    var next = 100
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        rows.insert(next, at: Int.random(in: 0...min(6, rows.count), using: &random))
        next += 1
      case 1: if !rows.isEmpty { rows.remove(at: Int.random(in: rows.indices, using: &random)) }
      case 2: if rows.count > 8 { rows.swapAt(1, Int.random(in: 2..<rows.count, using: &random)) }
      case 3: isWide.toggle()
      case 4: rows.reverse()
      case 5:
        let y = Double(Int.random(in: 0..<160, using: &random))
        pair.forEach { $0.tap(at: CGPoint(x: 40, y: y)) }
      case 6: rows += [next, next + 1]; next += 2
      default:
        // Away from the top and back to it.
        let down = Double(Int.random(in: 1..<2_000, using: &random))
        for way in [down, -100_000] {
          pair.forEach {
            $0.scroll(by: CGSize(width: 0, height: way), at: CGPoint(x: 100, y: 80))
          }
        }
      }
      for remote in pair.remotes { remote.show?(rows, isWide) }
      pair.forEach { $0.settle() }
      #expect(
        pair.seen(pair.testers[0]) == pair.seen(pair.testers[1]), "seed \(seed), step \(step)")
      #expect(!pair.testers[0].host.needsUpdate, "seed \(seed), step \(step)")
      if !pair.isSame { return }
    }
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `changes with animations come to rest, and leave no row behind`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 200, height: 160)) {
      Stage(Array(0..<60), isLazy: true, remote)
    }
    var rows = Array(0..<60)
    for step in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: rows.insert(100 + step, at: Int.random(in: 0...min(4, rows.count), using: &random))
      case 1: rows.shuffle(using: &random)
      case 2: if rows.count > 5 { rows.removeFirst(3) }
      default:
        tester.scroll(
          by: CGSize(width: 0, height: Double.random(in: -900...900, using: &random).rounded()),
          at: CGPoint(x: 100, y: 80))
      }
      withAnimation(.easeOut(duration: 0.3)) { remote.show?(rows, step % 3 == 0) }
      tester.settle()
      tester.advance(by: Double.random(in: 0...0.2, using: &random))
    }
    tester.advance(by: 2)
    #expect(!tester.host.isMoving, "seed \(seed)")
    #expect(!tester.host.needsUpdate, "seed \(seed)")
    // The same list in a window of its own shows the same, once both are at the top.
    tester.scroll(by: CGSize(width: 0, height: -100_000), at: CGPoint(x: 100, y: 80))
    let pair = Pair(rows)
    for remote in pair.remotes { remote.show?(rows, 39 % 3 == 0) }
    pair.forEach { $0.settle() }
    #expect(pair.seen(tester) == pair.seen(pair.testers[1]), "seed \(seed)")
  }
}
