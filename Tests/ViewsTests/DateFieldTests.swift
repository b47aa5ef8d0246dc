// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// The numbers of a time, as the person counts hours.
@MainActor
struct DateFieldTests {
  private struct Departure: View {
    let locale: String
    @State private var time = Date(timeIntervalSince1970: 22 * 3600 + 13 * 60)

    var body: some View {
      VStack {
        DatePicker("Departure", selection: $time, displayedComponents: .hourAndMinute)
          .datePickerStyle(.field)
        Text("\(Int(time.timeIntervalSince1970) / 60) minutes")
      }
      .environment(\.timeZone, .gmt)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.locale, Locale(identifier: locale))
    }
  }

  private func fields(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.filter { $0.role == .spinButton }
      .map { "\($0.name) \($0.value?.text ?? "")" }
  }

  @Test func `where hours go to twelve, AM or PM is a field beside them`() throws {
    let tester = ViewTester { Departure(locale: "en_US") }
    #expect(fields(tester) == ["Hour 10 PM", "Minute 13", "AM/PM PM"])
    try tester.tabTo("AM/PM")
    tester.press(.up)
    #expect(fields(tester).last == "AM/PM PM")
    tester.press(.down)
    #expect(fields(tester) == ["Hour 10 AM", "Minute 13", "AM/PM AM"])
    #expect(throws: Never.self) { try tester.element(named: "613 minutes") }
    try tester.tabTo("Hour")
    tester.press(.up)
    tester.press(.up)
    #expect(fields(tester) == ["Hour 12 PM", "Minute 13", "AM/PM PM"])
  }

  @Test func `where hours go to twenty-four, there is none`() {
    #expect(fields(ViewTester { Departure(locale: "en_GB") }) == ["Hour 22", "Minute 13"])
  }

  @Test func `the fields stand in the order in which the person writes them`() {
    #expect(
      fields(ViewTester { Departure(locale: "ko_KR") }).map { $0.split(separator: " ").first }
        == ["오전/오후", "Hour", "Minute"])
  }
}
