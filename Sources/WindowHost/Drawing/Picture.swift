// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// A display list drawn into memory, without a display.
@MainActor
public final class Picture {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  private let surface: OpaquePointer

  /// `size` is in points, `scale` in pixels a point.
  public init(
    of list: DisplayList, size: CGSize, scale: Double = 1, renderer: CairoRenderer
  ) throws(HostError) {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    // Cairo's own limit of an image's side.
    guard pixels.width >= 1, pixels.height >= 1, pixels.width < 32_768, pixels.height < 32_768
    else {
      throw .picture("a picture of \(pixels.width) x \(pixels.height) pixels cannot be drawn")
    }
    width = Int(pixels.width.rounded())
    height = Int(pixels.height.rounded())
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    else { throw .picture("no memory for a picture") }
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { throw .picture(Self.text(of: cairo_surface_status(surface))) }
    renderer.draw(list, in: context, scale: scale)
    let status = cairo_status(context)
    cairo_destroy(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .picture(Self.text(of: status)) }
    cairo_surface_flush(surface)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }

  /// Writes the whole picture; throws where the file cannot be written.
  public func writePNG(to path: String) throws(HostError) {
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .picture("cannot write \(path): \(Self.text(of: status))")
    }
  }

  /// A PNG file's bytes.
  public func pngData() throws(HostError) -> Data {
    let sink = PNGSink()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { sink, bytes, count in
        guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<PNGSink>.fromOpaque(sink).takeUnretainedValue().data
          .append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .picture("cannot encode a picture: \(Self.text(of: status))")
    }
    return sink.data
  }

  /// The colour of one pixel; nil outside.
  public func color(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let row = UnsafeRawPointer(data) + y * Int(cairo_image_surface_get_stride(surface))
    let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
    return Color(
      red: Double(pixel >> 16 & 0xFF) / 255, green: Double(pixel >> 8 & 0xFF) / 255,
      blue: Double(pixel & 0xFF) / 255)
  }

  private static func text(of status: cairo_status_t) -> String {
    String(cString: cairo_status_to_string(status))
  }
}

/// What Cairo writes to, piece by piece.
private final class PNGSink {
  var data = Data()
}
