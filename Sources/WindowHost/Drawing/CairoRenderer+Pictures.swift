// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

extension CairoRenderer {
  func draw(
    pictureAt path: String, in rect: CGRect, _ look: PictureLook, opacity: Double,
    scale: CGFloat, in context: OpaquePointer
  ) {
    guard opacity > 0, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite),
      rect.width > 0, rect.height > 0, let natural = PictureFile.size(of: path),
      let surface = pictures.surface(
        at: path, for: CGSize(width: rect.width * scale, height: rect.height * scale),
        look.colors)
    else { return }
    let dots = CGSize(
      width: CGFloat(cairo_image_surface_get_width(surface)),
      height: CGFloat(cairo_image_surface_get_height(surface)))
    guard dots.width > 0, dots.height > 0 else { return }
    let picture = DrawnPicture(
      surface: surface, look: look, opacity: opacity,
      dot: CGSize(width: natural.width / dots.width, height: natural.height / dots.height))
    let columns = Band.bands(
      of: natural.width, look.caps.leading, look.caps.trailing, from: rect.minX, rect.width)
    let rows = Band.bands(
      of: natural.height, look.caps.top, look.caps.bottom, from: rect.minY, rect.height)
    for row in rows {
      for column in columns {
        picture.draw(
          CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
          in: CGRect(
            x: column.place, y: row.place, width: column.room, height: row.room),
          isWhole: rows.count == 1 && columns.count == 1, in: context)
      }
    }
  }
}

/// A part of a picture along one axis, and where it is drawn.
private struct Band {
  var start: CGFloat
  var length: CGFloat
  var place: CGFloat
  var room: CGFloat

  /// The sides that keep their length, and what is stretched between them. Where there is too little
  /// room for the sides, they share it.
  static func bands(
    of length: CGFloat, _ first: CGFloat, _ last: CGFloat, from place: CGFloat, _ room: CGFloat
  ) -> [Band] {
    let head = min(max(first, 0), length)
    let tail = min(max(last, 0), length - head)
    let scale = head + tail > room ? room / (head + tail) : 1
    let bands = [
      Band(start: 0, length: head, place: place, room: head * scale),
      Band(
        start: head, length: length - head - tail, place: place + head * scale,
        room: room - (head + tail) * scale),
      Band(
        start: length - tail, length: tail, place: place + room - tail * scale,
        room: tail * scale),
    ]
    return bands.filter { $0.length > 0 && $0.room > 0 }
  }
}

/// A picture that is read, and how it is drawn.
private struct DrawnPicture {
  let surface: OpaquePointer
  let look: PictureLook
  let opacity: Double
  /// How large one of its dots is, in points.
  let dot: CGSize

  /// - Parameters:
  ///   - part: Of the picture, in points of its own.
  ///   - isWhole: Whether the part is all of the picture.
  func draw(_ part: CGRect, in rect: CGRect, isWhole: Bool, in context: OpaquePointer) {
    let source = CGRect(
      x: part.minX / dot.width, y: part.minY / dot.height, width: part.width / dot.width,
      height: part.height / dot.height)
    let shown =
      isWhole
      ? cairo_surface_reference(surface)
      : cairo_surface_create_for_rectangle(
        surface, source.minX, source.minY, source.width, source.height)
    defer { cairo_surface_destroy(shown) }
    guard let pattern = cairo_pattern_create_for_surface(shown) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, look.isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    if look.isSharp { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    if look.isTiled {
      cairo_scale(context, dot.width, dot.height)
      cairo_rectangle(context, 0, 0, rect.width / dot.width, rect.height / dot.height)
    } else {
      cairo_scale(context, rect.width / source.width, rect.height / source.height)
      cairo_rectangle(context, 0, 0, source.width, source.height)
    }
    // Parts side by side leave no seam.
    if !isWhole { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    cairo_clip(context)
    if let ink = look.ink {
      cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha * opacity)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }
}
