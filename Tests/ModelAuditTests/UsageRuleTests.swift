// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Gestures
import GestureTrials
import ModelAudit
import Testing
import Views

/// What a person hears of how something is used, before they use it.
@MainActor
struct UsageRuleTests {
  private func reviews(saysUsage: Bool = true, _ view: @escaping () -> some View) -> [String] {
    let prover = Prover(application: "Test", size: CGSize(width: 300, height: 200)) {
      let host = ViewHost(title: "Test", measurer: UniformTextMeasurer(), content: view)
      host.settings.saysUsage = saysUsage
      return host
    }
    let result = prover.ofOpenedWindow.document().audit(rules: RuleRegistry.standard)
    return result.rules.filter { $0.rule.id == "usage-said" }.flatMap(\.cantTell).map {
      "\($0.selector): \($0.message)"
    }
  }

  @Test func `an empty hint leaves nobody who tells how something is used`() {
    let found = reviews {
      VStack {
        Knob(name: "Silent").accessibilityHint("")
        Knob(name: "Derived")
        Knob(name: "Told").accessibilityHint("Turn it with the arrows")
        Button("Ring") {}.accessibilityHint("")
      }
    }
    #expect(
      found == [
        "frame[Test] > slider[Silent]: \"Up and Down adjust\" is said nowhere when the focus comes"
          + " to it"
      ])
  }

  @Test func `nothing is asked where the person left such sentences out`() {
    #expect(reviews(saysUsage: false) { Knob(name: "Silent").accessibilityHint("") } == [])
    #expect(reviews(saysUsage: false) { Knob(name: "Derived") } == [])
  }
}

private struct Knob: View {
  let name: String
  @State private var level = 3.0

  var body: some View {
    Color.red.frame(width: 40, height: 40)
      .gesture(DragGesture().adjusting($level, in: 0...9, step: 1, axis: .vertical))
      .accessibilityLabel(name)
  }
}
