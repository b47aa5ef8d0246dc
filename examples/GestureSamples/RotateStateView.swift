// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A rectangle that turns with the fingers.
struct RotateStateView: View {
  @State private var angle = Angle(degrees: 0.0)

  var rotation: some Gesture {
    RotateGesture()
      .onChanged { value in
        angle = value.rotation
      }
  }

  var body: some View {
    Rectangle()
      .frame(width: 200, height: 120, alignment: .center)
      .rotationEffect(angle)
      .gesture(rotation)
  }
}
