// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

@testable import AccessibilityDriver

/// Forms that are sent off with a field that is empty.
@Suite struct RefusedFormTests {
  private typealias Element = ScriptedPanel.Element

  /// The fields that were filled in and are empty after the form was refused.
  private func cleared(empties: Bool, refuses: Bool = true) async throws -> [String] {
    let fields = ["name", "mail"].map {
      Element(name: $0, role: .text, states: StateSet(.focusable, .editable), text: "")
    }
    let bench = try await TrialBench(
      fields + [
        Element(
          name: "up", role: .button, states: StateSet(.focusable), action: "click",
          title: "Sign up")
      ]
    ) { _, model in
      guard model.asked.last == "click up" else { return .done }
      model["mail", .invalidEntry] = refuses
      for place in model.elements.indices where empties && model.elements[place].text != nil {
        model.elements[place].text = ""
      }
      return .done
    }
    let trials = try await bench.run(answersForms: true).trials
    return Set(trials.flatMap(\.clearedFields)).compactMap { bench.snapshot.tree[$0]?.name }
  }

  @Test func `what was entered in a form that is refused and emptied is told`() async throws {
    #expect(try await cleared(empties: true) == ["name"])
    #expect(try await cleared(empties: false) == [])
  }

  @Test func `a form that is accepted is sent off once`() async throws {
    #expect(try await cleared(empties: true, refuses: false) == [])
  }
}
