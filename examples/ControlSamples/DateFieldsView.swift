// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A date, set by a field for each number.
struct DateFieldsView: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 820_000_000)

  var body: some View {
    DatePicker("Departure", selection: $date, displayedComponents: [.hourAndMinute, .date])
      .datePickerStyle(.stepperField)
      .environment(\.timeZone, .gmt)
      .environment(\.locale, Locale(identifier: "en_GB"))
  }
}
