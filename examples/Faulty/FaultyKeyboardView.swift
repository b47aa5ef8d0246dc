// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Faults that only keys show. The comment names the rule that finds each.
struct FaultyKeyboardView: View {
  @State private var volume = 5.0
  @State private var level = 5.0
  @FocusState private var isNosy: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Button("Begin") {}
        .prefersDefaultFocus()

      // tab-reaches-all: it says that it takes the focus, and Tab passes it by.
      Text("Breaks tab-reaches-all")
        .gesture(TapGesture())
        .focusable(false)
        .accessibilityState(.focusable)
        .accessibilityIdentifier("tab-reaches-all")

      // focus-visible: nothing shows that it has the focus.
      Button("Breaks focus-visible") {}
        .accessibilityIdentifier("focus-visible")
        .focusEffectDisabled()

      // focus-no-context-change: it changes the level beside it as soon as it has the focus.
      Button("Breaks focus-no-context-change") {}
        .accessibilityIdentifier("focus-no-context-change")
        .focused($isNosy)
        .onChange(of: isNosy) { if isNosy { level += 1 } }
      Text("Level")
        .gesture(DragGesture().adjusting($level, in: 0...1000))

      // group-arrows, keybinding-works: it keeps the keys that would adjust it for itself.
      Text("Breaks group-arrows")
        .gesture(DragGesture().adjusting($volume, in: 0...10))
        .accessibilityIdentifier("group-arrows")
        .onKeyPress(keys: [
          .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown,
        ]) { _ in .handled }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
