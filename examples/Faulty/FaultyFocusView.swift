// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A walk goes round here, but not as it should. The comment names the rule that finds each fault.
struct FaultyFocusView: View {
  private enum Place: Hashable {
    case begin, middle
  }

  @FocusState private var place: Place?

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Button("Begin") {}
        .prefersDefaultFocus()
        .focused($place, equals: .begin)
      Button("Middle") {}
        .focused($place, equals: .middle)

      // tab-order: Tab comes from Middle, Shift+Tab leads to Begin.
      Button("Breaks tab-order") {}
        .accessibilityIdentifier("tab-order")
        .onKeyPress(keys: [.tab]) { press in
          guard press.modifiers.contains(.shift) else { return .ignored }
          place = .begin
          return .handled
        }

      // focus-not-obscured: it stands to the left of the window.
      Button("Breaks focus-not-obscured") {}
        .accessibilityIdentifier("focus-not-obscured")
        .offset(x: -2000)
      Button("End") {}
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
