// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Faults that show on the screen. The comment names the rule that finds each.
struct FaultyPicturesView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      // target-size: two small targets that touch.
      HStack(spacing: 2) {
        small("Up")
        small("Down")
      }

      // text-contrast: pale grey on white.
      Text("Breaks text-contrast")
        .foregroundStyle(Color(red: 0.75, green: 0.75, blue: 0.75))
        .accessibilityIdentifier("text-contrast")

      // nontext-contrast: an icon that hardly shows.
      Rectangle().fill(Color(red: 0.85, green: 0.85, blue: 0.85)).frame(width: 12, height: 12)
        .padding(6)
        .accessibilityElement()
        .accessibilityRole(.icon)
        .accessibilityLabel("Breaks nontext-contrast")
        .accessibilityIdentifier("nontext-contrast")

      // text-clipped: wider than the window.
      Text("Breaks text-clipped, and goes on and on about it until nobody can read the end of it")
        .font(.title)
        .fixedSize()
        .accessibilityIdentifier("text-clipped")
    }
    .padding(24)
    .frame(width: 620, height: 640, alignment: .topLeading)
    .background(Color.white)
  }

  private func small(_ name: String) -> some View {
    Rectangle().fill(Color.black).frame(width: 12, height: 12)
      .gesture(TapGesture())
      .accessibilityLabel(name)
      .accessibilityIdentifier("target-size-" + name)
  }
}
