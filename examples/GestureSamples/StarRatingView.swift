// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Stars by taps, and one adjustable element for assistive technologies.
struct StarRatingView: View {
  @State private var rating = 2

  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { star in
        Text(star <= rating ? "★" : "☆")
          .font(.title)
          .onTapGesture { rating = star }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue("\(rating) of 5")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating = min(5, rating + 1)
      case .decrement: rating = max(1, rating - 1)
      @unknown default: break
      }
    }
  }
}
