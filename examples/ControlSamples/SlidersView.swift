// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A slider with a label and one that is named from outside, with and without steps.
struct SlidersView: View {
  @State private var volume = 30.0
  @State private var speed = 0.5
  @State private var isEdited = false

  var body: some View {
    VStack(spacing: 12) {
      Slider(value: $volume, in: 0...100, step: 10) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: {
        isEdited = $0
      }
      Text(isEdited ? "Changing" : "Volume \(Int(volume))")
      Slider(value: $speed).accessibilityLabel("Speed")
    }
    .padding()
  }
}
