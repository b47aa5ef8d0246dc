// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A caption over a picture, on the material that is stepped through.
struct MaterialsView: View {
  @State private var level = 1

  private let materials: [Material] = [
    .ultraThinMaterial, .thinMaterial, .regularMaterial, .thickMaterial, .ultraThickMaterial,
  ]

  var body: some View {
    VStack(spacing: 16) {
      ZStack(alignment: .bottom) {
        Image("Harbour", bundle: .module)
          .resizable()
          .scaledToFit()
        Label("Last ferry, 21:40", systemImage: "clock")
          .padding(10)
          .frame(maxWidth: .infinity)
          .background(materials[level])
      }
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .frame(width: 300)
      Stepper("Thickness \(level + 1)", value: $level, in: 0...4)
    }
    .padding()
  }
}
