// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A text that counts its taps.
struct TapCounterView: View {
  @State private var count = 0

  var body: some View {
    Text("Tapped \(count) times")
      .padding()
      .background(Color.yellow)
      .onTapGesture { count += 1 }
  }
}
