// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A box with a title, and rows that come in columns.
struct GroupsView: View {
  @State private var picked = 0

  var body: some View {
    VStack(spacing: 12) {
      GroupBox("Colours") {
        Button("Red") { picked = 1 }
        Button("Blue") { picked = 2 }
      }
      Grid {
        GridRow {
          Text("Picked")
          Text("\(picked)")
        }
      }
    }
  }
}
