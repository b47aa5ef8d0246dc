// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A switch drawn by hand, with traits and a value.
struct TapSwitchView: View {
  @State private var isOn = false

  var body: some View {
    HStack {
      Text("Airplane mode").accessibilityHidden(true)
      Capsule()
        .fill(isOn ? Color.green : Color.gray)
        .frame(width: 52, height: 32)
        .overlay(
          Circle().fill(Color.white).padding(2), alignment: isOn ? .trailing : .leading
        )
        .onTapGesture { withAnimation { isOn.toggle() } }
        .accessibilityLabel("Airplane mode")
        .accessibilityValue(isOn ? "on" : "off")
        .accessibilityAddTraits(.isButton)
    }
  }
}
