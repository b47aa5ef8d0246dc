// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
internal import CCairo
import Foundation

/// Pixels as a PNG file, written by Cairo.
enum PNG {
  /// nil where there are no pixels, or no memory for them.
  static func data(of map: PixelMap) -> Data? {
    let rowBytes = map.width * 4
    guard map.width > 0, map.height > 0, map.bytes.count == rowBytes * map.height,
      let width = Int32(exactly: map.width), let height = Int32(exactly: map.height),
      let stride = Int32(exactly: rowBytes)
    else { return nil }
    // CAIRO_FORMAT_RGB24 is 32 bits a pixel in the processor's order, as the X display sends them.
    var bytes = map.bytes
    let box = Box()
    let status = bytes.withUnsafeMutableBufferPointer { buffer -> cairo_status_t in
      guard
        let surface = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_RGB24, width, height, stride)
      else { return CAIRO_STATUS_NO_MEMORY }
      defer { cairo_surface_destroy(surface) }
      return cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Box>.fromOpaque(closure).takeUnretainedValue()
            .data.append(data, count: Int(length))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(box).toOpaque())
    }
    return status == CAIRO_STATUS_SUCCESS ? box.data : nil
  }

  private final class Box {
    var data = Data()
  }
}
