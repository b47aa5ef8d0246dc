// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Testing
import Views

@MainActor
struct AccessibilityFocusTests {
  private struct Form: View {
    @AccessibilityFocusState private var field: String?

    var body: some View {
      VStack {
        Button("Name") {}.accessibilityFocused($field, equals: "name")
        Button("Street") {}.accessibilityFocused($field, equals: "street")
        Button("Check") { field = "street" }
        Text("at \(field ?? "none")")
      }
    }
  }

  @Test func `the accessibility focus follows and moves the one focus there is`() throws {
    let tester = ViewTester { Form() }
    try tester.focus("Name")
    #expect(try tester.element(named: "at name").role == .label)
    try tester.perform("click", on: "Check")
    #expect(tester.focused?.name == "Street")
    #expect(try tester.element(named: "at street").role == .label)
  }
}
