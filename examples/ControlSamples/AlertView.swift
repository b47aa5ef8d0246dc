// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A question with two answers.
struct AlertView: View {
  @State private var asks = false
  @State private var answer = "Nothing said"

  var body: some View {
    VStack(spacing: 12) {
      Text(answer)
      Button("Delete all") { asks = true }
        .alert("Delete everything?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "Deleted" }
          Button("Cancel", role: .cancel) { answer = "Kept" }
        } message: {
          Text("It does not come back.")
        }
    }
  }
}
