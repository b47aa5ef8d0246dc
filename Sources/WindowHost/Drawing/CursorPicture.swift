// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

/// A shape of the pointer that SDL has no name for: lines with round ends, white in a black line, so
/// that it can be seen on every background.
struct CursorPicture: Equatable {
  /// Of the picture, in pixels: what cursor themes have as their smallest.
  static let side = 24

  private struct Line: Equatable {
    var points: [CGPoint]
    var isClosed = false

    init(_ points: [(Double, Double)], isClosed: Bool = false) {
      self.points = points.map { CGPoint(x: $0.0, y: $0.1) }
      self.isClosed = isClosed
    }
  }

  private var lines: [Line]
  private var circle: (center: CGPoint, radius: Double)?
  /// Of the white line, in pixels.
  private var width: Double
  /// The pixel that points.
  let hotSpot: CGPoint

  static func == (left: CursorPicture, right: CursorPicture) -> Bool {
    left.lines == right.lines && left.width == right.width && left.hotSpot == right.hotSpot
  }

  private init(
    _ lines: [Line], circle: (center: CGPoint, radius: Double)? = nil, width: Double,
    hotSpot: CGPoint
  ) {
    self.lines = lines
    self.circle = circle
    self.width = width
    self.hotSpot = hotSpot
  }

  private static let middle = CGPoint(x: 12, y: 12)

  static let openHand = CursorPicture(
    [
      Line([(7, 13), (6.5, 6.5)]), Line([(10.3, 13), (10.3, 4)]), Line([(13.8, 13), (14, 4.5)]),
      Line([(17, 13), (17.6, 7)]), Line([(7.5, 17), (3.5, 12.5)]), palm(top: 12.5),
    ], width: 2.6, hotSpot: middle)

  static let closedHand = CursorPicture(
    [
      Line([(7, 13), (7, 10.5)]), Line([(10.3, 13), (10.3, 9.5)]), Line([(13.8, 13), (13.8, 9.5)]),
      Line([(17, 13), (17, 10.5)]), Line([(7.5, 16), (5, 14)]), palm(top: 12.5),
    ], width: 2.6, hotSpot: middle)

  private static func palm(top: Double) -> Line {
    Line([(7, top), (17, top), (17.2, 16), (15.5, 20), (10, 20), (7.5, 17)], isClosed: true)
  }

  static let verticalBeam = CursorPicture(
    [
      Line([(4.5, 12.5), (20.5, 12.5)]), Line([(4.5, 9.5), (4.5, 15.5)]),
      Line([(20.5, 9.5), (20.5, 15.5)]),
    ], width: 1, hotSpot: middle)

  static func glass(plus: Bool) -> CursorPicture {
    var lines = [Line([(14.5, 14.5), (20, 20)]), Line([(7, 10), (13, 10)])]
    if plus { lines.append(Line([(10, 7), (10, 13)])) }
    return CursorPicture(
      lines, circle: (CGPoint(x: 10, y: 10), 6.5), width: 1.4, hotSpot: CGPoint(x: 10, y: 10))
  }

  /// Row by row: alpha, red, green and blue from the highest bits to the lowest, not multiplied.
  /// Empty where there is no memory for it.
  func pixels() -> [UInt32] {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(Self.side), Int32(Self.side))
    else { return [] }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return [] }
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    draw(in: context, brightness: 0, width: width + 2.4)
    draw(in: context, brightness: 1, width: width)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (0..<Self.side * Self.side).map { index in
      let place = index / Self.side * stride + index % Self.side * 4
      let pixel = UnsafeRawPointer(data).loadUnaligned(fromByteOffset: place, as: UInt32.self)
      // Black, white and greys: one part tells all three.
      let (alpha, part) = (pixel >> 24, pixel & 0xFF)
      let grey = alpha == 0 ? 0 : min(255, part * 255 / alpha)
      return alpha << 24 | grey << 16 | grey << 8 | grey
    }
  }

  private func draw(in context: OpaquePointer, brightness: Double, width: Double) {
    cairo_set_source_rgb(context, brightness, brightness, brightness)
    cairo_set_line_width(context, width)
    for line in lines {
      cairo_new_path(context)
      for point in line.points { cairo_line_to(context, Double(point.x), Double(point.y)) }
      if line.isClosed {
        cairo_close_path(context)
        cairo_fill_preserve(context)
      }
      cairo_stroke(context)
    }
    if let circle {
      cairo_new_path(context)
      cairo_arc(
        context, Double(circle.center.x), Double(circle.center.y), circle.radius, 0, 2 * .pi)
      cairo_stroke(context)
    }
  }
}
