// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Rows of which several are chosen.
struct SeveralListView: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack {
      List(["Ash", "Beech", "Cedar"], id: \.self, selection: $chosen) { Text($0) }
      Text("\(chosen.count) chosen")
    }
  }
}
