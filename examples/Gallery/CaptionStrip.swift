// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What a screen reader says of the control that has the focus.
struct CaptionStrip: View {
  var body: some View {
    FocusedSpeech { sentences in
      Text(sentences.isEmpty ? "Nothing is said yet." : sentences.joined(separator: " "))
        .font(.title3.weight(.semibold))
        .foregroundColor(.white)
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.13)))
        // It is what a screen reader says already.
        .accessibilityHidden(true)
    }
  }
}
