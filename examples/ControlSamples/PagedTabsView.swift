// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Pages that a swipe turns.
struct PagedTabsView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in
        Text("Page \(number + 1)").tag(number)
      }
    }
    .tabViewStyle(.page)
    .frame(height: 200)
  }
}
