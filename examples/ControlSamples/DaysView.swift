// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Some days of a month, among them one that is picked at first.
struct DaysView: View {
  @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 12, day: 30)]
  private let range =
    Date(
      timeIntervalSinceReferenceDate: 815_300_000)..<Date(
      timeIntervalSinceReferenceDate: 823_000_000)

  var body: some View {
    MultiDatePicker("Days off", selection: $days, in: range)
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
  }
}
