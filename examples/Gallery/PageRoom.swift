// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// How wide a page may be where the window is narrow, or its text large.
private struct PageRoomKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// Points across that a page has; nil where it has as many as it likes.
  var pageRoom: CGFloat? {
    get { self[PageRoomKey.self] }
    set { self[PageRoomKey.self] = newValue }
  }
}

extension View {
  /// As wide as this where there is room for it, else as wide as the room is.
  func pageWidth(_ width: CGFloat) -> some View { modifier(PageWidth(width: width)) }
}

private struct PageWidth: ViewModifier {
  let width: CGFloat
  @Environment(\.pageRoom) private var room

  func body(content: Content) -> some View {
    content.frame(width: min(width, room ?? width))
  }
}

/// Views in a row where there is room, else one below the other.
struct RowOrColumn<Content: View>: View {
  let spacing: CGFloat
  let content: Content
  @Environment(\.pageRoom) private var room

  init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View {
    if room == nil {
      HStack(alignment: .top, spacing: spacing) { content }
    } else {
      VStack(alignment: .leading, spacing: spacing) { content }
    }
  }
}
