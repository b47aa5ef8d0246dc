// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// keyboard-trap: the second button keeps every key that could lead out of it.
struct FaultyTrapView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Button("Begin") {}
        .prefersDefaultFocus()
      Button("Breaks keyboard-trap") {}
        .accessibilityIdentifier("keyboard-trap")
        .onKeyPress(keys: [
          .tab, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow,
        ]) { _ in .handled }
      Button("After it") {}
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
