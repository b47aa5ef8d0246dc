// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A place's mark and its name, upright however the map is turned. A tap shows the place; a drag that
/// begins on it moves the map.
struct TownMarker: View {
  let place: Town.Place
  let spot: MarkerSpot
  let action: () -> Void
  let onFocus: () -> Void

  var body: some View {
    MarkerLayout(spot: spot) {
      Circle()
        .fill(Color.red)
        .overlay(Circle().strokeBorder(Color.white, lineWidth: 2))
        .frame(width: 2 * spot.mark, height: 2 * spot.mark)
      Text(place.name)
        .font(.subheadline)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(RoundedRectangle(cornerRadius: 5).fill(Color.paper))
    }
    .contentShape(Rectangle())
    .onTapGesture(perform: action)
    .accessibilityHint("Shows the place")
    .focusable(true) { if $0 { onFocus() } }
  }
}

/// Where a mark stands, and where beside it its name: the map's edge cuts nothing off a name, and what is
/// not on the map leaves nothing on it.
struct MarkerSpot: Equatable {
  /// Half of a mark beside text of the usual size, in points.
  static let usualMark: CGFloat = 8
  /// Points that a name keeps from the edge.
  private static let margin: CGFloat = 4

  /// Of the mark's middle from the map's, in points.
  let offset: CGSize
  /// From the map's middle to its edges.
  let reach: CGSize
  /// Half of a mark, in points.
  let mark: CGFloat

  private var isBeside: Bool { abs(offset.width) > reach.width - mark }

  /// How far the mark is drawn from the middle of mark and name; a mark that is not on the map goes along
  /// with its name.
  func markShift(of width: CGFloat) -> CGFloat { isBeside ? 0 : -shift(of: width) }

  /// How far the middle of mark and name is from the mark's.
  func shift(of width: CGFloat) -> CGFloat {
    let x = abs(offset.width)
    let shift =
      isBeside
      ? max(0, reach.width + width / 2 - x)
      : -min(width / 2, max(0, x + width / 2 + Self.margin - reach.width))
    return offset.width > 0 ? shift : -shift
  }

  /// Whether the name stands above its mark, as there is no room below.
  func isNameAbove(_ height: CGFloat) -> Bool {
    offset.height <= reach.height - mark
      && offset.height - mark + height > reach.height
  }

  /// The top of mark and name, from the map's middle.
  func top(of height: CGFloat) -> CGFloat {
    let top = offset.height - mark
    if isNameAbove(height) { return offset.height + mark - height }
    if offset.height < mark - reach.height { return min(top, -reach.height - height) }
    return offset.height > reach.height - mark ? max(top, reach.height) : top
  }
}

/// A mark above a name, or below it.
private struct MarkerLayout: Layout {
  private static let spacing: CGFloat = 2

  let spot: MarkerSpot

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
    guard let mark = subviews.first, let name = subviews.last else { return }
    let isAbove = spot.isNameAbove(bounds.height)
    mark.place(
      at: CGPoint(
        x: bounds.midX + spot.markShift(of: bounds.width), y: isAbove ? bounds.maxY : bounds.minY),
      anchor: isAbove ? .bottom : .top, proposal: .unspecified)
    name.place(
      at: CGPoint(x: bounds.midX, y: isAbove ? bounds.minY : bounds.maxY),
      anchor: isAbove ? .top : .bottom, proposal: .unspecified)
  }
}

/// Marks and names on a map.
struct MarkerPlaces: Layout {
  let spots: [MarkerSpot]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, spot) in zip(subviews, spots) {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(
          x: bounds.midX + spot.offset.width + spot.shift(of: size.width),
          y: bounds.midY + spot.top(of: size.height)),
        anchor: .top, proposal: .unspecified)
    }
  }
}
