// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Two columns, of which the first says what the second shows.
struct SplitSampleView: View {
  @State private var tree: String? = "Ash"
  @State private var count = 0

  var body: some View {
    NavigationSplitView {
      List(["Ash", "Beech", "Cedar"], id: \.self, selection: $tree) { tree in
        NavigationLink(tree, value: tree)
      }
      .navigationTitle("Trees")
    } detail: {
      Button("\(tree ?? "No tree") \(count)") { count += 1 }
        .navigationTitle(tree ?? "Nothing chosen")
    }
  }
}
