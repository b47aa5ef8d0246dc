// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A picture that is liked by two taps.
struct DoubleTapLikeView: View {
  @State private var isLiked = false

  var body: some View {
    ZStack(alignment: .topTrailing) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.orange)
        .frame(width: 240, height: 160)
      if isLiked {
        Text("♥").font(.title).padding(8)
      }
    }
    .onTapGesture(count: 2) { isLiked.toggle() }
    .accessibilityLabel("Sunset")
    .accessibilityValue(isLiked ? "liked" : "not liked")
  }
}
