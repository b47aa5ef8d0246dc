// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// The pictures that are drawn, read once; the ones that were not drawn lately are let go.
///
/// A large picture that is drawn small is kept small: a row of photographs costs what is seen of it,
/// and moves as fast as any other view.
@MainActor
final class PictureCache {
  private struct Key: Hashable {
    let path: String
    /// How often it is halved.
    let halvings: Int
    /// Changes of its colours, one after the other.
    let colors: [[Double]]
  }

  /// Owns one surface of Cairo's; nil for a file that cannot be read.
  private final class Picture {
    let surface: OpaquePointer?

    init(_ surface: OpaquePointer?) { self.surface = surface }

    deinit {
      if let surface { cairo_surface_destroy(surface) }
    }
  }

  /// Dots; a picture of fewer is kept whole.
  private static let small = 1_000_000.0

  /// A window shows few at once; 64 pictures of a megapixel are 256 MB.
  private var pictures = GenerationCache<Key, Picture>(capacity: 32)

  /// - Parameters:
  ///   - size: How large it is drawn, in pixels.
  ///   - colors: Changes of its colours, as those of a ``PictureLook``.
  func surface(at path: String, for size: CGSize, _ colors: [[Double]] = []) -> OpaquePointer? {
    let halvings = Self.halvings(of: PictureFile.size(of: path), for: size)
    let key = Key(path: path, halvings: halvings, colors: colors)
    guard !colors.isEmpty else {
      return pictures.value(for: key) {
        Picture(SurfaceReader.surface(at: path, halvings: halvings))
      }.surface
    }
    let plain = surface(at: path, for: size)
    return pictures.value(for: key) {
      Picture(plain.flatMap { SurfaceReader.recolored($0, colors) })
    }.surface
  }

  /// As often as leaves it no smaller than it is drawn.
  static func halvings(of natural: CGSize?, for size: CGSize) -> Int {
    guard let natural, natural.width * natural.height > small else { return 0 }
    var count = 0
    var scale = 0.5
    while count < 6, natural.width * scale >= size.width, natural.height * scale >= size.height {
      count += 1
      scale /= 2
    }
    return count
  }
}

/// Reads a picture's file or bytes into a surface of Cairo's.
@MainActor
enum SurfaceReader {
  static func surface(at path: String, halvings: Int) -> OpaquePointer? {
    let data = PictureStore.data(named: path)
    let read = data.map(surface(of:)) ?? cairo_image_surface_create_from_png(path)
    if let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS {
      return halvings == 0 ? read : halved(read, halvings)
    }
    if let read { cairo_surface_destroy(read) }
    guard let whole = PictureFile.size(of: path) else { return nil }
    let scale = pow(0.5, Double(halvings))
    let (width, height) = (whole.width * scale, whole.height * scale)
    let size = CGSize(width: max(1, width.rounded()), height: max(1, height.rounded()))
    return PixbufLibrary.shared?.surface(at: path, data: data, size: size)
  }

  private static func surface(of data: Data) -> OpaquePointer? {
    var rest = data[...]
    return withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, buffer, length in
          guard let rest = closure?.assumingMemoryBound(to: Data.self), let buffer,
            rest.pointee.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          rest.pointee.copyBytes(to: buffer, count: Int(length))
          rest.pointee = rest.pointee.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
  }

  /// A smaller one in place of a surface, which is let go.
  private static func halved(_ surface: OpaquePointer, _ halvings: Int) -> OpaquePointer? {
    let scale = pow(0.5, Double(halvings))
    let width = max(1, (Double(cairo_image_surface_get_width(surface)) * scale).rounded())
    let height = max(1, (Double(cairo_image_surface_get_height(surface)) * scale).rounded())
    let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard let small, let context = cairo_create(small) else { return small }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    return small
  }

  /// The same in other colours, on a surface of its own.
  static func recolored(_ surface: OpaquePointer, _ colors: [[Double]]) -> OpaquePointer? {
    let width = cairo_image_surface_get_width(surface)
    let height = cairo_image_surface_get_height(surface)
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else {
      return nil
    }
    guard let context = cairo_create(copy) else { return copy }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(copy)
    guard let bytes = cairo_image_surface_get_data(copy) else { return copy }
    let stride = Int(cairo_image_surface_get_stride(copy))
    let matrices = colors.filter { $0.count == 12 }.map { $0.map { Float($0) } }
    for y in 0..<Int(height) {
      let row = UnsafeMutableRawPointer(bytes + y * stride)
        .assumingMemoryBound(to: UInt32.self)
      // Neighbours are often the same.
      var (last, lastChanged): (UInt32, UInt32) = (0, 0)
      for x in 0..<Int(width) where row[x] >> 24 != 0 {
        if row[x] != last { (last, lastChanged) = (row[x], changed(row[x], matrices)) }
        row[x] = lastChanged
      }
    }
    cairo_surface_mark_dirty(copy)
    return copy
  }

  /// - Parameter dot: Opacity, red, green and blue, the last three as opaque as the dot is.
  private static func changed(_ dot: UInt32, _ matrices: [[Float]]) -> UInt32 {
    let alpha = Float(dot >> 24)
    var color = SIMD3<Float>(
      Float(dot >> 16 & 0xff), Float(dot >> 8 & 0xff), Float(dot & 0xff))
    color /= alpha
    for matrix in matrices {
      let mixed = SIMD3<Float>(
        matrix[0] * color.x + matrix[1] * color.y + matrix[2] * color.z + matrix[3],
        matrix[4] * color.x + matrix[5] * color.y + matrix[6] * color.z + matrix[7],
        matrix[8] * color.x + matrix[9] * color.y + matrix[10] * color.z + matrix[11])
      color = mixed.clamped(lowerBound: .zero, upperBound: .one)
    }
    let parts = (color * alpha).rounded(.toNearestOrAwayFromZero)
    return UInt32(alpha) << 24 | UInt32(parts.x) << 16 | UInt32(parts.y) << 8 | UInt32(parts.z)
  }
}
