// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Views

@testable import WindowHost

/// What of a window is seen: its pixels, and the words that stand in them.
@MainActor
final class Eyes {
  private let window: ViewTester
  private let measurer: PangoTextMeasurer
  private let painter: FramePainter
  private let buffer: PixelBuffer
  private let (width, height): (Int, Int)
  /// What is thinner is a line, in points.
  private static let leastThing = 8
  /// How far from its near edge a large thing is touched, in points.
  private static let reach = 40

  init(_ window: ViewTester, _ measurer: PangoTextMeasurer) {
    (self.window, self.measurer) = (window, measurer)
    (width, height) = (Int(window.host.size.width), Int(window.host.size.height))
    painter = FramePainter(renderer: CairoRenderer(measurer: measurer))
    buffer = PixelBuffer(
      pixels: .allocate(byteCount: width * height * 4, alignment: 16), width: width,
      height: height, stride: width * 4)
  }

  var size: CGSize { window.host.size }

  isolated deinit { buffer.pixels.deallocate() }

  func look() throws -> [UInt32] { try look(at: window.displayList) }

  private func look(at list: DisplayList) throws -> [UInt32] {
    _ = try painter.paint(list, into: buffer, scale: 1)
    return Array(
      UnsafeBufferPointer(
        start: buffer.pixels.assumingMemoryBound(to: UInt32.self), count: width * height))
  }

  /// Whether something differs outside of a circle.
  func differ(
    _ old: [UInt32], _ new: [UInt32], except place: CGPoint = .zero, _ radius: Double = 0
  ) -> Bool {
    (0..<height).contains { y in
      Self.differ(old, new, in: y * width..<(y + 1) * width)
        && (0..<width).contains { x in
          old[y * width + x] != new[y * width + x]
            && hypot(Double(x) - place.x, Double(y) - place.y) >= radius
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
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
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

  /// Round the pixels that differ.
  private func inked(_ old: [UInt32], _ new: [UInt32], in frame: CGRect) -> CGRect {
    var box = CGRect.null
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX) where old[y * width + x] != new[y * width + x] {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
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
    return count == 0 ? nil : CGPoint(x: x / count, y: y / count)
  }

  /// The middle of what stands out from the ground in that direction, and is no line.
  private func thing(from start: CGPoint, _ way: (x: Int, y: Int)) throws -> CGPoint? {
    let pixels = try look()
    var place = (x: Int(start.x), y: Int(start.y))
    let ground = pixels[place.y * width + place.x]
    var stretch: [(x: Int, y: Int)] = []
    while (0..<width).contains(place.x), (0..<height).contains(place.y) {
      if pixels[place.y * width + place.x] != ground {
        stretch.append(place)
      } else if stretch.count >= Self.leastThing {
        break
      } else {
        stretch = []
      }
      place = (place.x + way.x, place.y + way.y)
    }
    guard stretch.count >= Self.leastThing else { return nil }
    let middle = stretch[min(stretch.count / 2, Self.reach)]
    return CGPoint(x: middle.x, y: middle.y)
  }
}
