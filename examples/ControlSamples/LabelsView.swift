// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Things beside their names, with the icon, the title or both.
struct LabelsView: View {
  @State private var isShort = false
  @State private var battery = 0.6

  @ViewBuilder private var weather: some View {
    Label("Sunny", systemImage: "sun.max")
    Label("Rain", systemImage: "cloud.rain")
    Label {
      Text("Wind").foregroundStyle(.secondary)
    } icon: {
      Circle().fill(.cyan).frame(width: 16, height: 16)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if isShort {
        HStack { weather }.labelStyle(.iconOnly)
      } else {
        HStack { weather }.labelStyle(.titleAndIcon)
      }
      LabeledContent("Battery", value: battery, format: .percent)
      LabeledContent("Serial number", value: "C02-4471")
      LabeledContent("Charge") {
        Slider(value: $battery, in: 0...1, step: 0.1) { Text("Charge") }
      }
      Toggle("Icons only", isOn: $isShort)
    }
    .padding()
  }
}
