// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import ModelAudit
import Testing

/// Compositions that nobody wrote by hand, each proved as a view of its own.
@MainActor
@Suite struct CompositionProofTests {
  private static let seed: UInt64 = 1
  private typealias Kind = ComposedGestures.Kind
  private typealias Composition = ComposedGestures.Composition
  private typealias Effect = ComposedGestures.Effect
  private typealias Order = ComposedGestures.Order

  @Test func `no two kinds of gestures together are refuted, however they are composed`() {
    expectNoneRefuted(Self.pairs)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] != nil))
  func `no two kinds are refuted in any composition, and no three`() {
    expectNoneRefuted(Self.allPairs)
    expectNoneRefuted(Self.triples)
  }

  @Test func `a covering array holds every two choices`() {
    let counts = [4, 3, 3, 2]
    let rows = CoveringArray(counts, seed: Self.seed).rows
    for first in counts.indices {
      for second in counts.indices where second > first {
        let found = Set(rows.map { [$0[first], $0[second]] })
        #expect(found.count == counts[first] * counts[second])
      }
    }
    #expect(rows.count < 20)
  }

  private func expectNoneRefuted(_ views: [ComposedGestures]) {
    var counts: [ControlProof.Verdict: Int] = [:]
    var refuted: [String] = []
    for view in views {
      let proof = ModelAudit(of: view, size: CGSize(width: 240, height: 160)).prove()
      for control in proof.controls {
        counts[control.verdict, default: 0] += 1
        guard control.verdict == .refuted else { continue }
        refuted.append("\(view.text): \(control.counterexamples[0])")
      }
    }
    #expect(refuted.isEmpty, "seed \(Self.seed): \(refuted.joined(separator: "\n"))")
    let proved = counts[.proved] ?? 0
    print(
      "\(views.count) compositions, seed \(Self.seed): \(proved) proved,"
        + " \(counts[.undecided] ?? 0) undecided, \(refuted.count) refuted")
    #expect(proved * 10 >= views.count * 9)
  }

  /// Every two kinds, and every kind with every other choice.
  private static var pairs: [ComposedGestures] {
    CoveringArray(
      [
        Kind.allCases.count, Kind.allCases.count, Composition.allCases.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      ComposedGestures(
        kinds: [Kind.allCases[row[0]], Kind.allCases[row[1]]],
        compositions: [Composition.allCases[row[2]]], effect: Effect.allCases[row[3]],
        order: Order.allCases[row[4]], declaresAction: row[5] == 1)
    }
  }

  /// Every two kinds in every composition.
  private static var allPairs: [ComposedGestures] {
    Composition.allCases.flatMap { composition in
      Kind.allCases.flatMap { first in
        Kind.allCases.map {
          ComposedGestures(kinds: [first, $0], compositions: [composition])
        }
      }
    }
  }

  /// Every two kinds, at every two places of three.
  private static var triples: [ComposedGestures] {
    let (kinds, compositions) = (Kind.allCases, Composition.allCases)
    return CoveringArray(
      [
        kinds.count, kinds.count, kinds.count, compositions.count, compositions.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      ComposedGestures(
        kinds: row[..<3].map { kinds[$0] }, compositions: row[3..<5].map { compositions[$0] },
        effect: Effect.allCases[row[5]], order: Order.allCases[row[6]],
        declaresAction: row[7] == 1)
    }
  }
}
