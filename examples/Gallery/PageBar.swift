// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The gallery's name, and a button for each page, in as many rows as the size of text asks for.
struct PageBar: View {
  @Binding var page: GalleryPage
  @Binding var showsCaptions: Bool
  @Environment(\.textScale) private var scale

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text("Evenhand").font(.title).accessibilityHeading(.h1)
        Spacer()
        Button("Captions") { showsCaptions.toggle() }
          // F1, by AppKit's number of the key.
          .keyboardShortcut("\u{F704}", modifiers: [])
          .accessibilityHint("Shows what a screen reader says")
          .accessibilityAddTraits(showsCaptions ? [.isToggle, .isSelected] : .isToggle)
      }
      ForEach(rows, id: \.first) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { page in
            PageButton(page: page, selection: $page)
          }
        }
      }
    }
    .focusSection()
  }

  /// Rows that fit the window as it opens, less its margins.
  private var rows: [[GalleryPage]] {
    let limit = 852.0
    var rows: [[GalleryPage]] = []
    var width = limit
    for page in GalleryPage.allCases {
      // About 9 points a letter of body text, 14 on each side of it, and the gap.
      let own = (Double(page.title.count) * 9 + 28) * scale + 8
      if width + own > limit {
        rows.append([])
        width = 0
      }
      rows[rows.count - 1].append(page)
      width += own
    }
    return rows
  }
}
