// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import ControlSamples
import EvenhandTesting
import Foundation
import ModelAudit
import Testing
import Views

/// The library's own controls hold up before the audit, and do the same by hand, by keys and by
/// actions.
@MainActor
struct ControlSampleTests {
  @Test(arguments: ControlSample.all) func `a control is proved, and holds up before the audit`(
    sample: ControlSample
  ) {
    let audit = ModelAudit(of: sample.view, size: CGSize(width: 480, height: 480))
    guard ProofShare.holds(ControlSample.all.firstIndex { $0.title == sample.title }) else {
      let result = audit.run()
      return #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
    }
    let (result, proof) = audit.runAndProve()
    #expect(!proof.isRefuted, "\(proof)")
    // With plain rows a hand can do nothing.
    #expect(proof.isProven || proof.controls.isEmpty, "\(proof)")
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [1.0, 2.0])
  func `a page with all of them at once holds up before the audit`(
    direction: LayoutDirection, textScale: Double
  ) {
    let tester = ViewTester(size: CGSize(width: 1000, height: 700)) {
      AllControlsView().environment(\.layoutDirection, direction)
    }
    tester.host.settings = DisplaySettings(textScale: textScale)
    tester.settle()
    let result = ModelDocument(application: "Test", tree: tester.tree, evidence: ModelEvidence())
      .audit()
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
    #expect(tester.tree.count > 250)
  }
}

extension ControlSample: CustomTestStringConvertible {
  public var testDescription: String { title }
}
