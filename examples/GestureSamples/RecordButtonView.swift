// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Idle, pressed and recording, as an enumeration.
struct RecordButtonView: View {
  enum Phase {
    case idle, recording
  }

  @GestureState private var isDown = false
  @State private var phase = Phase.idle

  private var title: String { phase == .idle ? "Record" : "Stop" }

  var body: some View {
    Text(title)
      .foregroundStyle(.white)
      .frame(width: 120, height: 120)
      .background(Circle().fill(isDown ? Color.orange : phase == .idle ? Color.red : Color.black))
      .gesture(
        LongPressGesture(minimumDuration: 0.3)
          .updating($isDown) { pressing, state, _ in state = pressing }
          .onEnded { _ in phase = phase == .idle ? .recording : .idle }
      )
  }
}
