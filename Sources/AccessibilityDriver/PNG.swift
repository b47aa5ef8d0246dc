// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
internal import CCairo
import Foundation

/// Pixels as a PNG file, read and written by Cairo.
public enum PNG {
  /// nil where there are no pixels, or no memory for them.
  static func data(of map: PixelMap) -> Data? {
    let rowBytes = map.width * 4
    guard map.width > 0, map.height > 0, map.bytes.count == rowBytes * map.height,
      let width = Int32(exactly: map.width), let height = Int32(exactly: map.height),
      let stride = Int32(exactly: rowBytes)
    else { return nil }
    // CAIRO_FORMAT_RGB24 is 32 bits a pixel in the processor's order, as the X display sends them.
    var bytes = map.bytes
    return bytes.withUnsafeMutableBufferPointer { buffer in
      guard
        let surface = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_RGB24, width, height, stride)
      else { return nil }
      defer { cairo_surface_destroy(surface) }
      return Self.data(of: surface)
    }
  }

  /// The same picture, so many times as wide and as high, with soft edges; nil for what is no
  /// picture, or where there is no memory for it.
  public static func enlarged(_ png: Data, by factor: Int) -> Data? {
    let box = Box(png)
    let small = cairo_image_surface_create_from_png_stream(
      { closure, buffer, length in
        guard let closure, let buffer else { return CAIRO_STATUS_READ_ERROR }
        let box = Unmanaged<Box>.fromOpaque(closure).takeUnretainedValue()
        guard box.data.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        box.data.prefix(Int(length)).copyBytes(to: buffer, count: Int(length))
        box.data = box.data.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(box).toOpaque())
    defer { cairo_surface_destroy(small) }
    guard cairo_surface_status(small) == CAIRO_STATUS_SUCCESS,
      let scale = Int32(exactly: factor), scale > 0
    else { return nil }
    let (width, isTooWide) = cairo_image_surface_get_width(small)
      .multipliedReportingOverflow(by: scale)
    let (height, isTooHigh) = cairo_image_surface_get_height(small)
      .multipliedReportingOverflow(by: scale)
    guard !isTooWide, !isTooHigh else { return nil }
    let large = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)
    defer { cairo_surface_destroy(large) }
    let context = cairo_create(large)
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(factor), Double(factor))
    cairo_set_source_surface(context, small, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    guard let large, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return data(of: large)
  }

  private static func data(of surface: OpaquePointer) -> Data? {
    let box = Box()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Box>.fromOpaque(closure).takeUnretainedValue()
          .data.append(data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(box).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? box.data : nil
  }

  private final class Box {
    var data: Data

    init(_ data: Data = Data()) {
      self.data = data
    }
  }
}
