// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation

/// The pictures that are drawn, read once; the ones that were not drawn lately are let go.
@MainActor
final class PictureCache {
  /// Owns one surface of Cairo's; nil for a file that cannot be read.
  private final class Picture {
    let surface: OpaquePointer?

    init(_ path: String) {
      let read = cairo_image_surface_create_from_png(path)
      guard let read, cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
        if let read { cairo_surface_destroy(read) }
        surface = nil
        return
      }
      surface = read
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
