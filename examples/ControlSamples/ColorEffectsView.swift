// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A photo that is developed: its light, its colours, turned to its negative.
struct ColorEffectsView: View {
  @State private var brightness = 0.0
  @State private var saturation = 1.0
  @State private var hue = 0.0
  @State private var isNegative = false

  private var photo: some View {
    Image("Harbour", bundle: .module)
      .resizable()
      .scaledToFit()
      .frame(width: 180)
      .brightness(brightness)
      .contrast(1.1)
      .saturation(saturation)
      .hueRotation(.degrees(hue))
  }

  var body: some View {
    VStack {
      if isNegative {
        photo.colorInvert()
      } else {
        photo
      }
      HStack {
        Image(decorative: "Harbour", bundle: .module).resizable().frame(width: 60, height: 40)
          .grayscale(1)
        Image(decorative: "Harbour", bundle: .module).resizable().frame(width: 60, height: 40)
          .colorMultiply(.yellow)
      }
      Slider(value: $brightness, in: -0.5...0.5, step: 0.1) { Text("Brightness") }
      Slider(value: $saturation, in: 0...2, step: 0.25) { Text("Saturation") }
      Slider(value: $hue, in: 0...360, step: 30) { Text("Hue") }
      Toggle("Negative", isOn: $isNegative)
    }
    .padding()
  }
}
