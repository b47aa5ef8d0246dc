// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// The gallery's name, and a tab for each page, in a column on a ground of its own.
struct Sidebar: View {
  @Binding var page: GalleryPage

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Evenhand").font(.title2.weight(.semibold)).accessibilityHeading(.h1)
        .padding(.horizontal, 12)
        .padding(.bottom, 12)
      VStack(alignment: .leading, spacing: 2) {
        ForEach(GalleryPage.allCases, id: \.self) { page in
          PageButton(page: page, selection: $page)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Pages")
      .accessibilityAddTraits(.isTabBar)
      Spacer()
      HelpButton()
        .padding(.horizontal, 12)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 20)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color.side)
    .focusSection()
  }
}

/// Shows the keys at the control that has the focus, and hides them.
struct HelpButton: View {
  @Environment(\.keyHelp) private var help

  var body: some View {
    Button("Help") { help() }
      .buttonStyle(.choice(isChosen: help.isShown))
      // F1, by AppKit's number of the key.
      .keyboardShortcut("\u{F704}", modifiers: [])
      .help("Shows keys beside the control, and what a screen reader says")
      .accessibilityAddTraits(help.isShown ? [.isToggle, .isSelected] : .isToggle)
  }
}

/// Leads to a page.
struct PageButton: View {
  let page: GalleryPage
  @Binding var selection: GalleryPage
  @Environment(\.textScale) private var scale

  var body: some View {
    Button(action: { selection = page }) {
      Text(page.title).frame(width: 116 * scale, alignment: .leading)
    }
    .buttonStyle(.row(isChosen: selection == page))
    .accessibilityValue(page.place)
    .accessibilityHint(GalleryPage.buttonHint)
    .accessibilityAddTraits(selection == page ? .isSelected : [])
  }
}
