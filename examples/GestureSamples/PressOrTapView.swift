// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap turns the lamp on and off, a long press dims it.
struct PressOrTapView: View {
  @State private var isOn = false
  @State private var isDimmed = false

  var body: some View {
    Circle()
      .fill(Color.yellow)
      .opacity(isOn ? (isDimmed ? 0.5 : 1) : 0.1)
      .frame(width: 100, height: 100)
      .gesture(
        LongPressGesture()
          .onEnded { _ in isDimmed.toggle() }
          .exclusively(before: TapGesture().onEnded { isOn.toggle() })
      )
      .accessibilityLabel("Lamp")
      .accessibilityValue(isOn ? (isDimmed ? "dimmed" : "on") : "off")
  }
}
