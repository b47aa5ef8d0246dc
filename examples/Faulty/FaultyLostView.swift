// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// focus-lost: Tab on the second button takes the focus away and gives it to nobody.
struct FaultyLostView: View {
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Button("Begin") {}
        .prefersDefaultFocus()
      Button("Breaks focus-lost") {}
        .accessibilityIdentifier("focus-lost")
        .focused($hasFocus)
        .onKeyPress(keys: [.tab]) { press in
          guard press.modifiers.isEmpty else { return .ignored }
          hasFocus = false
          return .handled
        }
      Button("After it") {}
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
