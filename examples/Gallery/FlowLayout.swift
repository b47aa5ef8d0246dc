// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Views one after the other, in as many lines as they need, each in the middle of its line.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let places = places(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
      let isWhole = subview.sizeThatFits(.unspecified).width <= bounds.width
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: isWhole ? .unspecified : ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    let places = subviews.map { subview in
      let whole = subview.sizeThatFits(.unspecified)
      let size =
        whole.width <= width
        ? whole : subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      let place = CGRect(origin: corner, size: size)
      corner.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      return place
    }
    let heights = Dictionary(grouping: places, by: \.minY).mapValues { line in
      line.map(\.height).max() ?? 0
    }
    return places.map { place in
      place.offsetBy(dx: 0, dy: ((heights[place.minY] ?? place.height) - place.height) / 2)
    }
  }
}
