// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// How warm it is, as a line, a ring and a scale.
struct GaugeStylesView: View {
  @State private var temperature = 18.0

  var body: some View {
    VStack(spacing: 20) {
      Gauge(value: temperature, in: -10...40) {
        Text("Temperature")
      } currentValueLabel: {
        Text("\(Int(temperature))°")
      } minimumValueLabel: {
        Text("-10")
      } maximumValueLabel: {
        Text("40")
      }
      HStack(spacing: 24) {
        Gauge(value: temperature, in: -10...40) {
          Text("°C")
        } currentValueLabel: {
          Text("\(Int(temperature))")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .red]))
        Gauge(value: temperature, in: -10...40) { Text("Capacity") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.orange)
      }
      Gauge(value: temperature, in: -10...40) { Text("Line") }
        .gaugeStyle(.accessoryLinear)
      Gauge(value: temperature, in: -10...40) { Text("Filled") }
        .gaugeStyle(.linearCapacity)
      ProgressView(value: temperature + 10, total: 50) {
        Text("Warming up")
      } currentValueLabel: {
        Text("\(Int(temperature)) degrees")
      }
      Slider(value: $temperature, in: -10...40, step: 1) { Text("Thermostat") }
    }
    .padding()
  }
}
