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

/// How much larger than usual a page is where the window is large.
private struct PageGrowthKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  /// What the sizes of a page are multiplied by: 1 in a window of the size with which the gallery opens,
  /// and in smaller ones, but for a picture in a low one.
  var pageGrowth: CGFloat {
    get { self[PageGrowthKey.self] }
    set { self[PageGrowthKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What a mark beside words is larger by where these are large: less than they, which need the room.
  var markGrowth: CGFloat { max(1, textScale).squareRoot() }
}

extension View {
  /// A square of so many points, smaller where words are large and the window is not: what stands beside
  /// it needs the room.
  func besideWords(side: CGFloat) -> some View { modifier(BesideWords(side: side)) }

  /// Drawn larger as the page grows, with everything in it.
  func grown() -> some View { modifier(Grown()) }

  /// As wide as this, and wider as the page or its text grows, where there is room for it, else as wide
  /// as the room is.
  func pageWidth(_ width: CGFloat) -> some View { modifier(PageWidth(width: width)) }
}

extension CGSize {
  /// Larger as the page grows, and no wider than the room; nil is as much as it likes.
  func grown(_ growth: CGFloat, within room: CGFloat?) -> CGSize {
    CGSize(width: min(width * growth, room ?? .infinity), height: height * growth)
  }

  /// The same way in a picture that is turned.
  func turned(by angle: Angle) -> CGSize {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return CGSize(width: width * cosine - height * sine, height: width * sine + height * cosine)
  }
}

private struct BesideWords: ViewModifier {
  let side: CGFloat
  @Environment(\.textScale) private var scale
  @Environment(\.pageGrowth) private var growth

  func body(content: Content) -> some View {
    let size = growth > 1 ? 1 : min(1, 1.4 / scale)
    content.frame(width: side, height: side)
      .scaleEffect(size)
      .frame(width: side * size, height: side * size)
  }
}

private struct PageWidth: ViewModifier {
  let width: CGFloat
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth
  @Environment(\.textScale) private var scale

  func body(content: Content) -> some View {
    // Large text takes what room there is.
    content.frame(width: room.map { min(width * max(growth, scale), $0) } ?? width * growth)
  }
}

private struct Grown: ViewModifier {
  @Environment(\.pageGrowth) private var growth

  func body(content: Content) -> some View {
    GrownLayout(growth: growth) { content.scaleEffect(growth) }
  }
}

/// Takes as much room as its view does when it is drawn so much larger.
private struct GrownLayout: Layout {
  let growth: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: middle, anchor: .center, proposal: .unspecified)
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
