// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// What a page is called, and what can be done on it: one heading, in one line where there is room.
struct PageHeader: View {
  let page: GalleryPage
  @Environment(\.pageRoom) private var room

  var body: some View {
    Group {
      if room == nil {
        HStack(alignment: .firstTextBaseline, spacing: 12) { words }
      } else {
        VStack(alignment: .leading, spacing: 4) { words }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(page.title): \(page.summary)")
    .accessibilityHeading(.h2)
  }

  @ViewBuilder private var words: some View {
    Text(page.title).font(.title2.weight(.semibold))
    Text(page.summary).font(.callout).foregroundColor(.secondary)
  }
}
