// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path as straight pieces, to ask whether a point is inside or how far away it is.
///
/// The pieces are made when the first question comes: most shapes are never asked.
@MainActor
final class PathOutline {
  private let path: Path
  private let isClosed: Bool
  private var lines: [(start: CGPoint, end: CGPoint)]?

  init(_ path: Path, closed: Bool) {
    self.path = path
    isClosed = closed
  }

  private var segments: [(start: CGPoint, end: CGPoint)] {
    if let lines { return lines }
    let made = path.segments(closed: isClosed)
    lines = made
    return made
  }

  /// By the non-zero winding rule, or by the even-odd rule.
  func contains(_ point: CGPoint, evenOdd: Bool? = nil) -> Bool {
    var winding = 0
    for (start, end) in segments where (start.y <= point.y) != (end.y <= point.y) {
      let side =
        (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if start.y <= point.y, side > 0 { winding += 1 }
      if start.y > point.y, side < 0 { winding -= 1 }
    }
    return evenOdd ?? path.isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// In points; infinite for an empty path.
  func distance(to point: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    for (start, end) in segments {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let along =
        length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
      let part = max(0, min(1, along))
      let (x, y) = (start.x + dx * part - point.x, start.y + dy * part - point.y)
      best = min(best, x * x + y * y)
    }
    return best.squareRoot()
  }
}
