// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// The gallery's name, and a tab for each page, in a column.
struct PageBar: View {
  @Binding var page: GalleryPage
  @Binding var showsCaptions: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Evenhand").font(.title).accessibilityHeading(.h1)
        .padding(.bottom, 4)
      VStack(alignment: .leading, spacing: 4) {
        ForEach(GalleryPage.allCases, id: \.self) { page in
          PageButton(page: page, selection: $page)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Pages")
      .accessibilityAddTraits(.isTabBar)
      Button("Captions") { showsCaptions.toggle() }
        .buttonStyle(.choice(isChosen: showsCaptions))
        // F1, by AppKit's number of the key.
        .keyboardShortcut("\u{F704}", modifiers: [])
        .accessibilityHint("Shows what a screen reader says")
        .accessibilityAddTraits(showsCaptions ? [.isToggle, .isSelected] : .isToggle)
        .padding(.top, 8)
    }
    .focusSection()
  }
}
