// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A pinch to zoom, and two taps to go back.
struct PinchAndResetView: View {
  @State private var scale: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color.red)
      .frame(width: 120, height: 120)
      .scaleEffect(scale * pinch)
      .onTapGesture(count: 2) { scale = 1 }
      .gesture(
        MagnificationGesture()
          .updating($pinch) { value, state, _ in state = value }
          .onEnded { scale *= $0 }
      )
      .accessibilityLabel("Drawing")
  }
}
