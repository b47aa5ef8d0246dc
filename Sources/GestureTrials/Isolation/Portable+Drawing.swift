// SPDX-License-Identifier: Apache-2.0

import Foundation
import Views

// What is drawn, as bytes.

extension DisplayList: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(items)
    writer.write(ground)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(items: try reader.value())
    ground = try reader.value()
  }
}

extension DisplayList.Item: Portable {
  private enum Kind: Int, Portable {
    case push, pop, transform, opacity, clip, fill, stroke, gradient, gradientText, picture, blend
    case group, text
  }

  func write(to writer: inout PortableWriter) {
    switch self {
    case .push: writer.write(Kind.push)
    case .pop: writer.write(Kind.pop)
    case .transform(let transform):
      writer.write(Kind.transform)
      writer.write(transform)
    case .opacity(let opacity):
      writer.write(Kind.opacity)
      writer.write(opacity)
    case .clip(let path):
      writer.write(Kind.clip)
      writer.write(path)
    case .fill(let path, let color):
      writer.write(Kind.fill)
      writer.write(path)
      writer.write(color)
    case .stroke(let path, let color, let style):
      writer.write(Kind.stroke)
      writer.write(path)
      writer.write(color)
      writer.write(style)
    case .gradient(let path, let fill, let style):
      writer.write(Kind.gradient)
      writer.write(path)
      writer.write(fill)
      writer.write(style)
    case .gradientText(let run, let place, let fill):
      writer.write(Kind.gradientText)
      writer.write(run)
      writer.write(place)
      writer.write(fill)
    case .picture(let file, let rect, let look):
      writer.write(Kind.picture)
      writer.write(file)
      writer.write(rect)
      writer.write(look)
    case .blend(let mode):
      writer.write(Kind.blend)
      writer.write(BlendMode.allCases.firstIndex(of: mode) ?? 0)
    case .group(let operation):
      writer.write(Kind.group)
      writer.write(operation)
    case .text(let run, let place):
      writer.write(Kind.text)
      writer.write(run)
      writer.write(place)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self =
      switch try reader.value(Kind.self) {
      case .push: .push
      case .pop: .pop
      case .transform: .transform(try reader.value())
      case .opacity: .opacity(try reader.value())
      case .clip: .clip(try reader.value())
      case .fill: .fill(try reader.value(), try reader.value())
      case .stroke: .stroke(try reader.value(), try reader.value(), try reader.value())
      case .gradient: .gradient(try reader.value(), try reader.value(), try reader.value())
      case .gradientText:
        .gradientText(try reader.value(), try reader.value(), try reader.value())
      case .picture: .picture(try reader.value(), try reader.value(), try reader.value())
      case .blend: .blend(try reader.one(of: BlendMode.allCases))
      case .group: .group(try reader.value())
      case .text: .text(try reader.value(), try reader.value())
      }
  }
}

extension GroupOperator: Portable {
  private static var plain: [GroupOperator] { [.over, .masked, .mask] }

  func write(to writer: inout PortableWriter) {
    var radius: CGFloat?
    var projection: ProjectionTransform?
    var room = CGRect.zero
    if case .blurred(let spread) = self { radius = spread }
    if case .projected(let transform, let rect) = self { (projection, room) = (transform, rect) }
    writer.write(radius)
    writer.write(projection)
    writer.write(room)
    writer.write(Self.plain.firstIndex(of: self) ?? 0)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let radius: CGFloat? = try reader.value()
    let projection: ProjectionTransform? = try reader.value()
    let room: CGRect = try reader.value()
    let plain = try reader.one(of: Self.plain)
    self =
      radius.map { .blurred(radius: $0) } ?? projection.map { .projected($0, in: room) } ?? plain
  }
}

extension ProjectionTransform: Portable {
  func write(to writer: inout PortableWriter) {
    for part in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { writer.write(part) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init()
    (m11, m12, m13) = (try reader.value(), try reader.value(), try reader.value())
    (m21, m22, m23) = (try reader.value(), try reader.value(), try reader.value())
    (m31, m32, m33) = (try reader.value(), try reader.value(), try reader.value())
  }
}

extension PictureLook: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(colors)
    writer.write(ink)
    writer.write(isSharp)
    writer.write(isTiled)
    for side in [caps.top, caps.leading, caps.bottom, caps.trailing] { writer.write(side) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      colors: try reader.value(), ink: try reader.value(), isSharp: try reader.value(),
      isTiled: try reader.value())
    caps.top = try reader.value()
    caps.leading = try reader.value()
    caps.bottom = try reader.value()
    caps.trailing = try reader.value()
  }
}

