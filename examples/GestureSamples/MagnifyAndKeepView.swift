// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A map that keeps its scale.
struct MagnifyAndKeepView: View {
  @State private var currentAmount = 0.0
  @State private var finalAmount = 1.0

  var body: some View {
    Text("Map")
      .font(.largeTitle)
      .frame(width: 160, height: 160)
      .background(Color.green)
      .scaleEffect(finalAmount + currentAmount)
      .gesture(
        MagnifyGesture()
          .onChanged { value in currentAmount = value.magnification - 1 }
          .onEnded { _ in
            finalAmount += currentAmount
            currentAmount = 0
          }
      )
  }
}
