// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// The pictures that are drawn, read once; the ones that were not drawn lately are let go.
@MainActor
final class PictureCache {
  /// Owns one surface of Cairo's; nil for a file that cannot be read.
  private final class Picture {
    let surface: OpaquePointer?

    init(_ path: String) {
      let read =
        PictureStore.data(named: path).map(Self.surface)
        ?? cairo_image_surface_create_from_png(path)
      guard let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
        if let read { cairo_surface_destroy(read) }
        surface = nil
        return
      }
      surface = read
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

    deinit {
      if let surface { cairo_surface_destroy(surface) }
    }
  }

  /// A window shows few at once; 64 pictures of a megapixel are 256 MB.
  private var pictures = GenerationCache<String, Picture>(capacity: 32)

  func surface(at path: String) -> OpaquePointer? {
    pictures.value(for: path) { Picture(path) }.surface
  }
}
