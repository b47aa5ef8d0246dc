// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A place with nothing in it, and the way out.
struct UnavailableView: View {
  @State private var songs: [String] = []

  var body: some View {
    if songs.isEmpty {
      ContentUnavailableView {
        Label("No Songs", systemImage: "music.note")
      } description: {
        Text("Songs that you add are shown here.")
      } actions: {
        Button("Add a Song") { songs.append("First Light") }
      }
    } else {
      VStack {
        ForEach(songs, id: \.self) { Label($0, systemImage: "music.note") }
        Button("Remove All", role: .destructive) { songs.removeAll() }
      }
    }
  }
}
