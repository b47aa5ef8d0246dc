// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A circle that is as large as the fingers say, for as long as they are down.
struct MagnifyStateView: View {
  @GestureState private var magnifyBy = 1.0

  var magnification: some Gesture {
    MagnifyGesture()
      .updating($magnifyBy) { value, gestureState, transaction in
        gestureState = value.magnification
      }
  }

  var body: some View {
    Circle()
      .frame(width: 100, height: 100)
      .scaleEffect(magnifyBy)
      .gesture(magnification)
  }
}
