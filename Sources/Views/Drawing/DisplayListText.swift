// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The one text form of a display list, one instruction a line: what a golden holds.
///
/// Numbers have at most two decimals, colours are `#rrggbb` with an opacity where there is one, and
/// what stands between a push and its pop is indented by two spaces.
public struct DisplayListText {
  private let list: DisplayList

  public init(_ list: DisplayList) {
    self.list = list
  }

  /// All instructions, with a line feed at the end.
  public var text: String {
    var lines: [String] = []
    var depth = 0
    for item in list.items {
      if item == .pop { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + line(item))
      if item == .push { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ item: DisplayList.Item) -> String {
    switch item {
    case .push: "push"
    case .pop: "pop"
    case .transform(let t):
      "transform \(number(t.m11)) \(number(t.m12)) \(number(t.m21)) \(number(t.m22)) "
        + "\(number(t.tX)) \(number(t.tY))"
    case .opacity(let opacity): "opacity \(number(opacity))"
    case .clip(let path): "clip \(text(of: path))"
    case .fill(let path, let color): "fill \(text(of: color)) \(text(of: path))"
    case .stroke(let path, let color, let style):
      "stroke \(text(of: color)) width \(number(style.lineWidth)) \(text(of: path))"
    case .text(let run, let origin): text(of: run, at: origin)
    case .gradient(let path, let fill, nil): "fill \(text(of: fill)) \(text(of: path))"
    case .gradient(let path, let fill, let style?):
      "stroke \(text(of: fill)) width \(number(style.lineWidth)) \(text(of: path))"
    case .gradientText(let run, let origin, let fill):
      "\(text(of: run, at: origin)) in \(text(of: fill))"
    case .picture(let path, let rect, let look):
      "picture \"\(path.split(separator: "/").last ?? "")\" at \(text(of: rect.origin)) "
        + "size \(number(rect.width)) \(number(rect.height))" + text(of: look)
    case .blend(let mode): "blend \(mode)"
    case .group(.blurred(let radius)): "group blurred \(number(radius))"
    case .group(.projected(let transform, let rect)):
      "group projected \(transform.corners(of: rect).map { text(of: $0) }.joined(separator: " "))"
    case .group(let operation): "group \(operation)"
    }
  }

  private func text(of run: TextRun, at origin: CGPoint) -> String {
    var parts = ["text", "\"" + run.text.replacingOccurrences(of: "\n", with: "\\n") + "\""]
    parts.append("at \(number(origin.x)) \(number(origin.y))")
    parts.append("size \(number(run.font.size)) \(text(of: run.color))")
    if run.font.weight != .regular { parts.append("weight \(run.font.weight.rawValue)") }
    if let width = run.width { parts.append("in \(number(width))") }
    return parts.joined(separator: " ")
  }

  private func text(of look: PictureLook) -> String {
    var text = look.ink.map { " in \(self.text(of: $0))" } ?? ""
    for numbers in look.colors { text += " colors \(numbers.map(number).joined(separator: " "))" }
    if look.isSharp { text += " sharp" }
    if look.isTiled { text += " tiled" }
    let caps = look.caps
    let sides = [caps.leading, caps.top, caps.trailing, caps.bottom]
    if caps != EdgeInsets() { text += " caps \(sides.map(number).joined(separator: " "))" }
    return text
  }

  private func text(of fill: GradientFill) -> String {
    let stops = fill.stops.map { "\(text(of: $0.color)) \(number($0.location))" }
    let geometry =
      switch fill.geometry {
      case .linear(let from, let to): "linear \(text(of: from)) \(text(of: to))"
      case .radial(let center, let from, let to):
        "radial \(text(of: center)) \(number(from)) \(number(to))"
      case .angular(let center, let from, let to):
        "angular \(text(of: center)) \(number(from)) \(number(to))"
      case .mesh(let columns, let points, _):
        "mesh of \(columns) \(points.map { text(of: $0) }.joined(separator: " "))"
      }
    return "(\(geometry): \(stops.joined(separator: ", ")))"
  }

  private func text(of color: Color) -> String {
    let parts = [color.red, color.green, color.blue].map { part in
      let byte = Int((max(0, min(1, part)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opacity = color.alpha < 1 ? "/\(number(color.alpha))" : ""
    return "#" + parts.joined() + opacity
  }

  private func text(of path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(of: point))"
      case .line(let point): "L \(text(of: point))"
      case .curve(let point, let control1, let control2):
        "C \(text(of: control1)) \(text(of: control2)) \(text(of: point))"
      case .arc(let center, let radius, let start, let end, let clockwise):
        "A \(text(of: center)) \(number(radius)) \(number(start)) \(number(end)) "
          + (clockwise ? "clockwise" : "counterclockwise")
      case .close: "Z"
      }
    }
    .joined(separator: " ")
  }

  private func text(of point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  private func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int64(rounded)) : String(rounded)
  }

  private func number(_ value: CGFloat) -> String { number(Double(value)) }
}
