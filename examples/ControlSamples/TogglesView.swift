// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A toggle in each style.
struct TogglesView: View {
  @State private var isOn = false
  @State private var isLoud = true
  @State private var isBold = false

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("Switch", isOn: $isLoud).toggleStyle(.switch)
      Toggle("Bold", isOn: $isBold).toggleStyle(.button)
    }
  }
}
