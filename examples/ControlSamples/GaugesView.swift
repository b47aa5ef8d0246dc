// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// How far things are.
struct GaugesView: View {
  @State private var part = 0.4

  var body: some View {
    VStack(spacing: 12) {
      ProgressView("Copying", value: part)
      Gauge(value: part) { Text("Battery") }
      Gauge(value: part) { Text("Memory") }.gaugeStyle(.accessoryCircular)
      Button("More") { part = min(part + 0.2, 1) }
    }
    .padding()
  }
}
