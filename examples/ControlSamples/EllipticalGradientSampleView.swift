// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A spotlight on a stage, narrow or wide.
struct EllipticalGradientSampleView: View {
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 16) {
      EllipticalGradient(
        colors: [.white, .indigo, .black], center: .bottom, startRadiusFraction: 0,
        endRadiusFraction: isWide ? 0.9 : 0.4
      )
      .frame(height: 160)
      .clipShape(Capsule())
      .animation(.easeInOut, value: isWide)
      Toggle("Wide spotlight", isOn: $isWide)
    }
    .padding()
  }
}
