// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Segments side by side over the whole width that is offered: all equally wide where the widest has
/// room for that, and otherwise each with its share of what is left. What has no room in one row goes on
/// in the next. Where no width is offered they are as wide as the widest.
struct SegmentRow: Layout {
  private static let gap = Distance.hair

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width)
    let width = rows.map { $0.map(\.width).reduce(0, +) + Self.gaps($0.count) }.max() ?? 0
    let heights = rows.map { Self.height(of: $0, subviews) }
    return CGSize(width: width, height: heights.reduce(0, +) + Self.gaps(rows.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let rows = rows(of: subviews, in: bounds.width)
    let heights = rows.map { Self.height(of: $0, subviews) }
    let slack = bounds.height - heights.reduce(0, +) - Self.gaps(rows.count)
    let more = max(0, slack) / CGFloat(max(1, rows.count))
    var y = bounds.minY
    for (row, own) in zip(rows, heights) {
      let height = own + more
      var x = bounds.minX
      for segment in row {
        subviews[segment.place].place(
          at: CGPoint(x: x, y: y),
          proposal: ProposedViewSize(width: segment.width, height: height))
        x += segment.width + Self.gap
      }
      y += height + Self.gap
    }
  }

  private struct Segment {
    /// Among all, from 0.
    let place: Int
    var width: CGFloat
  }

  private static func gaps(_ count: Int) -> CGFloat { gap * CGFloat(max(0, count - 1)) }

  private static func height(of row: [Segment], _ subviews: Subviews) -> CGFloat {
    row.map { segment in
      subviews[segment.place].sizeThatFits(ProposedViewSize(width: segment.width, height: nil))
        .height
    }.max() ?? 0
  }

  private func rows(of subviews: Subviews, in offered: CGFloat?) -> [[Segment]] {
    let own = subviews.map { $0.sizeThatFits(.unspecified).width }
    guard let widest = own.max() else { return [] }
    guard let offered, offered.isFinite else {
      return [own.indices.map { Segment(place: $0, width: widest) }]
    }
    var rows: [[Segment]] = [[]]
    var used: CGFloat = 0
    for (place, width) in own.enumerated() {
      let isFirst = rows[rows.count - 1].isEmpty
      if !isFirst, used + Self.gap + width > offered {
        rows.append([])
        used = 0
      } else if !isFirst {
        used += Self.gap
      }
      rows[rows.count - 1].append(Segment(place: place, width: width))
      used += width
    }
    return rows.map { Self.filled($0, offered) }
  }

  /// A row over the whole width.
  private static func filled(_ row: [Segment], _ offered: CGFloat) -> [Segment] {
    let room = offered - gaps(row.count)
    let share = room / CGFloat(row.count)
    let isEven = row.allSatisfy { $0.width <= share }
    let more = (room - row.map(\.width).reduce(0, +)) / CGFloat(row.count)
    return row.map { Segment(place: $0.place, width: max(0, isEven ? share : $0.width + more)) }
  }
}
