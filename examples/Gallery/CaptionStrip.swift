// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What a screen reader says of the control that has the focus.
struct CaptionStrip: View {
  /// What it has in a narrow window, in points: more words are smaller there. Nil for as much as they
  /// take.
  let height: CGFloat?
  @Environment(\.textScale) private var scale

  private func words(_ text: String, _ size: Double) -> some View {
    Text(text).font(.title3.weight(.semibold)).environment(\.textScale, scale * size)
  }

  var body: some View {
    FocusedSpeech { sentences in
      words(sentences.isEmpty ? "Nothing is said yet." : sentences.joined(separator: " "))
        .foregroundColor(.white)
        .padding(height == nil ? 12 : 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.13)))
        // It is what a screen reader says already.
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private func words(_ text: String) -> some View {
    if let height {
      ViewThatFits(in: .vertical) {
        words(text, 1)
        words(text, 0.85)
        words(text, 0.75)
        words(text, 0.65)
        words(text, 0.55)
        words(text, 0.45)
      }
      .frame(maxHeight: height - 16)
    } else {
      Text(text).font(.title3.weight(.semibold))
    }
  }
}
