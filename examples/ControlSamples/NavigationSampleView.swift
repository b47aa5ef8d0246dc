// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Views behind links, with a tool bar.
struct NavigationSampleView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      List(["Ash", "Beech"], id: \.self) { tree in
        NavigationLink(tree, value: tree)
      }
      .navigationTitle("Trees")
      .navigationDestination(for: String.self) { tree in
        Button("\(tree) \(count)") { count += 1 }.navigationTitle(tree)
      }
      .toolbar { Button("Count from \(count)") { count += 1 } }
    }
  }
}
