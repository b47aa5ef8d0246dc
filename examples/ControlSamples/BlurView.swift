// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// An answer that is blurred until it is held.
struct BlurView: View {
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 20) {
      Text("What has keys but no locks?")
        .font(.headline)
      Text("A piano")
        .font(.title)
        .padding()
        .blur(radius: isShown ? 0 : 8)
        .background(.yellow.opacity(0.3), in: RoundedRectangle(cornerRadius: 10))
        .onLongPressGesture(minimumDuration: 0.5) {
          withAnimation { isShown.toggle() }
        }
        .accessibilityLabel(isShown ? "A piano" : "Hidden answer")
    }
    .padding()
  }
}