extension GradientFill: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(geometry)
    writer.write(stops)
    writer.write(transform)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(try reader.value(), try reader.value(), transform: try reader.value())
  }
}

extension GradientFill.Stop: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(color)
    writer.write(location)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(color: try reader.value(), location: try reader.value())
  }
}

extension GradientFill.Geometry: Portable {
  private enum Kind: Int, Portable {
    case linear, radial, angular, mesh
  }

  func write(to writer: inout PortableWriter) {
    switch self {
    case .linear(let start, let end):
      writer.write(Kind.linear)
      writer.write(start)
      writer.write(end)
    case .radial(let center, let start, let end):
      writer.write(Kind.radial)
      writer.write(center)
      writer.write(start)
      writer.write(end)
    case .angular(let center, let start, let end):
      writer.write(Kind.angular)
      writer.write(center)
      writer.write(start)
      writer.write(end)
    case .mesh(let columns, let points, let rect):
      writer.write(Kind.mesh)
      writer.write(columns)
      writer.write(points)
      writer.write(rect)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self =
      switch try reader.value(Kind.self) {
      case .linear: .linear(from: try reader.value(), to: try reader.value())
      case .radial:
        .radial(
          center: try reader.value(), from: try reader.value(), to: try reader.value())
      case .angular:
        .angular(
          center: try reader.value(), from: try reader.value(), to: try reader.value())
      case .mesh:
        .mesh(
          columns: try reader.value(), points: try reader.value(), in: try reader.value())
      }
  }
}

extension CGRect: Portable {
  func write(to writer: inout PortableWriter) {
    for part in [origin.x, origin.y, width, height] { writer.write(part) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let (x, y): (Double, Double) = (try reader.value(), try reader.value())
    let (width, height): (Double, Double) = (try reader.value(), try reader.value())
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension AffineTransform: Portable {
  func write(to writer: inout PortableWriter) {
    for part in [m11, m12, m21, m22, tX, tY] { writer.write(part) }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      m11: try reader.value(), m12: try reader.value(), m21: try reader.value(),
      m22: try reader.value(), tX: try reader.value(), tY: try reader.value())
  }
}

extension Path: Portable {
  func write(to writer: inout PortableWriter) { writer.write(elements) }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init()
    for element in try reader.value([Step].self) {
      switch element {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .arc(let center, let radius, let start, let end, let clockwise):
        addArc(
          center: center, radius: radius, startRadians: start, endRadians: end,
          clockwise: clockwise)
      case .close: closeSubpath()
      }
    }
  }
}

extension Path.Step: Portable {
  private enum Kind: Int, Portable {
    case move, line, curve, arc, close
  }

  func write(to writer: inout PortableWriter) {
    switch self {
    case .move(let end):
      writer.write(Kind.move)
      writer.write(end)
    case .line(let end):
      writer.write(Kind.line)
      writer.write(end)
    case .curve(let end, let first, let second):
      writer.write(Kind.curve)
      for point in [end, first, second] { writer.write(point) }
    case .arc(let center, let radius, let start, let end, let clockwise):
      writer.write(Kind.arc)
      writer.write(center)
      writer.write(radius)
      writer.write(start)
      writer.write(end)
      writer.write(clockwise)
    case .close: writer.write(Kind.close)
    }
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self =
      switch try reader.value(Kind.self) {
      case .move: .move(to: try reader.value())
      case .line: .line(to: try reader.value())
      case .curve:
        .curve(
          to: try reader.value(), control1: try reader.value(), control2: try reader.value())
      case .arc:
        .arc(
          center: try reader.value(), radius: try reader.value(), start: try reader.value(),
          end: try reader.value(), clockwise: try reader.value())
      case .close: .close
      }
  }
}

extension Color: Portable {
  func write(to writer: inout PortableWriter) {
    for part in [red, green, blue, alpha] { writer.write(part) }
    writer.write(dark)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let color = Color(
      red: try reader.value(), green: try reader.value(), blue: try reader.value(),
      opacity: try reader.value())
    let dark: Color? = try reader.value()
    self = dark.map { Color(light: color, dark: $0) } ?? color
  }
}

extension StrokeStyle: Portable {
  private static let caps: [LineCap] = [.butt, .round, .square]
  private static let joins: [LineJoin] = [.miter, .round, .bevel]

