// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path {
  /// What a line of the style covers along the path, in straight pieces, to be filled or hit. Its pieces
  /// lie over each other, so that a line along the result shows them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var stroke = StrokeOutline(style)
    for line in drawnLines { stroke.add(line) }
    return stroke.path
  }

  /// Its parts, each of straight pieces.
  private var drawnLines: [DrawnLine] {
    var lines: [DrawnLine] = []
    for piece in segments(closed: false) {
      if let last = lines.last?.points.last, last == piece.start {
        lines[lines.count - 1].points.append(piece.end)
      } else {
        lines.append(DrawnLine(points: [piece.start, piece.end]))
      }
    }
    return lines.map { line in
      guard line.points.count > 3, line.points.first == line.points.last else { return line }
      return DrawnLine(points: Array(line.points.dropLast()), isClosed: true)
    }
  }
}

/// Points with straight pieces between them.
private struct DrawnLine {
  var points: [CGPoint]
  /// Whether one more piece leads from the last point to the first.
  var isClosed = false

  /// From one point to the next, those that are one left out.
  var pieces: [Piece] {
    let ends = isClosed ? points + points.prefix(1) : points
    return zip(ends, ends.dropFirst()).compactMap { Piece($0, $1) }
  }

  struct Piece {
    let start: CGPoint
    let end: CGPoint
    let length: CGFloat
    /// The direction, one point long.
    let way: CGVector

    init?(_ start: CGPoint, _ end: CGPoint) {
      length = hypot(end.x - start.x, end.y - start.y)
      guard length > 0 else { return nil }
      (self.start, self.end) = (start, end)
      way = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }

    func point(at distance: CGFloat) -> CGPoint {
      CGPoint(x: start.x + way.dx * distance, y: start.y + way.dy * distance)
    }
  }

  /// What is drawn of it, where strokes and gaps of these lengths take turns.
  func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [DrawnLine] {
    let turns = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = turns.reduce(0, +)
    guard whole > 0, whole.isFinite, turns.allSatisfy({ $0 >= 0 }) else { return [self] }
    var turn = 0
    var left = phase.truncatingRemainder(dividingBy: whole)
    if left < 0 { left += whole }
    while left >= turns[turn] {
      left -= turns[turn]
      turn = (turn + 1) % turns.count
    }
    left = turns[turn] - left
    var lines: [DrawnLine] = []
    var pen: CGPoint?
    for piece in pieces {
      var done: CGFloat = 0
      while done < piece.length {
        let next = min(done + left, piece.length)
        if turn.isMultiple(of: 2), next > done {
          if pen == nil { lines.append(DrawnLine(points: [piece.point(at: done)])) }
          lines[lines.count - 1].points.append(piece.point(at: next))
          pen = piece.end
        }
        left -= next - done
        done = next
        while left <= 0 {
          turn = (turn + 1) % turns.count
          left = turns[turn]
          pen = nil
        }
      }
    }
    return lines
  }
}

/// The pieces, corners and ends of a line that has a width.
private struct StrokeOutline {
  let style: StrokeStyle
  private let reach: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  mutating func add(_ line: DrawnLine) {
    guard reach > 0 else { return }
    guard style.dash.isEmpty else {
      for dash in line.dashed(style.dash, phase: style.dashPhase) { addWhole(dash) }
      return
    }
    addWhole(line)
  }

  private mutating func addWhole(_ line: DrawnLine) {
    let pieces = line.pieces
    guard let first = pieces.first, let last = pieces.last else { return }
    for piece in pieces { addBox(piece, from: 0, to: piece.length) }
    for (one, next) in zip(pieces, pieces.dropFirst()) { addCorner(one, next) }
    guard !line.isClosed else { return addCorner(last, first) }
    switch style.lineCap {
    case .butt: break
    case .round:
      addCircle(round: first.start)
      addCircle(round: last.end)
    case .square:
      addBox(first, from: -reach, to: 0)
      addBox(last, from: last.length, to: last.length + reach)
    }
  }

  private mutating func addBox(
    _ piece: DrawnLine.Piece, from start: CGFloat, to end: CGFloat
  ) {
    let (one, other) = (piece.point(at: start), piece.point(at: end))
    let side = CGVector(dx: -piece.way.dy * reach, dy: piece.way.dx * reach)
    add([
      one.moved(by: side, 1), other.moved(by: side, 1), other.moved(by: side, -1),
      one.moved(by: side, -1),
    ])
  }

  private mutating func addCorner(_ one: DrawnLine.Piece, _ next: DrawnLine.Piece) {
    let turn = one.way.dx * next.way.dy - one.way.dy * next.way.dx
    let along = one.way.dx * next.way.dx + one.way.dy * next.way.dy
    guard turn != 0 || along < 0 else { return }
    if style.lineJoin == .round { return addCircle(round: next.start) }
    // The gap is on the outer side of the corner.
    let out = turn > 0 ? -reach : reach
    let first = next.start.moved(by: CGVector(dx: -one.way.dy, dy: one.way.dx), out)
    let second = next.start.moved(by: CGVector(dx: -next.way.dy, dy: next.way.dx), out)
    var corner = [next.start, first, second]
    if style.lineJoin == .miter, along > -1, (2 / (1 + along)).squareRoot() <= style.miterLimit {
      let tip = CGVector(
        dx: -one.way.dy - next.way.dy, dy: one.way.dx + next.way.dx)
      corner.insert(next.start.moved(by: tip, out / (1 + along)), at: 2)
    }
    add(corner)
  }

  private mutating func addCircle(round point: CGPoint) {
    path.addEllipse(
      in: CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach))
  }

  /// All go round the same way, so that nothing is cut out where they lie over each other.
  private mutating func add(_ corners: [CGPoint]) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    path.addLines(area < 0 ? corners.reversed() : corners)
    path.closeSubpath()
  }
}

extension CGPoint {
  fileprivate func moved(by way: CGVector, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + way.dx * factor, y: y + way.dy * factor)
  }
}
