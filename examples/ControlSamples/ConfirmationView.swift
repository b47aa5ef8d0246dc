// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A choice that is asked for before something is done.
struct ConfirmationView: View {
  @State private var asks = false
  @State private var answer = "White"

  var body: some View {
    VStack(spacing: 12) {
      Text(answer)
      Button("Colour") { asks = true }
        .confirmationDialog("Which colour?", isPresented: $asks, titleVisibility: .visible) {
          Button("Red") { answer = "Red" }
          Button("Green") { answer = "Green" }
        }
    }
  }
}
