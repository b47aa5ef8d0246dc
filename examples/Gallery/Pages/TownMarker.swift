// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A place's mark and its name, upright however the map is turned.
struct TownMarker: View {
  let place: Town.Place
  /// From the map's middle, in points; and as far as the map reaches.
  let x: CGFloat
  let reach: CGFloat
  let action: () -> Void
  let onFocus: () -> Void

  var body: some View {
    Button(action: action) {
      MarkerLayout(x: x, reach: reach) {
        Circle()
          .fill(Color.red)
          .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
          .frame(width: 16, height: 16)
        Text(place.name)
          .font(.subheadline)
          .padding(.horizontal, 6)
          .padding(.vertical, 1)
          .background(RoundedRectangle(cornerRadius: 5).fill(Color.paper))
      }
    }
    .buttonStyle(.plain)
    .accessibilityHint("Shows the place")
    .focusable(true) { if $0 { onFocus() } }
  }
}

/// A mark above a name.
private struct MarkerLayout: Layout {
  private static let spacing: CGFloat = 2

  let x: CGFloat
  let reach: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + Self.spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let shift = MarkerPlaces.shift(of: bounds.width, at: x, reach: reach)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let place = CGPoint(x: bounds.midX - (index == 0 ? shift : 0), y: y)
      subview.place(at: place, anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + Self.spacing
    }
  }
}

/// Where markers stand: the mark, not the middle of mark and name, is on the place, and the map's edge
/// cuts nothing off a name.
struct MarkerPlaces: Layout {
  /// From the map's middle, in points.
  let offsets: [CGSize]

  /// How far a name has to go to the middle.
  static func shift(of width: CGFloat, at x: CGFloat, reach: CGFloat) -> CGFloat {
    guard abs(x) <= reach else { return 0 }
    let cut = min(width / 2, max(0, abs(x) + width / 2 + 4 - reach))
    return x > 0 ? -cut : cut
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, offset) in zip(subviews, offsets) {
      let width = subview.sizeThatFits(.unspecified).width
      let shift = Self.shift(of: width, at: offset.width, reach: bounds.width / 2)
      subview.place(
        at: CGPoint(x: bounds.midX + offset.width + shift, y: bounds.midY + offset.height + 10),
        anchor: .center, proposal: .unspecified)
    }
  }
}
