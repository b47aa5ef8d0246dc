// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Draws what a group has become as it is seen from somewhere: each pixel is looked up in the group.
struct Projection {
  /// From pixels of the group to pixels of the picture.
  private let forward: ProjectionTransform
  private let back: ProjectionTransform
  /// The pixels that the group has.
  let source: PixelRect

  /// More pixels than that along a side are no picture that a window could show.
  private static let longest = 8192

  /// Nil where nothing is seen of it.
  ///
  /// - Parameters:
  ///   - rect: Round all that is drawn, in the coordinates of the transform.
  ///   - matrix: From these coordinates to pixels.
  init?(_ transform: ProjectionTransform, of rect: CGRect, _ matrix: AffineTransform) {
    guard matrix.isDrawable, let inverse = matrix.inverted() else { return nil }
    let forward = ProjectionTransform(inverse).concatenating(transform)
      .concatenating(ProjectionTransform(matrix))
    guard let back = forward.inverted(),
      let box = ProjectionTransform(matrix).frame(of: rect)
    else { return nil }
    let source = PixelRect(touchedBy: box)
    guard !source.isEmpty, source.width <= Self.longest, source.height <= Self.longest
    else { return nil }
    (self.forward, self.back, self.source) = (forward, back, source)
  }

  /// Paints what is seen of the group, and leaves the rest.
  func paint(_ group: OpaquePointer, opacity: Double, in context: OpaquePointer) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    let target = target(in: context)
    guard !target.isEmpty,
      let seen = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(target.width), Int32(target.height))
    else { return }
    defer { cairo_surface_destroy(seen) }
    cairo_surface_flush(surface)
    guard let from = cairo_image_surface_get_data(surface),
      let to = cairo_image_surface_get_data(seen)
    else { return }
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let dots = Dots(
      bytes: UnsafeRawPointer(from), width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)))
    let stride = Int(cairo_image_surface_get_stride(seen))
    for y in 0..<target.height {
      let row = UnsafeMutableRawPointer(to) + y * stride
      for x in 0..<target.width {
        let pixel = CGPoint(x: Double(target.minX + x) + 0.5, y: Double(target.minY + y) + 0.5)
        guard let place = back.looked(up: pixel), forward.seen(place) != nil else { continue }
        let dot = dots.color(x: place.x + left - 0.5, y: place.y + top - 0.5)
        row.storeBytes(of: dot, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(seen)
    cairo_set_source_surface(context, seen, Double(target.minX), Double(target.minY))
    cairo_paint_with_alpha(context, opacity)
  }

  /// The pixels that the group may be seen in, of those that are drawn on.
  private func target(in context: OpaquePointer) -> PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let whole = PixelRect(
      touchedBy: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    let box = CGRect(
      x: source.minX, y: source.minY, width: source.width, height: source.height)
    let target =
      forward.frame(of: box).map { whole.intersection(PixelRect(touchedBy: $0)) } ?? whole
    return target.width <= Self.longest && target.height <= Self.longest ? target : .empty
  }

  /// The pixels of the group, each with its parts as opaque as it is.
  private struct Dots {
    let bytes: UnsafeRawPointer
    let width: Int
    let height: Int
    let stride: Int

    private func dot(_ x: Int, _ y: Int) -> UInt32 {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      return bytes.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
    }

    /// Between the four pixels round a place, by how near each is.
    func color(x: Double, y: Double) -> UInt32 {
      guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
      let (left, top) = (x.rounded(.down), y.rounded(.down))
      let (right, below) = (UInt32((x - left) * 256), UInt32((y - top) * 256))
      let (column, row) = (Int(left), Int(top))
      let first = dot(column, row), second = dot(column + 1, row)
      let third = dot(column, row + 1), fourth = dot(column + 1, row + 1)
      guard first | second | third | fourth != 0 else { return 0 }
      var mixed: UInt32 = 0
      var shift: UInt32 = 0
      while shift < 32 {
        let upper = (first >> shift & 0xff) * (256 - right) + (second >> shift & 0xff) * right
        let lower = (third >> shift & 0xff) * (256 - right) + (fourth >> shift & 0xff) * right
        mixed |= min((upper * (256 - below) + lower * below + 32768) >> 16, 255) << shift
        shift += 8
      }
      return mixed
    }
  }
}

extension ProjectionTransform {
  /// Where a point comes from; nil where that is nowhere.
  fileprivate func looked(up point: CGPoint) -> CGPoint? {
    let divisor = point.x * m13 + point.y * m23 + m33
    guard abs(divisor) > 1e-9, divisor.isFinite else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / divisor,
      y: (point.x * m12 + point.y * m22 + m32) / divisor)
  }
}
