// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Views

@testable import WindowHost

/// What of a window is seen: its pixels, and the words that stand in them.
@MainActor
final class Eyes {
  private let window: ViewTester
  private let measurer: PangoTextMeasurer
  private let painter: FramePainter
  private let buffer: PixelBuffer
  /// Of the picture, in pixels.
  private let (width, height): (Int, Int)
  /// Pixels a point.
  private let scale: Double
  /// What is thinner is a line, in points.
  private static let leastThing = 8
  /// How far from its near edge a large thing is touched, in points.
  private static let reach = 40
  /// Of the ring: red, green and blue, a byte each.
  private static let ringColor: UInt32 = 0x05_2973

  init(_ window: ViewTester, _ measurer: PangoTextMeasurer, scale: Double = 1) {
    (self.window, self.measurer, self.scale) = (window, measurer, scale)
    (width, height) = (
      Int(window.host.size.width * scale), Int(window.host.size.height * scale)
    )
    painter = FramePainter(renderer: CairoRenderer(measurer: measurer))
    buffer = PixelBuffer(
      pixels: .allocate(byteCount: width * height * 4, alignment: 16), width: width,
      height: height, stride: width * 4)
  }

  var size: CGSize { window.host.size }

  isolated deinit { buffer.pixels.deallocate() }

  func look() throws -> [UInt32] { try look(at: window.displayList) }

  private func look(at list: DisplayList) throws -> [UInt32] {
    _ = try painter.paint(list, into: buffer, scale: scale)
    return Array(
      UnsafeBufferPointer(
        start: buffer.pixels.assumingMemoryBound(to: UInt32.self), count: width * height))
  }

  /// Whether something differs outside of circles, which are in points.
  func differ(
    _ old: [UInt32], _ new: [UInt32], except places: [CGPoint] = [], _ radius: Double = 0
  ) -> Bool {
    (0..<height).contains { y in
      Self.differ(old, new, in: y * width..<(y + 1) * width)
        && (0..<width).contains { x in
          old[y * width + x] != new[y * width + x]
            && places.allSatisfy {
              hypot(Double(x) / scale - $0.x, Double(y) / scale - $0.y) >= radius
            }
        }
    }
  }

