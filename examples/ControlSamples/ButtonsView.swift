// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A button in each style, and one that is pressed by what its author thinks of.
struct ButtonsView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 8) {
      Text("Pressed \(count) times")
      Button("Bordered") { count += 1 }
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
      Button("Plain") { count += 1 }.buttonStyle(.plain)
      Button("Borderless") { count += 1 }.buttonStyle(.borderless)
      Button("Link") { count += 1 }.buttonStyle(.link)
      Button("Glass") { count += 1 }.buttonStyle(.glass)
      Button("Delete", role: .destructive) { count = 0 }
    }
  }
}
