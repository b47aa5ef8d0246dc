// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A note that comes from the edge and goes by fading.
struct TransitionsView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 20) {
      Button(isShown ? "Hide note" : "Show note") {
        withAnimation(.spring(duration: 0.4)) { isShown.toggle() }
      }
      if isShown {
        Text("Back at noon")
          .padding()
          .background(.yellow.opacity(0.4), in: RoundedRectangle(cornerRadius: 8))
          .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      }
    }
    .padding()
  }
}
