// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A state that animates its way back.
struct ResetTransactionView: View {
  @GestureState(resetTransaction: Transaction(animation: .easeOut(duration: 0.3)))
  private var stretch: CGFloat = 0

  var body: some View {
    Capsule()
      .fill(Color.purple)
      .frame(width: 160 + abs(stretch), height: 50)
      .gesture(
        DragGesture().updating($stretch) { value, state, _ in
          state = value.translation.width / 2
        }
      )
      .accessibilityLabel("Band")
  }
}
