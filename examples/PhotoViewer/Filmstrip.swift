// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// All pictures in a row, small; the one that is shown is kept in sight.
struct Filmstrip: View {
  let library: PhotoLibrary

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 6) {
          ForEach(library.photos) { photo in
            Button {
              library.show(photo)
            } label: {
              Thumbnail(photo: photo, isShown: photo == library.current)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(photo.name)
            .accessibilityRole(.listItem)
            .accessibilityAddTraits(photo == library.current ? .isSelected : [])
            .id(photo.id)
          }
        }
        .padding(8)
        .accessibilityElement(children: .contain)
        .accessibilityRole(.list)
        .accessibilityLabel("Photos")
        .focusGroup()
      }
      .onChange(of: library.current) { _, photo in
        guard let photo else { return }
        withAnimation { proxy.scrollTo(photo.id, anchor: .center) }
      }
    }
    .frame(height: Thumbnail.size.height + 28)
    .background(Color(white: 0.14))
  }
}

/// One small picture, with a frame round it while it is shown.
private struct Thumbnail: View {
  static let size = CGSize(width: 96, height: 64)

  let photo: Photo
  let isShown: Bool

  var body: some View {
    AsyncImage(url: photo.url) { phase in
      if let image = phase.image {
        image.resizable().scaledToFill()
      } else {
        Image(systemName: phase.error == nil ? "photo" : "exclamationmark.triangle")
          .foregroundColor(Color(white: 0.75))
      }
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background(Color(white: 0.25))
    .clipShape(RoundedRectangle(cornerRadius: 6))
    .overlay(
      RoundedRectangle(cornerRadius: 6)
        .strokeBorder(isShown ? Color.white : Color.clear, lineWidth: 3)
    )
    .opacity(isShown ? 1 : 0.75)
    .contentShape(Rectangle())
  }
}
