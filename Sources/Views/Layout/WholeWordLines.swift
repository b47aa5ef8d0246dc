// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views one after the other, each as wide as it likes, in as many lines as they need. One that no line
/// holds is as wide as a line.
package struct WholeWordLines: Layout {
  /// In points, between two views of a line, and between two lines.
  private let spacing: CGFloat
  private let lineSpacing: CGFloat

  package init(spacing: CGFloat, lineSpacing: CGFloat) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let places = places(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, place) in zip(subviews, places(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func places(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
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
  }
}
