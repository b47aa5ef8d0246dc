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

  @Test func `the menu of a picker opens at what is chosen`() throws {
    let tester = ViewTester {
      Picker("Page", selection: .constant(2)) {
        ForEach(0..<4, id: \.self) { Text("Item \($0)").tag($0) }
      }
      .pickerStyle(.menu)
    }
    try tester.focus("Page Item 2")
    tester.press(.return)
    #expect(tester.focused?.name == "Item 2")
  }

  @Test func `keys stand below a label that has no room beside them`() throws {
    func heights(_ width: CGFloat) throws -> [Double] {
      let tester = ViewTester(size: CGSize(width: width, height: 400)) {
        Slider(value: .constant(0.5)) { Text("Size") }
      }
      try tester.focus("Size")
      tester.press(.menu)
      return tester.tree.depthFirst.filter { $0.role == .menuItem }.compactMap(\.frame?.height)
    }
    let (wide, narrow) = (try heights(400), try heights(150))
    #expect(Set(wide).count == 1)
    #expect(zip(wide, narrow).contains { $1 > $0 * 1.5 })
  }
}
