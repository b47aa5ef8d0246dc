// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A card that rises when it is tapped.
struct ShadowsView: View {
  @State private var isRaised = false

  var body: some View {
    VStack(spacing: 40) {
      Text("Tap to raise")
        .padding(30)
        .background {
          RoundedRectangle(cornerRadius: 14)
            .fill(.background.secondary)
            .shadow(color: .black.opacity(0.35), radius: isRaised ? 16 : 3, y: isRaised ? 10 : 1)
        }
        .scaleEffect(isRaised ? 1.08 : 1)
        .animation(.spring(), value: isRaised)
        .onTapGesture { isRaised.toggle() }
        .accessibilityValue(isRaised ? "raised" : "flat")
      Circle()
        .fill(.blue.gradient.shadow(.inner(radius: 6)).shadow(.drop(radius: 4)))
        .frame(width: 80, height: 80)
    }
    .padding(40)
  }
}
