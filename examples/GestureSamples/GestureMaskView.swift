// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A switch says whether the circle or what is in it can be tapped.
struct GestureMaskView: View {
  @State private var isOuterActive = true
  @State private var taps = 0

  var body: some View {
    VStack {
      Toggle("Count taps", isOn: $isOuterActive)
      Text("\(taps) taps")
        .frame(width: 140, height: 60)
        .background(Color.pink)
        .gesture(
          TapGesture().onEnded { taps += 1 },
          including: isOuterActive ? .gesture : .subviews)
    }
    .frame(width: 200)
  }
}
