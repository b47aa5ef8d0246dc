// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of another shape's outline, from one share of its length to another.
struct TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Base.AnimatableData> {
    get { AnimatablePair(AnimatablePair(start, end), base.animatableData) }
    set {
      (start, end) = (newValue.first.first, newValue.first.second)
      base.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Shape {
  /// A part of the outline: 0 is where it begins, 1 where it ends. A circle begins at the right, and
  /// goes on below.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
}

extension Path {
  /// A part of the path by its length, in straight pieces; all of it, as it is, from 0 to 1. Empty
  /// where the end is not behind the start.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from > 0 || to < 1 else { return self }
    let pieces = segments(closed: false)
    let lengths = pieces.map { hypot($0.end.x - $0.start.x, $0.end.y - $0.start.y) }
    let whole = lengths.reduce(0, +)
    guard whole > 0, to > from else { return Path() }
    let (first, last) = (from * whole, to * whole)
    var path = Path()
    var done: CGFloat = 0
    var pen: CGPoint?
    for (piece, length) in zip(pieces, lengths) {
      defer { done += length }
      guard length > 0, done + length > first, done < last else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = min(max(distance / length, 0), 1)
        return CGPoint(
          x: piece.start.x + (piece.end.x - piece.start.x) * part,
          y: piece.start.y + (piece.end.y - piece.start.y) * part)
      }
      let begin = point(first - done)
      if pen != begin { path.move(to: begin) }
      let end = point(last - done)
      path.addLine(to: end)
      pen = end
    }
    return path
  }
}
