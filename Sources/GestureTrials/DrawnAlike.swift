// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Views

// Whether two pictures look the same: what sums of binary fractions lose is not seen, and neither is
// a hair.

extension DisplayList {
  /// Whether nobody could tell both apart: places and widths to a hundredth of a point, colours to
  /// what a screen has, everything else exactly.
  func isDrawnAlike(_ other: DisplayList) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { $0 == $1 || $0.isDrawnAlike($1) }
  }

  /// How many instructions somebody could tell apart.
  func differences(to other: DisplayList) -> Int {
    zip(items, other.items).count { $0 != $1 && !$0.isDrawnAlike($1) }
      + abs(items.count - other.items.count)
  }
}

/// Less than anybody sees.
private enum Hair {
  /// Points.
  static let width = 0.01
  /// Of what turns and stretches a window of a few thousand points, and of angles in radians.
  static let turn = 1e-5
  /// Of a colour's part, and of opacity; a screen has 256 of them.
  static let shade = 0.5 / 255
}

extension Double {
  fileprivate func isAlike(_ other: Double, within hair: Double) -> Bool {
    self == other || abs(self - other) <= hair || isNaN && other.isNaN
  }
}

extension CGFloat {
  fileprivate func isAlike(_ other: CGFloat, within hair: Double = Hair.width) -> Bool {
    Double(self).isAlike(Double(other), within: hair)
  }
}

extension CGPoint {
  fileprivate func isAlike(_ other: CGPoint) -> Bool {
    x.isAlike(other.x) && y.isAlike(other.y)
  }
}

extension DisplayList.Item {
  fileprivate func isDrawnAlike(_ other: DisplayList.Item) -> Bool {
    // A switch over pairs of so many cases takes the compiler too long.
    switch self {
    case .push, .pop, .blend, .group, .picture, .gradient, .gradientText:
      return isOfOneLook(as: other)
    case .transform(let one):
      if case .transform(let two) = other { return one.isAlike(two) }
    case .opacity(let one):
      if case .opacity(let two) = other { return one.isAlike(two, within: Hair.shade) }
    case .clip(let one):
      if case .clip(let two) = other { return one.isAlike(two) }
    case .fill(let one, let color):
      if case .fill(let two, let otherColor) = other {
        return color.isAlike(otherColor) && one.isAlike(two)
      }
    case .stroke(let one, let color, let style):
      if case .stroke(let two, let otherColor, let otherStyle) = other {
        return color.isAlike(otherColor) && style.isAlike(otherStyle) && one.isAlike(two)
      }
    case .text(let one, let place):
      if case .text(let two, let otherPlace) = other {
        return place.isAlike(otherPlace) && one.isAlike(two)
      }
    }
    return false
  }

  /// For what is the same but for its place, or not at all.
  private func isOfOneLook(as other: DisplayList.Item) -> Bool {
    if case .gradient(let one, let fill, let style) = self,
      case .gradient(let two, let otherFill, let otherStyle) = other
    {
      return fill.isAlike(otherFill) && style == otherStyle && one.isAlike(two)
    }
    if case .gradientText(let one, let place, let fill) = self,
      case .gradientText(let two, let otherPlace, let otherFill) = other
    {
      return place.isAlike(otherPlace) && fill.isAlike(otherFill) && one.isAlike(two)
    }
    if case .picture(let one, let rect, let look) = self,
      case .picture(let two, let otherRect, let otherLook) = other
    {
      return one == two && look == otherLook && Path(rect).isAlike(Path(otherRect))
    }
    return self == other
  }
}

extension GradientFill {
  fileprivate func isAlike(_ other: GradientFill) -> Bool {
    guard stops == other.stops else { return false }
    switch (geometry, other.geometry) {
    case (.linear(let from, let to), .linear(let otherFrom, let otherTo)):
      return from.isAlike(otherFrom) && to.isAlike(otherTo)
    case (.radial(let center, let from, let to), .radial(let other, let otherFrom, let otherTo)):
      return center.isAlike(other) && from.isAlike(otherFrom) && to.isAlike(otherTo)
    case (.angular(let center, let from, let to), .angular(let other, let otherFrom, let otherTo)):
      return center.isAlike(other) && from.isAlike(otherFrom, within: Hair.turn)
        && to.isAlike(otherTo, within: Hair.turn)
    case (.mesh(let columns, let points, let rect), .mesh(let others, let otherPoints, let other)):
      return columns == others && points.count == otherPoints.count
        && zip(points, otherPoints).allSatisfy { $0.isAlike($1) }
        && Path(rect).isAlike(Path(other))
    case (.linear, _), (.radial, _), (.angular, _), (.mesh, _): return false
    }
  }
}

