// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A stack that takes the tap before what is in it.
struct HighPriorityParentView: View {
  @State private var message = "Nobody"

  var body: some View {
    VStack(spacing: 12) {
      Text(message)
      VStack {
        Circle()
          .fill(Color.red)
          .frame(width: 80, height: 80)
          .onTapGesture { message = "The circle" }
          .accessibilityLabel("Circle")
      }
      .padding(30)
      .background(Color.gray.opacity(0.3))
      .highPriorityGesture(TapGesture().onEnded { message = "The stack" })
    }
  }
}
