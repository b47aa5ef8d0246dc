// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The outlines of one symbol, on a field of 24 by 24.
struct SymbolGlyph: Sendable {
  /// Drawn as lines two units wide.
  var lines = Path()
  /// Filled.
  var areas = Path()
  /// Filled where the symbol is asked for in full, and else drawn as a line.
  var bodies = Path()

  /// Commands with numbers behind them: M and L to a point, C a curve, Z back to the beginning, O a
  /// circle by its middle and radius, R a rectangle with round corners, A an arc by middle, radius
  /// and two angles in degrees, clockwise. `|` begins what is filled, `#` what is a body.
  init(_ text: String) {
    var path = Path()
    var layer = Layer.lines
    let words = text.split(separator: " ")
    var index = 0
    func next() -> CGFloat {
      index += 1
      return index <= words.count ? CGFloat(Double(words[index - 1]) ?? 0) : 0
    }
    func point() -> CGPoint {
      let x = next()
      return CGPoint(x: x, y: next())
    }
    while index < words.count {
      let command = words[index]
      index += 1
      switch command {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      case "O":
        let (middle, radius) = (point(), next())
        path.addEllipse(
          in: CGRect(
            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
      case "R":
        let (origin, size) = (point(), point())
        path.addRoundedRect(
          in: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
          cornerRadius: next())
      case "A":
        let (middle, radius) = (point(), next())
        let (from, to) = (Double(next()), Double(next()))
        path.move(
          to: CGPoint(
            x: middle.x + radius * cos(from * .pi / 180),
            y: middle.y + radius * sin(from * .pi / 180)))
        path.addArc(
          center: middle, radius: radius, startRadians: from * .pi / 180,
          endRadians: to * .pi / 180, clockwise: true)
      case "|", "#":
        keep(path, in: layer)
        layer = command == "|" ? .areas : .bodies
        path = Path()
      default: break
      }
    }
    keep(path, in: layer)
  }

  private enum Layer { case lines, areas, bodies }

  private mutating func keep(_ path: Path, in layer: Layer) {
    switch layer {
    case .lines: lines = path
    case .areas: areas = path
    case .bodies: bodies = path
    }
  }
}
