// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Stacks in stacks, each cover with two gestures.
struct AlbumView: View {
  @State private var playing: String?
  @State private var saved: Set<String> = []

  private let shelves = [["Blue", "Kind"], ["Rain", "Dust"]]

  var body: some View {
    VStack {
      Text(playing.map { "Playing \($0)" } ?? "Silence")
      ForEach(shelves, id: \.self) { shelf in
        HStack {
          ForEach(shelf, id: \.self) { album in
            cover(album)
          }
        }
      }
    }
  }

  private func cover(_ album: String) -> some View {
    VStack {
      Text(album)
      if saved.contains(album) { Text("saved").font(.caption) }
    }
    .frame(width: 90, height: 90)
    .background(Color.brown)
    .onTapGesture { playing = album }
    .onLongPressGesture { saved.formSymmetricDifference([album]) }
  }
}
