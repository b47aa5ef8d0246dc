// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A marker that goes where the canvas is tapped.
struct SpatialTapMarkerView: View {
  @State private var location: CGPoint = .zero

  var tap: some Gesture {
    SpatialTapGesture()
      .onEnded { event in
        self.location = event.location
      }
  }

  var body: some View {
    Rectangle()
      .fill(self.location.y > 100 ? Color.blue : Color.red)
      .frame(width: 200, height: 200)
      .gesture(tap)
  }
}