  func write(to writer: inout PortableWriter) {
    writer.write(lineWidth)
    writer.write(Self.caps.firstIndex(of: lineCap) ?? 0)
    writer.write(Self.joins.firstIndex(of: lineJoin) ?? 0)
    writer.write(miterLimit)
    writer.write(dash)
    writer.write(dashPhase)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      lineWidth: try reader.value(), lineCap: try reader.one(of: Self.caps),
      lineJoin: try reader.one(of: Self.joins), miterLimit: try reader.value(),
      dash: try reader.value(), dashPhase: try reader.value())
  }
}

extension TextRun: Portable {
  private static let alignments: [Alignment] = [.leading, .center, .trailing]
  private static let truncations: [Truncation] = [.head, .middle, .tail]

  func write(to writer: inout PortableWriter) {
    writer.write(text)
    writer.write(font)
    writer.write(color)
    writer.write(Self.alignments.firstIndex(of: alignment) ?? 0)
    writer.write(width)
    writer.write(lineLimit)
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
    writer.write(lineColors)
    writer.write(lineSpacing)
    writer.write(tracking)
    writer.write(rise)
    writer.write(Self.truncations.firstIndex(of: truncation) ?? 0)
    writer.write(spans)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      text: try reader.value(), font: try reader.value(), color: try reader.value(),
      alignment: try reader.one(of: Self.alignments), width: try reader.value(),
      lineLimit: try reader.value())
    isUnderlined = try reader.value()
    isStruckThrough = try reader.value()
    lineColors = try reader.value()
    lineSpacing = try reader.value()
    tracking = try reader.value()
    rise = try reader.value()
    truncation = try reader.one(of: Self.truncations)
    spans = try reader.value()
  }
}

extension LetterLineColors: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(below)
    writer.write(through)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(below: try reader.value(), through: try reader.value())
  }
}

extension TextRun.Span: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(range.lowerBound)
    writer.write(range.upperBound)
    writer.write(font)
    writer.write(color)
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
    writer.write(lineColors)
    writer.write(tracking)
    writer.write(rise)
    writer.write(background)
    writer.write(picture)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    let start = try reader.integer()
    let end = try reader.integer()
    guard start <= end else { throw PortableDamage() }
    self.init(range: start..<end, font: try reader.value(), color: try reader.value())
    isUnderlined = try reader.value()
    isStruckThrough = try reader.value()
    lineColors = try reader.value()
    tracking = try reader.value()
    rise = try reader.value()
    background = try reader.value()
    picture = try reader.value()
  }
}

extension InlinePicture: Portable {
  func write(to writer: inout PortableWriter) {
    writer.write(name)
    writer.write(path)
    writer.write(addedName)
    writer.write(size)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      name: try reader.value(), path: try reader.value(), variant: try reader.value(),
      size: try reader.value())
  }
}

extension Font.Weight: Portable {}

extension Font: Portable {
  private static let designs: [Design] = [.default, .monospaced, .serif, .rounded]

  func write(to writer: inout PortableWriter) {
    writer.write(size)
    writer.write(weight)
    writer.write(Self.designs.firstIndex(of: design) ?? 0)
    writer.write(isItalic)
    writer.write(family)
    writer.write(width.value)
  }

  init(from reader: inout PortableReader) throws(PortableDamage) {
    self.init(
      size: try reader.value(), weight: try reader.value(),
      design: try reader.one(of: Self.designs), isItalic: try reader.value())
    family = try reader.value()
    width = Width(try reader.value())
  }
}

extension PortableReader {
  /// One of these, by its place among them.
  fileprivate mutating func one<Choice>(of choices: [Choice]) throws(PortableDamage) -> Choice {
    let place = try integer()
    guard choices.indices.contains(place) else { throw PortableDamage() }
    return choices[place]
  }
}
