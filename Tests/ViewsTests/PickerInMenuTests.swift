// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Pickers as the lines of a menu, and as a wheel.
@MainActor
struct PickerInMenuTests {
  private struct Sorting: View {
    @State private var order = "date"
    @State private var columns = 3

    var body: some View {
      VStack {
        Menu("View") {
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
          }
          Picker("Columns", selection: $columns) {
            ForEach([2, 3], id: \.self) { Text("\($0) columns").tag($0) }
          }
          .pickerStyle(.inline)
          Button("Clear") {}
        }
        Text("\(order), \(columns)")
      }
    }
  }

  @Test func `a menu has each choice of a picker as a line, under the picker's name`() throws {
    let tester = ViewTester { Sorting() }
    try tester.tap("View")
    let lines = try #require(tester.scene.menu?.lines).filter { !$0.isDivider }
    #expect(
      lines.map { "\($0.isEnabled ? "" : "# ")\($0.label)" } == [
        "# Order", "By name", "By date", "# Columns", "2 columns", "3 columns", "Clear",
      ])
    #expect(lines.map(\.isChosen) == [nil, false, true, nil, false, true, nil])
    try tester.tap("By name")
    #expect(throws: Never.self) { try tester.element(named: "name, 3") }
    try tester.tap("View")
    try tester.tap("2 columns")
    #expect(throws: Never.self) { try tester.element(named: "name, 2") }
  }

  @Test func `a wheel opens where the chosen one is`() throws {
    let tester = ViewTester {
      Picker("Minutes", selection: .constant(40)) {
        ForEach(0..<60, id: \.self) { Text("\($0) min").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    #expect(try tester.element(named: "40 min").states[.showing])
    #expect(try !tester.element(named: "0 min").states[.showing])
  }
}
