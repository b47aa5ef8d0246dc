// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What can be done with a thing, beside its press.
struct ContextMenuSampleView: View {
  @State private var name = "Photo"

  var body: some View {
    Text(name)
      .padding()
      .background(Color.gray.opacity(0.2))
      .contextMenu {
        Button("Rename") { name = "Picture" }
        Button("Restore") { name = "Photo" }
      }
  }
}
