// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A letter with what is done to it in its tool bar.
struct ToolbarView: View {
  @State private var isFlagged = false
  @State private var isRead = false

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 8) {
        Text("See you on Sunday at the harbour.")
        Text(isFlagged ? "Flagged" : "Not flagged")
        Text(isRead ? "Read" : "Unread")
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationTitle("Letter")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isFlagged.toggle()
          } label: {
            Label("Flag", systemImage: isFlagged ? "flag.fill" : "flag")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Archive", systemImage: "archivebox") { isRead = true }
          Spacer()
          Toggle("Read", isOn: $isRead)
        }
      }
    }
  }
}
