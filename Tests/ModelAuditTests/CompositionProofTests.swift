// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import GestureCompositions
import ModelAudit
import Testing

/// Compositions that nobody wrote by hand, each proved as a view of its own.
@MainActor
@Suite struct CompositionProofTests {
  private static let seed: UInt64 = 1

  /// A part of them, in this process; a test of the command proves all.
  @Test func `two kinds of gestures together are not refuted, however they are composed`() {
    expectNoneRefuted(
      GestureChoices.pairs(seed: Self.seed).enumerated().filter { $0.offset % 12 == 0 }.map(
        \.element))
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
        of: ComposedGestures(choices), size: CGSize(width: 240, height: 160)
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
}
