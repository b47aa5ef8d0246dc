// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

@MainActor
@Suite struct FramePainterTests {
  private let measurer = PangoTextMeasurer()

  /// Pixels that begin as noise, so that a pixel that is never painted shows.
  private final class Canvas {
    let buffer: PixelBuffer

    init(width: Int, height: Int) {
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0x5A, count: width * height * 4)
      buffer = PixelBuffer(pixels: bytes, width: width, height: height, stride: width * 4)
    }

    deinit { buffer.pixels.deallocate() }

    /// The colour, without the byte that nobody reads.
    func color(_ x: Int, _ y: Int) -> UInt32 {
      buffer.pixels.loadUnaligned(
        fromByteOffset: y * buffer.stride + x * 4, as: UInt32.self) & 0xFF_FFFF
    }

    func difference(from other: Canvas) -> String? {
      for y in 0..<buffer.height {
        for x in 0..<buffer.width where color(x, y) != other.color(x, y) {
          return "\(x), \(y): \(color(x, y)) instead of \(other.color(x, y))"
        }
      }
      return nil
    }
  }

  private func painter() -> FramePainter {
    FramePainter(renderer: CairoRenderer(measurer: measurer))
  }

  /// Paints the lists one after the other, and each anew for comparison.
  private func expectSamePixels(
    _ lists: [DisplayList], scale: Double, _ note: String, width: Int = 160, height: Int = 120
  ) throws {
    let (canvas, painter) = (Canvas(width: width, height: height), painter())
    for (number, list) in lists.enumerated() {
      _ = try painter.paint(list, into: canvas.buffer, scale: scale)
      let anew = Canvas(width: width, height: height)
      _ = try self.painter().paint(list, into: anew.buffer, scale: scale)
      let difference = canvas.difference(from: anew)
      #expect(difference == nil, "\(note), list \(number)")
      if difference != nil { return }
    }
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 10) -> DisplayList.Item {
    .fill(Path(CGRect(x: x, y: y, width: side, height: side)), .blue)
  }

  private func painted(_ lists: [DisplayList]) throws -> [PixelRect] {
    let (canvas, painter) = (Canvas(width: 160, height: 120), painter())
    var rects: [PixelRect] = []
    for list in lists { rects = try painter.paint(list, into: canvas.buffer, scale: 1) }
    return rects
  }

  @Test func `the first frame is painted whole`() throws {
    #expect(
      try painted([DisplayList()]) == [PixelRect(minX: 0, minY: 0, maxX: 160, maxY: 120)])
  }

  @Test func `an equal frame paints nothing`() throws {
    let list = DisplayList(items: [box(10, 10), box(50, 50)])
    #expect(try painted([list, list]).isEmpty)
  }

  @Test func `what moved is painted where it was and where it is`() throws {
    let first = DisplayList(items: [box(10, 10), box(100, 100), box(80, 20)])
    let second = DisplayList(items: [box(10, 10), box(140, 10), box(80, 20)])
    #expect(
      try painted([first, second]) == [
        PixelRect(minX: 99, minY: 99, maxX: 111, maxY: 111),
        PixelRect(minX: 139, minY: 9, maxX: 151, maxY: 21),
      ])
  }

  @Test func `what came between equal items is all that is painted`() throws {
    let first = DisplayList(items: [box(10, 10), box(80, 20), box(20, 80)])
    let second = DisplayList(items: [box(10, 10), box(120, 90), box(80, 20), box(20, 80)])
    #expect(
      try painted([first, second]) == [PixelRect(minX: 119, minY: 89, maxX: 131, maxY: 101)])
  }

  @Test func `a change outside of a clip paints nothing`() throws {
    let clip = DisplayList.Item.clip(Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
    let first = DisplayList(items: [.push, clip, box(10, 10), box(90, 90), .pop])
    let second = DisplayList(items: [.push, clip, box(10, 10), box(60, 90), .pop])
    #expect(try painted([first, second]).isEmpty)
  }

  @Test func `a transform that changes paints all that is drawn through it`() throws {
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList(items: [
        .push, .transform(AffineTransform(translationByX: x, byY: 0)), box(10, 10), .pop,
        box(100, 100),
      ])
    }
    #expect(
      try painted([list(0), list(4)]) == [PixelRect(minX: 9, minY: 9, maxX: 25, maxY: 21)])
  }

  @Test func `another scale paints everything`() throws {
    let canvas = Canvas(width: 160, height: 120)
    let painter = painter()
    _ = try painter.paint(DisplayList(items: [box(10, 10)]), into: canvas.buffer, scale: 1)
    let rects = try painter.paint(
      DisplayList(items: [box(10, 10)]), into: canvas.buffer, scale: 2)
    #expect(rects == [canvas.buffer.bounds])
  }

  @Test func `a forgotten frame is painted whole`() throws {
    let canvas = Canvas(width: 160, height: 120)
    let painter = painter()
    _ = try painter.paint(DisplayList(), into: canvas.buffer, scale: 1)
    painter.forget()
    #expect(try painter.paint(DisplayList(), into: canvas.buffer, scale: 1).count == 1)
  }

  @Test func `damage is a few rectangles that cover all that was added`() {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 1000, maxY: 1000)
    var damage = Damage(bounds: bounds)
    var random = Numbers(state: 11)
    let added = (0..<40).map { _ in
      let (x, y) = (random.whole(200), random.whole(200))
      return PixelRect(minX: x, minY: y, maxX: x + 1 + random.whole(20), maxY: y + 5)
    }
    for rect in added { damage.add(rect) }
    #expect(damage.rects.count <= Damage.limit)
    #expect(added.allSatisfy { rect in damage.rects.contains { $0.contains(rect) } })
    #expect(!damage.isEverything)
  }

  @Test func `damage of nearly everything is everything`() {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    var damage = Damage(bounds: bounds)
    damage.add(PixelRect(minX: -50, minY: 0, maxX: 90, maxY: 90))
    #expect(damage.isEverything)
  }

  @Test(arguments: [1, 1.25, 2])
  func `pixels are the same as of a frame that is painted whole`(scale: Double) throws {
    for seed: UInt64 in 0..<60 {
      var random = Numbers(state: seed)
      var lists = [random.list(depth: 3)]
      for _ in 0..<8 { lists.append(random.changed(lists[lists.count - 1])) }
      try expectSamePixels(lists, scale: scale, "scale \(scale), seed \(seed)")
    }
  }

  @Test func `a canvas of another size is painted whole`() throws {
    var random = Numbers(state: 5)
    let painter = painter()
    let list = random.list(depth: 3)
    for (width, height) in [(160, 120), (90, 70), (160, 120), (200, 33)] {
      let (canvas, anew) = (
        Canvas(width: width, height: height), Canvas(width: width, height: height)
      )
      _ = try painter.paint(list, into: canvas.buffer, scale: 1)
      _ = try self.painter().paint(list, into: anew.buffer, scale: 1)
      #expect(canvas.difference(from: anew) == nil)
    }
  }
}

