// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A state that says something when it resets.
struct ResetClosureView: View {
  @GestureState(reset: { _, transaction in transaction.animation = .spring() })
  private var isHeld = false
  @State private var holds = 0

  var body: some View {
    VStack {
      Text("Held \(holds) times")
      Rectangle()
        .fill(isHeld ? Color.black : Color.gray)
        .frame(width: 90, height: 90)
        .gesture(
          LongPressGesture(minimumDuration: 0.4)
            .updating($isHeld) { value, state, _ in state = value }
            .onEnded { _ in holds += 1 }
        )
    }
  }
}