extension AffineTransform {
  fileprivate func isAlike(_ other: AffineTransform) -> Bool {
    m11.isAlike(other.m11, within: Hair.turn) && m12.isAlike(other.m12, within: Hair.turn)
      && m21.isAlike(other.m21, within: Hair.turn) && m22.isAlike(other.m22, within: Hair.turn)
      && tX.isAlike(other.tX) && tY.isAlike(other.tY)
  }
}

extension Color {
  func isAlike(_ other: Color) -> Bool {
    red.isAlike(other.red, within: Hair.shade) && green.isAlike(other.green, within: Hair.shade)
      && blue.isAlike(other.blue, within: Hair.shade)
      && alpha.isAlike(other.alpha, within: Hair.shade)
  }
}

extension StrokeStyle {
  func isAlike(_ other: StrokeStyle) -> Bool {
    var same = self
    (same.lineWidth, same.dash, same.dashPhase) = (other.lineWidth, other.dash, other.dashPhase)
    return same == other && lineWidth.isAlike(other.lineWidth)
      && dashPhase.isAlike(other.dashPhase) && dash.count == other.dash.count
      && zip(dash, other.dash).allSatisfy { $0.isAlike($1) }
  }
}

extension TextRun {
  /// A text that is as wide as it is measured has a width with a hair more or less.
  fileprivate func isAlike(_ other: TextRun) -> Bool {
    let isAsWide =
      if let width, let otherWidth = other.width {
        width.isAlike(otherWidth)
      } else {
        width == other.width
      }
    guard isAsWide, font.isAlike(other.font), color.isAlike(other.color) else { return false }
    var same = self
    (same.width, same.font, same.color) = (other.width, other.font, other.color)
    return same == other
  }
}

extension Font {
  fileprivate func isAlike(_ other: Font) -> Bool {
    var same = self
    same.size = other.size
    return same == other && size.isAlike(other.size)
  }
}

extension Path {
  fileprivate func isAlike(_ other: Path) -> Bool {
    func isSame(_ one: [Step], _ two: [Step]) -> Bool {
      one.count == two.count && zip(one, two).allSatisfy { $0.isAlike($1) }
    }
    // Most paths are alike as they stand.
    return isSame(elements, other.elements)
      || isSame(elements.straightened, other.elements.straightened)
  }
}

extension [Path.Step] {
  /// A straight line through other points is the same line.
  var straightened: [Path.Step] {
    var kept: [Path.Step] = []
    for element in self {
      if case .line(let end) = element {
        if let last = kept.last?.endOfLine, last.isAlike(end) { continue }
        if case .line(let middle)? = kept.last, let start = kept.dropLast().last?.endOfLine,
          middle.isBetween(start, end)
        {
          kept.removeLast()
        }
      }
      kept.append(element)
    }
    return kept
  }
}

extension Path.Step {
  /// Where a line goes on; nil where that is not known.
  var endOfLine: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(let point, _, _): point
    case .arc, .close: nil
    }
  }
}

extension CGPoint {
  /// Whether the way from one point to another leads through it.
  func isBetween(_ start: CGPoint, _ end: CGPoint) -> Bool {
    let (way, part) = (
      CGPoint(x: end.x - start.x, y: end.y - start.y), CGPoint(x: x - start.x, y: y - start.y)
    )
    let length = hypot(way.x, way.y)
    guard length > 0 else { return false }
    let along = (way.x * part.x + way.y * part.y) / length
    let across = abs(way.x * part.y - way.y * part.x) / length
    return across <= Hair.width && (0...length).contains(along)
  }
}

extension Path.Step {
  func isAlike(_ other: Path.Step) -> Bool {
    switch (self, other) {
    case (.move(let one), .move(let two)), (.line(let one), .line(let two)): one.isAlike(two)
    case (.curve(let one, let first, let second), .curve(let two, let otherFirst, let otherSecond)):
      one.isAlike(two) && first.isAlike(otherFirst) && second.isAlike(otherSecond)
    case (
      .arc(let center, let radius, let start, let end, let clockwise),
      .arc(let otherCenter, let otherRadius, let otherStart, let otherEnd, let otherClockwise)
    ):
      center.isAlike(otherCenter) && radius.isAlike(otherRadius)
        && start.isAlike(otherStart, within: Hair.turn)
        && end.isAlike(otherEnd, within: Hair.turn) && clockwise == otherClockwise
    case (.close, .close): true
    case (.move, _), (.line, _), (.curve, _), (.arc, _), (.close, _): false
    }
  }
}
