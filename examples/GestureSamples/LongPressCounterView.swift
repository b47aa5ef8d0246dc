// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Counts how often it was held, and shows the state of a press with `updating` and `onChanged`.
struct LongPressCounterView: View {
  @GestureState private var isDetecting = false
  @State private var totalNumberOfTouches = 0
  @State private var doneCounting = false

  var body: some View {
    let press = LongPressGesture()
      .updating($isDetecting) { value, state, _ in state = value }
      .onChanged { _ in totalNumberOfTouches += 1 }
      .onEnded { _ in doneCounting = true }

    return VStack {
      Text("\(totalNumberOfTouches)").font(.largeTitle)
      Circle()
        .fill(doneCounting ? Color.red : isDetecting ? Color.yellow : Color.green)
        .frame(width: 100, height: 100)
        .gesture(doneCounting ? nil : press)
    }
  }
}
