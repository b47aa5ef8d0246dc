// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A key that is smaller while it is pressed.
struct PressingChangedView: View {
  @State private var isPressing = false
  @State private var isArmed = false

  var body: some View {
    Text(isArmed ? "Armed" : "Hold to arm")
      .padding(20)
      .background(Capsule().fill(isArmed ? Color.red : Color.gray))
      .scaleEffect(isPressing ? 0.9 : 1)
      .animation(.easeInOut, value: isPressing)
      .onLongPressGesture(minimumDuration: 1) {
        isArmed.toggle()
      } onPressingChanged: { pressing in
        isPressing = pressing
      }
  }
}
