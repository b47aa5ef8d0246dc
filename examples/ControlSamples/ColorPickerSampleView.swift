// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A colour, and what is drawn in it.
struct ColorPickerSampleView: View {
  @State private var color = Color.teal

  var body: some View {
    VStack(spacing: 12) {
      ColorPicker("Wall", selection: $color)
      RoundedRectangle(cornerRadius: 8).fill(color).frame(height: 80).accessibilityHidden(true)
    }
    .padding()
  }
}
