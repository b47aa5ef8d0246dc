// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import ModelAudit
import Testing

/// Compositions that nobody wrote by hand, each proved as a view of its own.
@MainActor
@Suite struct CompositionProofTests {
  private static let seed: UInt64 = 1
  private typealias Kind = GestureChoices.Kind
  private typealias Composition = GestureChoices.Composition
  private typealias Effect = GestureChoices.Effect
  private typealias Order = GestureChoices.Order

  /// A part of them, as each takes a debug build half a second.
  @Test func `two kinds of gestures together are not refuted, however they are composed`() {
    expectNoneRefuted(Self.pairs.enumerated().filter { $0.offset % 6 == 0 }.map(\.element))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVENHAND_LONG_TESTS"] != nil))
  func `no two kinds are refuted in any composition, and no three`() {
    expectNoneRefuted(Self.pairs)
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

  private func expectNoneRefuted(_ all: [GestureChoices]) {
    var counts: [ControlProof.Verdict: Int] = [:]
    var refuted: [String] = []
    for choices in all {
      let proof = ModelAudit(
        of: ComposedGestures(choices: choices), size: CGSize(width: 240, height: 160)
      ).prove()
      for control in proof.controls {
        counts[control.verdict, default: 0] += 1
        guard control.verdict == .refuted else { continue }
        refuted.append("\(choices.text): \(control.counterexamples[0])")
      }
    }
    #expect(refuted.isEmpty, "seed \(Self.seed): \(refuted.joined(separator: "\n"))")
    let proved = counts[.proved] ?? 0
    print(
      "\(all.count) compositions, seed \(Self.seed): \(proved) proved,"
        + " \(counts[.undecided] ?? 0) undecided, \(refuted.count) refuted")
    #expect(proved * 10 >= all.count * 7)
  }

  /// Every two kinds, and every kind with every other choice.
  private static var pairs: [GestureChoices] {
    CoveringArray(
      [
        Kind.allCases.count, Kind.allCases.count, Composition.allCases.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      GestureChoices(
        kinds: [Kind.allCases[row[0]], Kind.allCases[row[1]]],
        compositions: [Composition.allCases[row[2]]], effect: Effect.allCases[row[3]],
        order: Order.allCases[row[4]], declaresAction: row[5] == 1)
    }
  }

  /// Every two kinds in every composition.
  private static var allPairs: [GestureChoices] {
    Composition.allCases.flatMap { composition in
      Kind.allCases.flatMap { first in
        Kind.allCases.map {
          GestureChoices(kinds: [first, $0], compositions: [composition])
        }
      }
    }
  }

  /// Every two kinds, at every two places of three.
  private static var triples: [GestureChoices] {
    let (kinds, compositions) = (Kind.allCases, Composition.allCases)
    return CoveringArray(
      [
        kinds.count, kinds.count, kinds.count, compositions.count, compositions.count,
        Effect.allCases.count, Order.allCases.count, 2,
      ], seed: seed
    ).rows.map { row in
      GestureChoices(
        kinds: row[..<3].map { kinds[$0] }, compositions: row[3..<5].map { compositions[$0] },
        effect: Effect.allCases[row[5]], order: Order.allCases[row[6]],
        declaresAction: row[7] == 1)
    }
  }
}
