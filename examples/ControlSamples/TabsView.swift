// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Pages behind tabs.
struct TabsView: View {
  @State private var count = 0

  var body: some View {
    TabView {
      Button("Count \(count)") { count += 1 }
        .tabItem { Label("Counter", systemImage: "plus") }
      Text("Nothing to set").tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}
