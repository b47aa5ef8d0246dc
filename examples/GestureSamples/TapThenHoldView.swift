// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap and then a long press, one after the other.
struct TapThenHoldView: View {
  @State private var isUnlocked = false

  var body: some View {
    Text(isUnlocked ? "Unlocked" : "Locked")
      .frame(width: 160, height: 60)
      .background(isUnlocked ? Color.green : Color.gray)
      .gesture(
        TapGesture()
          .sequenced(before: LongPressGesture(minimumDuration: 0.5))
          .onEnded { _ in isUnlocked.toggle() }
      )
  }
}
