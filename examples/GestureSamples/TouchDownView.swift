// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A drag of no distance that shows a touch at once.
struct TouchDownView: View {
  @GestureState private var isTouched = false
  @State private var presses = 0

  var body: some View {
    Text("Pressed \(presses) times")
      .padding()
      .background(isTouched ? Color.red : Color.gray)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isTouched) { _, state, _ in state = true }
          .onEnded { _ in presses += 1 }
      )
  }
}
