// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// What a `push` keeps beside Cairo's own state.
private struct DrawingLevel {
  /// The opacity outside.
  let opacity: Double
  /// The group that its `pop` ends, and how much of it is seen.
  var group: (operation: GroupOperator, opacity: Double)?
  var blur: Blur?
  /// How the group is seen; nil within for nothing of it.
  var projection: Projection??
}

/// Draws a display list into a Cairo context.
@MainActor
public final class CairoRenderer {
  let measurer: PangoTextMeasurer
  let pictures = PictureCache()
  /// Opacity and groups are part of the drawing state, and Cairo's state has neither: one a `push`.
  private var levels: [DrawingLevel] = []
  private var opacity = 1.0

  public init(measurer: PangoTextMeasurer) {
    self.measurer = measurer
  }

  /// Covers the whole context. `scale` is pixels a point.
  func draw(_ list: DisplayList, in context: OpaquePointer, scale: Double) {
    levels.removeAll(keepingCapacity: true)
    opacity = 1
    cairo_save(context)
    cairo_identity_matrix(context)
    setSource(list.ground, in: context)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    for item in list.items { draw(item, in: context) }
    // A list with a missing `pop` must not leave its state to the next one.
    while !levels.isEmpty { endLevel(in: context) }
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
    levels.removeAll(keepingCapacity: true)
    opacity = 1
    cairo_save(context)
    cairo_identity_matrix(context)
    clipped(to: rects, in: context) {
      setSource(list.ground, in: context)
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
    while !levels.isEmpty { endLevel(in: context) }
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
      levels.append(DrawingLevel(opacity: opacity))
    case .pop: endLevel(in: context)
    case .group(let operation): beginGroup(operation, in: context)
    case .blend(let mode): cairo_set_operator(context, mode.cairoOperator)
    case .picture(let path, let rect, let look):
      draw(
        pictureAt: path, in: rect, look, opacity: opacity, scale: scale(of: context), in: context)
    case .gradient(let path, let fill, let style):
      draw(path, fill, style, in: context)
    case .gradientText(let run, let place, let fill):
      guard opacity > 0 else { return }
      paint(fill, in: context) { draw(run, at: place, with: nil, in: context) }
    case .transform(let transform):
      apply(transform, in: context)
    case .opacity(let factor):
      opacity *= DisplayList.usableOpacity(factor)
    case .clip(let path):
      clip(to: path, in: context)
    case .fill(let path, let color):
      guard isVisible(color) else { return }
      setSource(color, in: context)
      add(path, to: context)
      withRule(of: path, in: context) { cairo_fill(context) }
    case .stroke(let path, let color, let style):
      guard isVisible(color), style.lineWidth > 0 else { return }
      setSource(color, in: context)
      set(style, in: context)
      add(path, to: context)
      cairo_stroke(context)
    case .text(let run, let place):
      draw(run, at: place, with: run.color, in: context)
    }
  }

