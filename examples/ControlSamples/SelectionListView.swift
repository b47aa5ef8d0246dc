// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows of which one is chosen.
struct SelectionListView: View {
  @State private var chosen: String?

  var body: some View {
    VStack {
      List(["Ash", "Beech", "Cedar"], id: \.self, selection: $chosen) { Text($0) }
      Text("Chosen: \(chosen ?? "none")")
    }
  }
}
