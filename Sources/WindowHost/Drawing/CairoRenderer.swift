// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Draws a display list into a Cairo context.
@MainActor
public final class CairoRenderer {
  /// What is under everything.
  public var background = Color.white
  let measurer: PangoTextMeasurer
  /// Opacity is part of the drawing state, and Cairo's state has none: one number a `push`.
  private var opacities: [Double] = []
  private var opacity = 1.0

  public init(measurer: PangoTextMeasurer) {
    self.measurer = measurer
  }

  /// Covers the whole context. `scale` is pixels a point.
  func draw(_ list: DisplayList, in context: OpaquePointer, scale: Double) {
    opacities.removeAll(keepingCapacity: true)
    opacity = 1
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(background, in: context)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    for item in list.items { draw(item, in: context) }
    // A list with a missing `pop` must not leave its state to the next one.
    for _ in opacities { cairo_restore(context) }
    cairo_restore(context)
  }

  /// Covers some rectangles of pixels, and leaves anything in the others. `marks` are the list's own.
  ///
  /// Cairo's antialiasing of an outline depends on how much of it a clip leaves, by a few levels of
  /// colour. So that the pixels are those of a whole frame, outlines are drawn whole; only what
  /// covers whole pixels is clipped.
  func draw(
    _ list: DisplayList, in context: OpaquePointer, scale: Double, inside rects: [PixelRect],
    marks: [DrawnMark]
  ) {
    opacities.removeAll(keepingCapacity: true)
    opacity = 1
    cairo_save(context)
    cairo_identity_matrix(context)
    clipped(to: rects, in: context) {
      setSource(background, in: context)
      cairo_paint(context)
    }
    cairo_scale(context, scale, scale)
    for (index, mark) in list.steps(touching: rects, marks: marks) {
      if let mark, mark.coversWholePixels {
        clipped(to: rects, in: context) { draw(list.items[index], in: context) }
      } else {
        draw(list.items[index], in: context)
      }
    }
    for _ in opacities { cairo_restore(context) }
    cairo_restore(context)
  }

  private func clipped(to rects: [PixelRect], in context: OpaquePointer, _ body: () -> Void) {
    cairo_save(context)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    for rect in rects {
      cairo_rectangle(
        context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
    body()
    cairo_restore(context)
  }

  private func draw(_ item: DisplayList.Item, in context: OpaquePointer) {
    switch item {
    case .push:
      cairo_save(context)
      opacities.append(opacity)
    case .pop:
      guard let saved = opacities.popLast() else { return }
      cairo_restore(context)
      opacity = saved
    case .transform(let transform):
      apply(transform, in: context)
    case .opacity(let factor):
      opacity *= DisplayList.usableOpacity(factor)
    case .clip(let path):
      add(path, to: context)
      cairo_clip(context)
    case .fill(let path, let color):
      guard isVisible(color) else { return }
      setSource(color, in: context)
      add(path, to: context)
      cairo_fill(context)
    case .stroke(let path, let color, let style):
      guard isVisible(color), style.lineWidth > 0 else { return }
      setSource(color, in: context)
      set(style, in: context)
      add(path, to: context)
      cairo_stroke(context)
    case .text(let run, let place):
      draw(run, at: place, in: context)
    }
  }

  private func draw(_ run: TextRun, at place: CGPoint, in context: OpaquePointer) {
    guard isVisible(run.color), Self.isFinite(place) else { return }
    guard let layout = measurer.layouts.layout(for: run) else { return }
    setSource(run.color, in: context)
    cairo_move_to(context, place.x - layout.origin.x, place.y - layout.origin.y)
    pango_cairo_show_layout(context, layout.pointer)
    cairo_new_path(context)
  }

  /// A matrix without an inverse would put the context into an error for good; nothing is visible
  /// through it, so everything up to the next `pop` is clipped away instead.
  private func apply(_ transform: AffineTransform, in context: OpaquePointer) {
    guard transform.isDrawable else {
      cairo_new_path(context)
      cairo_clip(context)
      return
    }
    var matrix = cairo_matrix_t(
      xx: transform.m11, yx: transform.m12, xy: transform.m21, yy: transform.m22,
      x0: transform.tX, y0: transform.tY)
    cairo_transform(context, &matrix)
  }

  private func add(_ path: Path, to context: OpaquePointer) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point):
        guard Self.isFinite(point) else { continue }
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        guard Self.isFinite(point) else { continue }
        cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        guard Self.isFinite(point), Self.isFinite(control1), Self.isFinite(control2) else {
          continue
        }
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .arc(let center, let radius, let start, let end, let clockwise):
        guard Self.isFinite(center), radius.isFinite, radius > 0, start.isFinite, end.isFinite
        else { continue }
        if clockwise {
          cairo_arc(context, center.x, center.y, radius, start, end)
        } else {
          cairo_arc_negative(context, center.x, center.y, radius, start, end)
        }
      case .close:
        cairo_close_path(context)
      }
    }
  }

  private func set(_ style: StrokeStyle, in context: OpaquePointer) {
    cairo_set_line_width(context, style.lineWidth.isFinite ? style.lineWidth : 1)
    switch style.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    // Cairo refuses negative lengths and a dash of nothing but zeros, and keeps the error.
    let lengths = style.dash.map(Double.init)
    let isUsable =
      lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(
      context, lengths, isUsable ? Int32(clamping: lengths.count) : 0,
      style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  private func isVisible(_ color: Color) -> Bool {
    color.alpha * opacity > 0
  }

  private func setSource(_ color: Color, in context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }

  private static func isFinite(_ point: CGPoint) -> Bool {
    point.x.isFinite && point.y.isFinite
  }
}

extension DisplayList {
  /// What has to be drawn for some pixels: the indices of items, without the marks that lie elsewhere
  /// and without the levels in which nothing is left.
  fileprivate func steps(
    touching rects: [PixelRect], marks: [DrawnMark]
  ) -> [(index: Int, mark: DrawnMark?)] {
    var kept: [(index: Int, mark: DrawnMark?)] = []
    /// Where the levels that are open began, and whether something is drawn in them.
    var levels: [(start: Int, isDrawn: Bool)] = [(0, false)]
    var next = 0
    for (index, item) in items.enumerated() {
      switch item {
      case .push:
        levels.append((kept.count, false))
        kept.append((index, nil))
      case .pop:
        guard levels.count > 1, let level = levels.popLast() else { continue }
        if level.isDrawn {
          levels[levels.count - 1].isDrawn = true
          kept.append((index, nil))
        } else {
          kept.removeSubrange(level.start...)
        }
      case .transform, .opacity, .clip: kept.append((index, nil))
      case .fill, .stroke, .text:
        guard next < marks.count, marks[next].index == index else { continue }
        if rects.contains(where: { marks[next].box.intersects($0) }) {
          levels[levels.count - 1].isDrawn = true
          kept.append((index, marks[next]))
        }
        next += 1
      }
    }
    return kept
  }
}
