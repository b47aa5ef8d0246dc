// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Testing

/// What a proof from outside says of controls.
@Suite struct ObservedProofTests {
  private func proof(
    _ movements: Int, _ problems: [String] = [], _ reasons: [String] = []
  ) -> ControlProof {
    ControlProof(
      element: "push button[Play]", movements: movements,
      counterexamples: problems.map {
        ControlProof.Counterexample(steps: ["click"], problem: $0, ways: [.keys])
      },
      reasons: reasons)
  }

  @Test func `what was not looked at is never proved`() {
    #expect(proof(1).verdict == .proved)
    #expect(proof(1, [], ["ran out of time"]).verdict == .undecided)
    #expect(proof(0).verdict == .undecided)
    #expect(proof(0).reasons == ["it was not tried"])
    #expect(proof(1, ["it crashes"], ["ran out of time"]).verdict == .refuted)
  }

  @Test func `a report says what shows it`() {
    let report = GestureProof(
      application: "player", bounds: "one click",
      controls: [proof(1), proof(1, ["it changes nothing"]), proof(0, [], ["it was not tried"])])
    #expect(
      report.text == """
        refuted  push button[Play]  (1 kind of state, 1 movement)
            click: it changes nothing
        undecided  push button[Play]  (not tried)
            it was not tried
        proved  push button[Play]  (1 kind of state, 1 movement)

        player: 1 proved, 1 refuted, 1 undecided
        within one click

        """)
    #expect(report.isRefuted && !report.isProven)
  }
}
