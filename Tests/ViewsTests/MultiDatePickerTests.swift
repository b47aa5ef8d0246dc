// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct MultiDatePickerTests {
  private struct Days: View {
    @State private var days: Set<DateComponents> = [DateComponents(year: 2027, month: 3, day: 9)]
    var body: some View {
      VStack {
        MultiDatePicker("Days off", selection: $days)
        Text(days.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: "en_GB"))
    }
  }

  private func selected(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.states[.selected] }.map(\.name)
  }

  @Test func `days are picked and given up one by one, by pointer and by keys`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 500)) { Days() }
    #expect(selected(tester) == ["Tuesday, 9 March 2027"])
    try tester.tap("Thursday, 11 March 2027")
    #expect(selected(tester) == ["Tuesday, 9 March 2027", "Thursday, 11 March 2027"])
    #expect(throws: Never.self) { try tester.element(named: "9 11") }
    try tester.focus("Tuesday, 9 March 2027")
    tester.press(.space)
    tester.press(.down)
    tester.press(.space)
    #expect(throws: Never.self) { try tester.element(named: "11 16") }
  }
}