  /// - Parameter color: Nil for what the context draws in already.
  private func draw(
    _ run: TextRun, at place: CGPoint, with color: Color?, in context: OpaquePointer
  ) {
    guard color.map(isVisible) ?? true, Self.isFinite(place) else { return }
    // Pango draws spans of a colour of their own in that, whatever the context is set to.
    let isFaint = opacity < 1 && run.spans.contains { $0.color != nil }
    let run = isFaint ? run.colored { $0.opacity(opacity) } : run
    guard let layout = measurer.layouts.layout(for: run) else { return }
    if let color { setSource(color, in: context) }
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
        guard Self.isFinite(center), radius.isFinite, start.isFinite, end.isFinite
        else { continue }
        guard radius > 0 else {
          // An arc that has no room is the corner where it would be.
          cairo_line_to(context, center.x, center.y)
          continue
        }
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
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    // Cairo refuses negative lengths and a dash of nothing but zeros, and keeps the error.
    let lengths = style.dash.map(Double.init)
    let isUsable =
      lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    cairo_set_dash(
      context, lengths, isUsable ? Int32(clamping: lengths.count) : 0,
      style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  /// Which parts of the path are inside.
  /// An upright rectangle ends between two pixels: in one that it halves, half of each layer would be
  /// drawn, and what lies below would be seen through what covers it.
  private func clip(to path: Path, in context: OpaquePointer) {
    add(path, to: context)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let isUpright = path.isRectangle && matrix.xy == 0 && matrix.yx == 0
    if isUpright { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    withRule(of: path, in: context) { cairo_clip(context) }
    if isUpright { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
  }

  private func withRule(of path: Path, in context: OpaquePointer, _ paint: () -> Void) {
    guard path.isEvenOdd else { return paint() }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    paint()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func beginGroup(_ operation: GroupOperator, in context: OpaquePointer) {
    // One group a level; without a level there is nothing that would end it.
    guard let level = levels.last, level.group == nil else { return }
    levels[levels.count - 1].group = (operation, opacity)
    opacity = 1
    if case .blurred(let radius) = operation {
      let blur = Blur(radius: radius, scale: scale(of: context))
      levels[levels.count - 1].blur = blur
      // What lies beyond a clip spreads into it.
      cairo_save(context)
      widenClip(of: context, by: blur.reach)
    }
    if case .projected(let transform, let rect) = operation {
      let projection = Projection(transform, of: rect, matrix(of: context))
      levels[levels.count - 1].projection = .some(projection)
      cairo_save(context)
      setClip(of: context, to: projection?.source ?? .empty)
    }
    cairo_push_group(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func endLevel(in context: OpaquePointer) {
    guard let level = levels.popLast() else { return }
    if let blur = level.blur {
      let pattern = cairo_pop_group(context)
      cairo_restore(context)
      if let pattern {
        blur.apply(to: pattern)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_paint_with_alpha(context, level.group?.opacity ?? 1)
      }
    } else if let projection = level.projection {
      let pattern = cairo_pop_group(context)
      cairo_restore(context)
      if let pattern {
        projection?.paint(pattern, opacity: level.group?.opacity ?? 1, in: context)
        cairo_pattern_destroy(pattern)
      }
    } else if let group = level.group {
      cairo_pop_group_to_source(context)
      if group.operation == .mask, levels.last?.group?.operation == .masked {
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      }
      cairo_paint_with_alpha(context, group.opacity)
    }
    cairo_restore(context)
    opacity = level.opacity
  }

  private func scale(of context: OpaquePointer) -> CGFloat { matrix(of: context).meanScale }

  /// From points to pixels.
  private func matrix(of context: OpaquePointer) -> AffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return AffineTransform(
      m11: matrix.xx, m12: matrix.yx, m21: matrix.xy, m22: matrix.yy, tX: matrix.x0, tY: matrix.y0)
  }

  private func setClip(of context: OpaquePointer, to pixels: PixelRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_reset_clip(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, Double(pixels.minX), Double(pixels.minY), Double(pixels.width),
      Double(pixels.height))
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  private func widenClip(of context: OpaquePointer, by pixels: Int) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    if right > left, bottom > top {
      let reach = Double(pixels)
      cairo_reset_clip(context)
      cairo_new_path(context)
      cairo_rectangle(
        context, left.rounded(.down) - reach, top.rounded(.down) - reach,
        right.rounded(.up) - left.rounded(.down) + 2 * reach,
        bottom.rounded(.up) - top.rounded(.down) + 2 * reach)
      cairo_clip(context)
    }
    cairo_set_matrix(context, &matrix)
  }

  private func draw(
    _ path: Path, _ fill: GradientFill, _ style: StrokeStyle?, in context: OpaquePointer
  ) {
    guard opacity > 0, style.map({ $0.lineWidth > 0 }) ?? true else { return }
    paint(fill, in: context) {
      add(path, to: context)
      guard let style else { return withRule(of: path, in: context) { cairo_fill(context) } }
      set(style, in: context)
      cairo_stroke(context)
    }
  }

  /// Draws in a gradient; nothing where it has no colours or a number that is none.
  private func paint(
    _ fill: GradientFill, in context: OpaquePointer, _ draw: () -> Void
  ) {
    guard let pattern = fill.pattern(opacity: opacity) else { return }
    cairo_set_source(context, pattern)
    draw()
    cairo_pattern_destroy(pattern)
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
      case .transform, .opacity, .clip, .blend: kept.append((index, nil))
      case .group(let operation):
        kept.append((index, nil))
        // A mask with nothing in it hides all that it is for.
        if operation == .mask { levels[levels.count - 1].isDrawn = true }
      case .fill, .stroke, .text, .gradient, .gradientText, .picture:
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
