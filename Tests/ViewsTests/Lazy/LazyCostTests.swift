// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// What a lazy stack costs follows from what is seen of it.
@MainActor
struct LazyCostTests {
  @MainActor
  final class Remote {
    var insert: (() -> Void)?
    var remove: (() -> Void)?
  }

  struct Rows: View {
    let remote: Remote
    @State private var rows: [Int]

    init(_ count: Int, _ remote: Remote) {
      self.remote = remote
      _rows = State(initialValue: Array(0..<count))
    }

    var body: some View {
      remote.insert = { rows.insert(rows.count + 1_000_000, at: 2) }
      remote.remove = { rows.remove(at: 3) }
      return ScrollView {
        LazyVStack {
          ForEach(rows, id: \.self) { row in
            HStack {
              Color.red.frame(width: 10, height: 10)
              Text("Row \(row % 10)")
            }
            .gesture(TapGesture().onEnded {})
          }
        }
      }
    }
  }

  /// Bodies, nodes measured, laid out, placed and drawn, and elements published.
  private func work(_ tester: ViewTester) -> [Int] {
    let statistics = tester.host.statistics
    return [
      statistics.bodyEvaluations, statistics.measured, statistics.arranged, statistics.placed,
      statistics.drawn, tester.scene.builtCount,
    ]
  }

  private func costs(_ count: Int) -> [String: [Int]] {
    let remote = Remote()
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) { Rows(count, remote) }
    var costs = ["first": work(tester)]
    func measure(_ name: String, _ change: () -> Void) {
      let before = work(tester)
      change()
      tester.settle()
      costs[name] = zip(work(tester), before).map(-)
    }
    measure("notch") {
      tester.scroll(by: CGSize(width: 0, height: 53), at: CGPoint(x: 100, y: 100))
    }
    measure("insert") { remote.insert?() }
    measure("remove") { remote.remove?() }
    measure("page") {
      tester.scroll(by: CGSize(width: 0, height: 600), at: CGPoint(x: 100, y: 100))
    }
    return costs
  }

  @Test func `everything costs the same among 100 rows and among 10,000`() {
    #expect(costs(100) == costs(10_000))
  }

  @Test func `a row without a measure is taken for the mean of the others`() {
    var extents = RowExtents(count: 1_000)
    for index in 0..<10 { extents.set(30, at: index) }
    extents.set(0, at: 500)
    #expect(extents.estimate == 300.0 / 11)
    #expect(extents.start(of: 10) == 300)
    #expect(abs(extents.start(of: 501) - 300 - 490 * extents.estimate) < 1e-6)
    #expect(extents.rows(from: 31, to: 89) == 1..<3)
    #expect(extents.rows(from: -50, to: -1).isEmpty)
    #expect(extents.rows(from: 0, to: .greatestFiniteMagnitude) == 0..<1_000)
    #expect(RowExtents(count: 0).rows(from: 0, to: 10).isEmpty)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `rows are found where they begin`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var extents = RowExtents(count: 500)
    for _ in 0..<300 {
      extents.set(
        CGFloat(Int.random(in: 0...50, using: &random)), at: Int.random(in: 0..<500, using: &random)
      )
    }
    for index in 0..<500 where extents[index] > 0 {
      let middle = extents.start(of: index) + extents[index] / 2
      #expect(extents.rows(from: middle, to: middle) == index..<index + 1, "seed \(seed)")
    }
    let last = extents.start(of: 499) + extents[499]
    #expect(abs(last - extents.total) < 1e-6)
  }
}
