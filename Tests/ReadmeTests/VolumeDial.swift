// SPDX-License-Identifier: Apache-2.0

import Evenhand

struct VolumeDial: View {
  @State private var volume = 30.0

  var body: some View {
    Circle().fill(Color.blue).frame(width: 120, height: 120)
      .gesture(DragGesture().adjusting($volume, in: 0...100, axis: .vertical))
      .accessibilityLabel("Volume")
  }
}

struct Mixer: App {
  var body: some Scene { WindowGroup("Mixer") { VolumeDial() } }
}
