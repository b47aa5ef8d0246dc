// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

extension GradientFill {
  /// As Cairo has it, for its caller to destroy; nil where there is nothing to draw.
  func pattern(opacity: Double) -> OpaquePointer? {
    let stops = stops.filter { $0.location.isFinite }
    guard !stops.isEmpty, isFinite else { return nil }
    let pattern: OpaquePointer?
    switch geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let from, let to):
      pattern = cairo_pattern_create_radial(
        center.x, center.y, max(0, from), center.x, center.y, max(0, to))
    case .angular(let center, let from, let to):
      return Self.sweep(round: center, from, to, stops, opacity)
    case .mesh(let columns, let points, let rect):
      return Self.mesh(columns, points, in: rect, self.stops, opacity)
    }
    guard let pattern else { return nil }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, min(max(stop.location, 0), 1), color.red, color.green, color.blue,
        color.alpha * opacity)
    }
    if let inverse = transform.flatMap({ $0.isDrawable ? $0.inverted() : nil }) {
      var matrix = cairo_matrix_t(
        xx: inverse.m11, yx: inverse.m12, xy: inverse.m21, yy: inverse.m22, x0: inverse.tX,
        y0: inverse.tY)
      cairo_pattern_set_matrix(pattern, &matrix)
    }
    return pattern
  }

  private var isFinite: Bool {
    switch geometry {
    case .linear(let from, let to): [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite)
    case .radial(let center, let from, let to):
      [center.x, center.y, from, to].allSatisfy(\.isFinite)
    case .angular(let center, let from, let to):
      [center.x, center.y].allSatisfy(\.isFinite) && from.isFinite && to.isFinite
    case .mesh(_, let points, let rect):
      ([rect.origin] + points).allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  /// A patch between each four points, with straight edges, over one of the whole rectangle.
  private static func mesh(
    _ columns: Int, _ points: [CGPoint], in rect: CGRect, _ stops: [Stop], _ opacity: Double
  ) -> OpaquePointer? {
    guard columns > 1, points.count >= 2 * columns, stops.count == points.count + 1,
      let ground = stops.last?.color, let pattern = cairo_pattern_create_mesh()
    else { return nil }
    func addPatch(_ corners: [(place: CGPoint, color: Color)]) {
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, corners[0].place.x, corners[0].place.y)
      for corner in corners.dropFirst() {
        cairo_mesh_pattern_line_to(pattern, corner.place.x, corner.place.y)
      }
      for (number, corner) in corners.enumerated() {
        let color = corner.color
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(number), color.red, color.green, color.blue, color.alpha * opacity)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    let edges = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addPatch(edges.map { ($0, ground) })
    for row in 0..<points.count / columns - 1 {
      for column in 0..<columns - 1 {
        let first = row * columns + column
        let around = [first, first + 1, first + columns + 1, first + columns]
        addPatch(around.map { (points[$0], stops[$0].color) })
      }
    }
    return pattern
  }

  /// A fan of narrow patches: Cairo has no gradient round a point.
  private static func sweep(
    round center: CGPoint, _ from: Double, _ to: Double, _ stops: [Stop], _ opacity: Double
  ) -> OpaquePointer? {
    guard let pattern = cairo_pattern_create_mesh() else { return nil }
    // Farther than any window; the corners of a patch that wide still differ by more than a pixel.
    let reach = 20_000.0
    let patches = 120
    let span = to - from
    func color(_ angle: Double) -> Color {
      var turned = (angle - from) / (span == 0 ? 1 : abs(span) < 1e-9 ? 1 : span)
      let whole = abs(2 * Double.pi / (span == 0 ? 2 * Double.pi : span))
      if turned > 1, turned - 1 > (whole - 1) / 2 { turned = 0 }
      return Self.color(at: min(max(turned, 0), 1), in: stops)
    }
    let start = span < 0 ? from - 2 * Double.pi : from
    for index in 0..<patches {
      let first = start + 2 * Double.pi * Double(index) / Double(patches)
      let second = start + 2 * Double.pi * Double(index + 1) / Double(patches)
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(
        pattern, center.x + reach * cos(first), center.y + reach * sin(first))
      cairo_mesh_pattern_line_to(
        pattern, center.x + reach * cos(second), center.y + reach * sin(second))
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      // A little inside, so that a patch has the colours of its own side of a seam.
      let margin = (second - first) * 0.01
      for (corner, angle) in [first, first, second, second].enumerated() {
        let inner = color(angle + (corner < 2 ? margin : -margin))
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, UInt32(corner), inner.red, inner.green, inner.blue, inner.alpha * opacity)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    return pattern
  }

  private static func color(at location: Double, in stops: [Stop]) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    for (left, right) in zip(stops, stops.dropFirst()) where location <= right.location {
      let length = right.location - left.location
      let part = length > 0 ? (location - left.location) / length : 1
      func mixed(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
      return Color(
        red: mixed(left.color.red, right.color.red),
        green: mixed(left.color.green, right.color.green),
        blue: mixed(left.color.blue, right.color.blue),
        opacity: mixed(left.color.alpha, right.color.alpha))
    }
    return last.color
  }
}

extension BlendMode {
  /// Cairo's word for it.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