  /// Most rows of two pictures are the same.
  private static func differ(_ old: [UInt32], _ new: [UInt32], in row: Range<Int>) -> Bool {
    old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return false }
        return memcmp(old + row.lowerBound * 4, new + row.lowerBound * 4, row.count * 4) != 0
      }
    }
  }

  /// How often the words are written where they are seen.
  func count(of words: String) throws -> Int {
    try seen { $0.lowercased().contains(words.lowercased()) }.count
  }

  /// The frames of texts, those first that one reads first. A text is seen where leaving it out changes
  /// the picture over all of its width.
  private func seen(_ isMeant: (String) -> Bool) throws -> [CGRect] {
    let list = window.displayList
    let whole = try look()
    let bounds = CGRect(origin: .zero, size: size)
    return try SeenTexts(list, measurer, where: isMeant).texts.filter { text in
      guard bounds.contains(text.frame) else { return false }
      var without = list
      without.items.remove(at: text.item)
      let rest = try look(at: without)
      let frame = text.frame
      let ink = inked(whole, rest, in: frame)
      return ink.minX <= frame.minX + 4 && ink.maxX >= frame.maxX - 5
        && ink.minY <= frame.minY + frame.height * 0.45
        && ink.maxY >= frame.minY + frame.height * 0.6
    }.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// Round the pixels that differ, in points.
  private func inked(_ old: [UInt32], _ new: [UInt32], in frame: CGRect) -> CGRect {
    box(
      columns: Int(frame.minX * scale)..<Int(frame.maxX * scale),
      rows: Int(frame.minY * scale)..<Int(frame.maxY * scale)
    ) { old[$0] != new[$0] }
  }

  /// Round the pixels that are meant, in points; null for none.
  private func box(
    columns: Range<Int>, rows: Range<Int>, where isMeant: (Int) -> Bool
  ) -> CGRect {
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in rows {
      for x in columns where isMeant(y * width + x) {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    guard right >= 0 else { return .null }
    return CGRect(
      x: Double(left) / scale, y: Double(top) / scale, width: Double(right + 1 - left) / scale,
      height: Double(bottom + 1 - top) / scale)
  }

  /// The ring of the focus: round all that has its dark blue. Nil where nothing has.
  func ring() throws -> CGRect? {
    let pixels = try look()
    // Most rows have nothing of its blue.
    let rows = pixels.withUnsafeBytes { pixels in
      (0..<height).filter { y in
        guard let row = pixels.baseAddress?.advanced(by: y * width * 4) else { return false }
        return memchr(row, Int32(Self.ringColor & 0xFF), width * 4) != nil
      }
    }
    let ring = rows.reduce(CGRect.null) { ring, y in
      ring.union(
        box(columns: 0..<width, rows: y..<y + 1) { Self.isRing(pixels[$0]) })
    }
    return ring.isNull ? nil : ring
  }

  /// Whether the words stand on blue, as the line of a menu does that is meant.
  func isMarked(_ words: String) throws -> Bool {
    let pixels = try look()
    return try seen { $0 == words }.contains { frame in
      let place = (Int((frame.minX - 3) * scale), Int(frame.midY * scale))
      let pixel = pixels[place.1 * width + place.0]
      return pixel & 0xFF > 150 && pixel >> 16 & 0xFF < 60 && pixel >> 8 & 0xFF < 140
    }
  }

  /// A shade more or less comes of how a colour becomes bytes.
  private static func isRing(_ pixel: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(pixel >> shift & 0xFF) - Int(ringColor >> shift & 0xFF)) <= 1
    }
  }

  /// Whether a key is drawn somewhere, by its own name or as one of the arrows.
  func isDrawn(_ key: KeyBinding) throws -> Bool {
    var names: Set = [key.label]
    if [.up, .down, .left, .right].contains(key.key) {
      names.insert(KeyBinding(Key(""), key.modifiers).label + "Arrows")
    }
    return try !seen { text in
      text.split(separator: " or ").contains { names.contains(String($0)) }
    }.isEmpty
  }

  /// Everywhere where the words are seen, or one place beside them.
  func places(of spot: HandStep.Spot) throws -> [CGPoint] {
    guard case .words(let words) = spot else { return try place(of: spot).map { [$0] } ?? [] }
    return try seen { $0 == words }.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Nil where it is not seen.
  func place(of spot: HandStep.Spot) throws -> CGPoint? {
    if case .colored(let color) = spot { return try middle(of: color) }
    guard let frame = try seen({ $0 == spot.words }).first else { return nil }
    let middle = CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    switch spot {
    case .words, .colored: return middle
    case .above: return try thing(from: CGPoint(x: middle.x, y: frame.minY - 2), (0, -1))
    case .below: return try thing(from: CGPoint(x: middle.x, y: frame.maxY + 2), (0, 1))
    case .rightOf: return try thing(from: CGPoint(x: frame.maxX + 2, y: middle.y), (1, 0))
    }
  }

  /// The middle of all that has the color; nil where nothing has it.
  private func middle(of color: UInt32) throws -> CGPoint? {
    let pixels = try look()
    var (x, y, count) = (0, 0, 0)
    for place in pixels.indices where pixels[place] & 0xFF_FFFF == color {
      (x, y, count) = (x + place % width, y + place / width, count + 1)
    }
    guard count > 0 else { return nil }
    return CGPoint(x: Double(x / count) / scale, y: Double(y / count) / scale)
  }

  /// The middle of what stands out from the ground in that direction, and is no line.
  private func thing(from start: CGPoint, _ way: (x: Int, y: Int)) throws -> CGPoint? {
    let pixels = try look()
    var place = (x: Int(start.x * scale), y: Int(start.y * scale))
    let least = Int(Double(Self.leastThing) * scale)
    let ground = pixels[place.y * width + place.x]
    var stretch: [(x: Int, y: Int)] = []
    while (0..<width).contains(place.x), (0..<height).contains(place.y) {
      if pixels[place.y * width + place.x] != ground {
        stretch.append(place)
      } else if stretch.count >= least {
        break
      } else {
        stretch = []
      }
      place = (place.x + way.x, place.y + way.y)
    }
    guard stretch.count >= least else { return nil }
    let middle = stretch[min(stretch.count / 2, Int(Double(Self.reach) * scale))]
    return CGPoint(x: Double(middle.x) / scale, y: Double(middle.y) / scale)
  }
}
