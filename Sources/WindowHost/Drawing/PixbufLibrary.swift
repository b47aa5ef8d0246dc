// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Glibc

/// GdkPixbuf, which reads JPEG, GIF and other pictures on every desktop with GTK. Nothing is linked:
/// where it is not installed, PNG pictures alone are drawn.
///
/// Seen with GdkPixbuf 2.42; all that is called is in its documentation.
@MainActor
final class PixbufLibrary {
  /// Nil where it is not installed.
  static let shared = PixbufLibrary()

  private typealias Pointer = OpaquePointer
  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  private typealias Change = @convention(c) (Pointer) -> Pointer?
  private typealias Number = @convention(c) (Pointer) -> Int32
  private typealias ReadFile =
    @convention(c) (
      UnsafePointer<CChar>, Int32, Int32, gboolean, Failure?
    ) -> Pointer?
  private typealias MakeLoader = @convention(c) () -> Pointer?
  private typealias Write = @convention(c) (Pointer, UnsafeRawPointer?, Int, Failure?) -> gboolean
  private typealias Close = @convention(c) (Pointer, Failure?) -> gboolean
  private typealias Pixels = @convention(c) (Pointer) -> UnsafePointer<UInt8>?

  private let library: UnsafeMutableRawPointer

  private init?() {
    guard let library = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW) else { return nil }
    self.library = library
  }

  /// The picture as it is held; nil for one that cannot be read.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file; nil where they are at the path.
  ///   - size: In dots, as it is held. A picture in memory is read whole.
  func surface(at path: String, data: Data?, size: CGSize) -> OpaquePointer? {
    guard let upright = function("apply_embedded_orientation", Change.self),
      let read = data.map(picture(in:))
        ?? picture(at: path, longestSide: max(size.width, size.height))
    else { return nil }
    defer { release(read) }
    guard let held = upright(read) else { return nil }
    defer { release(held) }
    return surface(of: held)
  }

  private func function<T>(_ name: String, _ type: T.Type) -> T? {
    dlsym(library, "gdk_pixbuf_" + name).map { unsafeBitCast($0, to: type) }
  }

  private func release(_ object: Pointer) { g_object_unref(UnsafeMutableRawPointer(object)) }

  /// A JPEG picture that is read smaller than it is takes a part of the time.
  private func picture(at path: String, longestSide: CGFloat) -> Pointer? {
    let side = Int32(longestSide)
    return function("new_from_file_at_scale", ReadFile.self)?(path, side, side, 1, nil)
  }

  private func picture(in data: Data) -> Pointer? {
    guard let make = function("loader_new", MakeLoader.self),
      let write = function("loader_write", Write.self),
      let close = function("loader_close", Close.self),
      let picture = function("loader_get_pixbuf", Change.self), let loader = make()
    else { return nil }
    defer { release(loader) }
    let isWritten = data.withUnsafeBytes { write(loader, $0.baseAddress, $0.count, nil) } != 0
    // A loader that is let go before it is closed complains.
    let isClosed = close(loader, nil) != 0
    guard isWritten, isClosed, let found = picture(loader) else { return nil }
    g_object_ref(UnsafeMutableRawPointer(found))
    return found
  }

  /// Cairo's order of bytes, with colours that are weighed by how opaque they are.
  private func surface(of picture: Pointer) -> OpaquePointer? {
    guard let pixels = function("get_pixels", Pixels.self)?(picture),
      let width = function("get_width", Number.self)?(picture),
      let height = function("get_height", Number.self)?(picture),
      let rowLength = function("get_rowstride", Number.self)?(picture),
      let channels = function("get_n_channels", Number.self)?(picture), channels >= 3,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    let targetLength = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(height) {
      var from = pixels + row * Int(rowLength)
      (target + row * targetLength).withMemoryRebound(to: UInt32.self, capacity: Int(width)) { to in
        for column in 0..<Int(width) {
          let alpha = channels > 3 ? UInt32(from[3]) : 255
          func weighed(_ part: UInt8) -> UInt32 { (UInt32(part) * alpha + 127) / 255 }
          to[column] =
            alpha << 24 | weighed(from[0]) << 16 | weighed(from[1]) << 8 | weighed(from[2])
          from += Int(channels)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
