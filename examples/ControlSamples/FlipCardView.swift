// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A card with two sides.
struct FlipCardView: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      side("Bonjour", .blue)
        .opacity(isFlipped ? 0 : 1)
        .accessibilityHidden(isFlipped)
      side("Good day", .green)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
        .accessibilityHidden(!isFlipped)
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
    }
  }

  private func side(_ word: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color.opacity(0.25))
      .frame(width: 220, height: 140)
      .overlay(Text(word).font(.title2))
  }
}
