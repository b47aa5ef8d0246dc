// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A circle that changes its color with every tap.
struct TapColorView: View {
  @State private var isFilled = false

  var tap: some Gesture {
    TapGesture(count: 1)
      .onEnded { _ in self.isFilled.toggle() }
  }

  var body: some View {
    Circle()
      .fill(isFilled ? Color.green : Color.gray)
      .frame(width: 120, height: 120)
      .gesture(tap)
  }
}
