// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import EvenhandTesting
import Foundation
import ModelAudit
import Testing
import Views

/// A proof of what a tester shows.
@MainActor
@Suite struct TesterProofTests {
  @Test func `a tester's view is proved, whatever was done with the window before`() throws {
    let tester = ViewTester { SoundDial() }
    tester.tap(at: CGPoint(x: 50, y: 50))
    #expect(tester.isProven())
  }

  @Test func `a proof that fails says what refutes it`() throws {
    let proof = ViewTester { LeakingSlider() }.proof()
    #expect(!proof.isProven)
    #expect(
      "\(proof)".contains("refuted  ") && "\(proof)".contains("what was begun is not taken back"))
    #expect("\(proof)" == proof.text)
  }

  @Test func `a model that the test keeps outlives its windows, and nothing is decided`() throws {
    let model = Tally()
    let control = try #require(
      ViewTester { TallyView(model: model) }.proof().controls.first)
    #expect(control.verdict == .undecided)
    #expect(control.counterexamples.isEmpty)
    #expect(control.reasons.contains { $0.hasPrefix("two windows made anew differ") })
  }

  @Test func `a view that the test keeps begins anew in each window`() throws {
    let view = LeakingSlider()
    let control = try #require(ViewTester { view }.proof().controls.first)
    #expect(control.verdict == .refuted)
    let dial = SoundDial()
    #expect(ViewTester { dial }.isProven())
  }

  @Test func `the person's settings are those of the tester`() throws {
    let tester = ViewTester { SettingsView() }
    tester.host.settings.colorSchemeContrast = .increased
    let proof = tester.proof()
    #expect(proof.controls.contains { $0.element.contains("High") }, "\(proof)")
  }
}

private final class Tally {
  var count = 0
}

private struct TallyView: View {
  let model: Tally
  @State private var taps = 0

  var body: some View {
    Text("\(model.count) of \(taps)").frame(width: 200, height: 50).onTapGesture {
      model.count += 1
      taps += 1
    }
  }
}

private struct SettingsView: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @State private var count = 0

  var body: some View {
    Text(contrast == .increased ? "High" : "Plain").frame(width: 200, height: 50)
      .onTapGesture { count += 1 }
      .accessibilityValue("\(count)")
  }
}
