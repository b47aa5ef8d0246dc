// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Semantics

/// A row for each fault. The comment names the rule that finds it; the identifier says it to tests.
struct FaultyView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // control-name: a button with a picture on it and no word, not even for what is drawn.
      Circle().fill(Color.blue).frame(width: 40, height: 40)
        .overlay(Rectangle().fill(Color.white).frame(width: 16, height: 4))
        .gesture(TapGesture())
        .accessibilityIdentifier("control-name")

      // image-name: a picture that can be pressed, and nobody says what it is of (nor that it is a button:
      // role-known).
      Rectangle().fill(Color.green).frame(width: 60, height: 40)
        .overlay(Circle().fill(Color.white).frame(width: 20, height: 20))
        .gesture(TapGesture())
        .accessibilityRole(.image)
        .accessibilityIdentifier("image-name")

      // role-known: it can be pressed, but it is nothing.
      fault("role-known")
        .gesture(TapGesture())
        .accessibilityRole(.unknown)

      // role-interfaces: a slider without a value.
      fault("role-interfaces")
        .gesture(TapGesture())
        .accessibilityRole(.slider)
        .accessibilityState(.horizontal)

      // state-pairs: open, although it cannot be opened.
      fault("state-pairs")
        .gesture(TapGesture())
        .accessibilityState(.expanded)

      // value-range: above its highest value.
      fault("value-range")
        .gesture(DragGesture().adjusting(.constant(150), in: 0...100))

      // orientation: a separator that lies neither way.
      fault("orientation")
        .accessibilityRole(.separator)

      // interactive-has-action: a button that nothing presses.
      fault("interactive-has-action")
        .focusable()
        .accessibilityRole(.button)

      // keyboard-reachable: Tab passes it by.
      fault("keyboard-reachable")
        .gesture(TapGesture())
        .focusable(false)

      // bounds-valid: it says that it shows, and takes no room.
      Color.clear.frame(width: 0, height: 0)
        .gesture(TapGesture())
        .accessibilityLabel("Breaks bounds-valid")
        .accessibilityIdentifier("bounds-valid")
        .accessibilityState(.showing)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  /// A row that says which rule it breaks.
  private func fault(_ rule: String) -> some View {
    Text("Breaks " + rule).accessibilityIdentifier(rule)
  }
}
