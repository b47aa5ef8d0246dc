// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A button that opens a menu.
struct MenuView: View {
  @State private var done = "Nothing"

  var body: some View {
    VStack(spacing: 12) {
      Menu("Edit") {
        Button("Copy") { done = "Copied" }
        Button("Paste") { done = "Pasted" }
        Divider()
        Button("Delete", role: .destructive) { done = "Deleted" }
      }
      Text(done)
    }
  }
}
