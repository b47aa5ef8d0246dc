// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The gallery's name, and a button for each page, in a column; in two where text is large.
struct PageBar: View {
  @Binding var page: GalleryPage
  @Binding var showsCaptions: Bool
  @Environment(\.textScale) private var scale

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Evenhand").font(.title).accessibilityHeading(.h1)
        .padding(.bottom, 8)
      ForEach(rows, id: \.first) { row in
        HStack(spacing: 6) {
          ForEach(row, id: \.self) { page in
            PageButton(page: page, selection: $page)
          }
        }
      }
      Button("Captions") { showsCaptions.toggle() }
        // F1, by AppKit's number of the key.
        .keyboardShortcut("\u{F704}", modifiers: [])
        .accessibilityHint("Shows what a screen reader says")
        .accessibilityAddTraits(showsCaptions ? [.isToggle, .isSelected] : .isToggle)
        .padding(.top, 8)
    }
    .focusSection()
  }

  /// The window as it opens has room for one column up to text half as large again.
  private var rows: [[GalleryPage]] {
    let pages = GalleryPage.allCases
    let length = scale < 1.5 ? 1 : 2
    return stride(from: 0, to: pages.count, by: length).map {
      Array(pages[$0..<min($0 + length, pages.count)])
    }
  }
}
