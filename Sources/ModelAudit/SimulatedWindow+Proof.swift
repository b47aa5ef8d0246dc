// SPDX-License-Identifier: Apache-2.0

public import AccessibilityAudit
public import GestureTrials
public import Simulation
import Views

extension SimulatedWindow {
  /// Says of each control of this window whether keys alone and actions alone reach what gestures
  /// reach.
  ///
  ///     let tester = ViewTester { MixerView() }
  ///     #expect(tester.proof().isProven)
  ///
  /// A failing expectation prints the proof, which has what refutes it. Each trial begins with a
  /// window of the same content made anew, in the same size: what was done with this one before
  /// does not count. A view or a model that is made outside of the content, and kept, outlives
  /// its windows; where that shows, everything is undecided.
  public func proof(limits: Limits = Limits()) -> GestureProof {
    let prover = Prover(application: host.scene.title, size: host.size, limits: limits) {
      self.host.madeAnew()
    }
    return GestureProof(prover.document())
  }

  /// Whether ``proof(limits:)`` leaves nothing refuted and nothing undecided.
  ///
  ///     #expect(ViewTester { MixerView() }.isProven())
  public func isProven(limits: Limits = Limits()) -> Bool { proof(limits: limits).isProven }
}