/// Display lists that a seed decides, and changes of them.
private struct Numbers {
  var state: UInt64

  /// SplitMix64, by Steele, Lea and Flood, 2014.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func whole(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(whole(10_000)) / 10_000
  }

  mutating func point() -> CGPoint { CGPoint(x: number(-20, 160), y: number(-20, 120)) }

  mutating func color() -> Color {
    Color(
      red: number(0, 1), green: number(0, 1), blue: number(0, 1),
      opacity: [0, 0.08, 0.5, 1, 1][whole(5)])
  }

  mutating func path() -> Path {
    let origin = point()
    let rect = CGRect(
      x: origin.x, y: origin.y, width: number(0, 60), height: number(0, 50))
    switch whole(7) {
    case 0: return Path(rect)
    case 1: return Path(roundedRect: rect, cornerRadius: number(0, 20))
    case 2: return Path(ellipseIn: rect)
    case 3:
      let (first, second, third) = (point(), point(), point())
      return Path {
        $0.move(to: first)
        $0.addLine(to: second)
        $0.addLine(to: third)
      }
    case 4:
      let (first, second, third, fourth) = (point(), point(), point(), point())
      return Path {
        $0.move(to: first)
        $0.addCurve(to: second, control1: third, control2: fourth)
      }
    case 5:
      let (from, to) = (number(-4, 4), number(-4, 4))
      let clockwise = whole(2) == 0
      return Path {
        $0.addArc(
          center: origin, radius: 25, startRadians: from, endRadians: to, clockwise: clockwise)
      }
    default: return Path()
    }
  }

  mutating func style() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(0, 9), lineCap: [.butt, .round, .square][whole(3)],
      lineJoin: [.miter, .round, .bevel][whole(3)],
      dash: whole(3) == 0 ? [number(1, 9), number(1, 9)] : [], dashPhase: number(0, 5))
  }

  mutating func transform() -> AffineTransform {
    switch whole(6) {
    case 0: return AffineTransform(scaleByX: number(-2, 2), byY: number(0.2, 2))
    case 1: return AffineTransform(scale: 0)
    case 2: return AffineTransform(rotationByDegrees: number(-180, 180))
    case 3: return AffineTransform(rotationByDegrees: 90)
    default: return AffineTransform(translationByX: number(-30, 30), byY: number(-30, 30))
    }
  }

  mutating func text() -> TextRun {
    TextRun(
      text: ["fjÄg", "Evenhand", "one\ntwo lines", "", "Wy"][whole(5)],
      font: Font(
        size: CGFloat([9, 15, 15, 31][whole(4)]), weight: whole(2) == 0 ? .regular : .bold,
        isItalic: whole(3) == 0),
      color: color(), alignment: [.leading, .center, .trailing][whole(3)],
      width: whole(2) == 0 ? nil : 60)
  }

  mutating func drawn() -> DisplayList.Item {
    switch whole(4) {
    case 0: .text(text(), point())
    case 1: .stroke(path(), color(), style())
    default: .fill(path(), color())
    }
  }

  /// What darkens as the shadows of views do: outlines one round the other, nearly transparent.
  mutating func shadow() -> [DisplayList.Item] {
    let origin = point()
    return (0..<6).map { step in
      let reach = CGFloat(step)
      let rect = CGRect(x: origin.x, y: origin.y, width: 40, height: 25)
        .insetBy(dx: -reach, dy: -reach)
      return .fill(
        Path(roundedRect: rect, cornerRadius: 5 + reach), Color(white: 0, opacity: 0.04))
    }
  }

  mutating func blend() -> BlendMode {
    [.normal, .multiply, .screen, .darken, .difference][whole(5)]
  }

  mutating func gradient() -> DisplayList.Item {
    let stops = (0..<3).map { GradientFill.Stop(color: color(), location: Double($0) / 2) }
    let fill =
      whole(2) == 0
      ? GradientFill(.linear(from: point(), to: point()), stops)
      : GradientFill(.radial(center: point(), from: 0, to: 30), stops)
    return .gradient(path(), fill, whole(2) == 0 ? style() : nil)
  }

  mutating func level(_ depth: Int) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = [.push]
    if whole(2) == 0 { items.append(.transform(transform())) }
    if whole(3) == 0 { items.append(.clip(path())) }
    if whole(3) == 0 { items.append(.opacity(number(-0.2, 1.2))) }
    if whole(4) == 0 {
      items.append(.group(whole(2) == 0 ? .over : .blurred(radius: number(0, 6))))
    }
    if whole(4) == 0 { items.append(.blend(blend())) }
    return items + self.items(depth) + [.pop]
  }

  mutating func items(_ depth: Int) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for _ in 0..<(1 + whole(6)) {
      switch whole(4) {
      case 0 where depth > 0: items += level(depth - 1)
      case 1 where whole(4) == 0: items += shadow()
      case 2 where whole(3) == 0: items.append(gradient())
      default: items.append(drawn())
      }
    }
    return items
  }

  mutating func list(depth: Int) -> DisplayList {
    whole(12) == 0 ? DisplayList() : DisplayList(items: items(depth))
  }

  /// One to three changes; levels may come out of balance, which a renderer must bear.
  mutating func changed(_ list: DisplayList) -> DisplayList {
    var items = list.items
    for _ in 0..<(1 + whole(3)) {
      let place = whole(items.count + 1)
      switch whole(8) {
      case 0: return self.list(depth: 3)
      case 1: items.insert(contentsOf: level(1), at: place)
      case 2: items.insert(drawn(), at: place)
      case 3 where place < items.count: items.remove(at: place)
      case 4: items.insert(.transform(transform()), at: place)
      case 5 where place < items.count: items.swapAt(place, whole(items.count))
      default:
        guard place < items.count else { continue }
        switch items[place] {
        case .transform: items[place] = .transform(transform())
        case .clip: items[place] = .clip(path())
        case .opacity: items[place] = .opacity(number(0, 1))
        case .fill(let path, _): items[place] = .fill(path, color())
        case .stroke(let path, let color, _): items[place] = .stroke(path, color, style())
        case .text(let run, _): items[place] = .text(run, point())
        case .gradient(let path, let fill, _): items[place] = .gradient(path, fill, style())
        case .blend: items[place] = .blend(blend())
        case .push, .pop, .group, .gradientText, .picture: continue
        }
      }
    }
    return DisplayList(items: items)
  }
}
