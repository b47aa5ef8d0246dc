// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import EvenhandTesting
import GestureSamples
import ModelAudit
import Testing

/// Samples as they are written for SwiftUI hold up before the audit, and do the same by hand, by
/// keys and by actions.
@MainActor
struct GestureSampleTests {
  @Test(arguments: GestureSample.all) func `a sample is proved, and holds up before the audit`(
    sample: GestureSample
  ) {
    let audit = ModelAudit(of: sample.view)
    let result: AuditResult
    if ProofShare.holds(GestureSample.all.firstIndex { $0.title == sample.title }) {
      let proof: GestureProof
      (result, proof) = audit.runAndProve()
      // What a cancelled gesture leaves in `onChanged` is a fault of the code as it is written, and the
      // only one that there is.
      #expect(proof.isRefuted == sample.keepsWhatIsCancelled, "\(proof)")
      #expect(
        proof.controls.flatMap(\.counterexamples).allSatisfy { $0.rule == "pointer-cancel" },
        "\(proof)")
      if !proof.isRefuted {
        #expect(proof.controls.flatMap(\.reasons) == Self.leftOpen[sample.title, default: []])
      }
    } else {
      result = audit.run()
    }
    let broken = Set(result.rules.filter { !$0.failed.isEmpty }.map(\.rule.id))
    #expect(result.isValid && result.bestPractices.isEmpty)
    #expect(broken.contains("pointer-cancel") == sample.keepsWhatIsCancelled)
    #expect(
      broken.subtracting(["pointer-cancel", "transient-reset"]) == [], "\(result.failureText)")
    let doubts = Set(result.rules.filter { !$0.cantTell.isEmpty }.map(\.rule.id))
    #expect(doubts.subtracting(Self.trueDoubts) == [])
  }

  /// Why a sample is not decided: a text that grows with each tap has no last state.
  private static let leftOpen = ["Tap and hold together": ["ran out of 240 movements"]]

  /// What a person has to look at: a name that nobody gave, a control in a control, a path that is
  /// the point, a colour or a line that only eyes see.
  private static let trueDoubts: Set<String> = [
    "control-name", "no-nested-interactive", "parity-proof", "handled-key-answered",
  ]
}

extension GestureSample: CustomTestStringConvertible {
  public var testDescription: String { title }
}
