// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A date, set by a button that shows a calendar.
struct DateButtonView: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 820_000_000)
  private let range =
    Date(
      timeIntervalSinceReferenceDate: 817_776_000)...Date(
      timeIntervalSinceReferenceDate: 823_000_000)

  var body: some View {
    DatePicker("Departure", selection: $date, in: range, displayedComponents: .date)
      .datePickerStyle(.compact)
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
  }
}
