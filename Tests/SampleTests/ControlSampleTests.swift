// SPDX-License-Identifier: Apache-2.0

import ControlSamples
import EvenhandTesting
import Foundation
import ModelAudit
import Testing

/// The library's own controls hold up before the audit, and do the same by hand, by keys and by
/// actions.
@MainActor
struct ControlSampleTests {
  @Test(arguments: ControlSample.all) func `a control is proved, and holds up before the audit`(
    sample: ControlSample
  ) {
    let (result, proof) = ModelAudit(of: sample.view, size: CGSize(width: 480, height: 480))
      .runAndProve()
    #expect(!proof.isRefuted, "\(proof)")
    // With plain rows a hand can do nothing.
    #expect(proof.isProven || proof.controls.isEmpty, "\(proof)")
    #expect(result.isValid && result.violations.isEmpty, "\(result.failureText)")
  }
}

extension ControlSample: CustomTestStringConvertible {
  public var testDescription: String { title }
}
