// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path {
  /// A piece of an outline in lines and curves alone.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a closure for each piece of the outline. Parts of circles come as curves, within 0.03 % of
  /// their radius.
  public func forEach(_ body: (Element) -> Void) {
    for step in applying(.identity).elements {
      switch step {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .curve(let point, let control1, let control2):
        body(.curve(to: point, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      // The identity leaves none.
      case .arc: break
      }
    }
  }

  /// Part of a circle that goes so much further round, clockwise on the screen where it is positive.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Path {
      $0.addArc(
        center: center, radius: radius, startRadians: startAngle.radians,
        endRadians: startAngle.radians + delta.radians, clockwise: delta.radians >= 0)
    }
    addPath(arc, transform: transform)
  }

  /// Whether the point lies inside, by one rule or the other.
  ///
  /// - Parameter eoFill: Whether what lies in the outline twice counts as outside.
  @MainActor
  public func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    PathOutline(self, closed: true).contains(point, evenOdd: eoFill)
  }
}

extension Path: LosslessStringConvertible {
  /// Numbers and behind them what is done with them: m moves, l draws a line, q and c a curve, and h goes
  /// back to where the part began.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ command: String) {
      for point in points { words += [Self.word(point.x), Self.word(point.y)] }
      words.append(command)
    }
    forEach { element in
      switch element {
      case .move(let point): add([point], "m")
      case .line(let point): add([point], "l")
      case .quadCurve(let point, let control): add([control, point], "q")
      case .curve(let point, let control1, let control2): add([control1, control2, point], "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// What a description describes; nil for a text that is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func points(_ count: Int) -> [CGPoint]? {
      defer { numbers.removeAll() }
      guard numbers.count == 2 * count else { return nil }
      return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch word {
      case "m":
        guard let place = points(1) else { return nil }
        move(to: place[0])
      case "l":
        guard let place = points(1) else { return nil }
        addLine(to: place[0])
      case "q":
        guard let place = points(2) else { return nil }
        addQuadCurve(to: place[1], control: place[0])
      case "c":
        guard let place = points(3) else { return nil }
        addCurve(to: place[2], control1: place[0], control2: place[1])
      case "h":
        guard numbers.isEmpty else { return nil }
        closeSubpath()
      default: return nil
      }
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func word(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(Double(number))"
  }
}
