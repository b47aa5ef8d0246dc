// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// The page, what the keyboard can do on it, and in words what just changed.
struct GalleryView: View {
  @State private var page: GalleryPage
  @State private var showsCaptions = false
  @State private var status = "Nothing has changed yet."
  @Environment(\.textScale) private var scale

  /// Of the window as it opens, in points.
  static let size = CGSize(width: 960, height: 680)

  init(page: GalleryPage) {
    _page = State(initialValue: page)
  }

  /// With large text everything has the room that it has with text of the usual size, and what does
  /// not fit the window is reached by scrolling.
  @ViewBuilder var body: some View {
    if scale > 1 {
      ScrollView([.horizontal, .vertical]) {
        whole.frame(width: Self.size.width * scale, height: Self.size.height * scale)
      }
    } else {
      whole
    }
  }

  private var whole: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 24) {
        PageBar(page: $page, showsCaptions: $showsCaptions)
        content.focusSection().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      if showsCaptions { CaptionStrip() }
      KeyStrip()
      StatusLine(text: status)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.97))
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .dial: DialPage(status: $status)
    case .knob: KnobPage(status: $status)
    case .photo: PhotoPage(status: $status)
    case .cards: CardsPage(status: $status)
    case .tasks: TasksPage(status: $status)
    case .buttons: ButtonsPage(status: $status)
    case .sketch: SketchPage(status: $status)
    case .splitter: SplitterPage(status: $status)
    case .board: BoardPage(status: $status)
    case .mixer: MixerPage(status: $status)
    case .map: MapPage(status: $status)
    case .mail: MailPage(status: $status)
    case .lab: LabPage(status: $status)
    }
  }
}

/// Leads to a page.
struct PageButton: View {
  let page: GalleryPage
  @Binding var selection: GalleryPage
  @Environment(\.textScale) private var scale

  var body: some View {
    Button(action: { selection = page }) {
      Text(page.title)
        .frame(width: 116 * scale, alignment: .leading)
        .padding(.horizontal, 12)
        .padding(.vertical, 3)
        .foregroundColor(isSelected ? .white : .primary)
        .background(RoundedRectangle(cornerRadius: 6).fill(isSelected ? .blue : .white))
        .overlay(
          RoundedRectangle(cornerRadius: 6).strokeBorder(Color(white: 0.55), lineWidth: 1))
    }
    .buttonStyle(.plain)
    .accessibilityHint(GalleryPage.buttonHint)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var isSelected: Bool { selection == page }
}
