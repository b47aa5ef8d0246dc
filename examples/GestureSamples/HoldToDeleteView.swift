// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A file that is deleted by holding it still, and comes back by a button.
struct HoldToDeleteView: View {
  @State private var isDeleted = false

  var body: some View {
    VStack(spacing: 20) {
      if isDeleted {
        Button("Undo") { isDeleted = false }
      } else {
        Text("Report.pdf")
          .padding()
          .border(Color.black)
          .onLongPressGesture(minimumDuration: 0.8, maximumDistance: 5) { isDeleted = true }
      }
    }
  }
}
