// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
internal import CCairo
import Foundation
import Semantics

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
    let small = surface(of: png)
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

  /// A part of a picture.
  struct Part {
    var box: Rect
    /// Its first row in the sheet.
    var y: Double
    /// Becomes white.
    var background: Colour?
    /// Dark for bright.
    var isInverted: Bool
  }

  /// One part of a picture below the other on white, each so many times as wide and as high as it is there, and
  /// with a white `margin` on its left; nil for what is no picture, or where there is no memory for it.
  static func sheet(
    of png: Data, _ parts: [Part], scale: Double, margin: Double, width: Double, height: Double
  ) -> Data? {
    let whole = surface(of: png)
    defer { cairo_surface_destroy(whole) }
    guard cairo_surface_status(whole) == CAIRO_STATUS_SUCCESS,
      let columns = Int32(exactly: width.rounded(.up)),
      let rows = Int32(exactly: height.rounded(.up))
    else { return nil }
    let sheet = cairo_image_surface_create(CAIRO_FORMAT_RGB24, columns, rows)
    defer { cairo_surface_destroy(sheet) }
    let context = cairo_create(sheet)
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    for part in parts {
      cairo_save(context)
      cairo_translate(context, margin, part.y)
      cairo_scale(context, scale, scale)
      cairo_rectangle(context, 0, 0, part.box.width, part.box.height)
      cairo_clip(context)
      cairo_set_source_surface(context, whole, -part.box.x, -part.box.y)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
      if part.isInverted {
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_set_operator(context, CAIRO_OPERATOR_DIFFERENCE)
        cairo_paint(context)
      }
      if let background = part.background {
        let channels = [background.red, background.green, background.blue].map {
          part.isInverted ? Double($0) / 255 : 1 - Double($0) / 255
        }
        cairo_set_source_rgb(context, channels[0], channels[1], channels[2])
        cairo_set_operator(context, CAIRO_OPERATOR_COLOR_DODGE)
        cairo_paint(context)
      }
      cairo_restore(context)
    }
    guard let sheet, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    return data(of: sheet)
  }

  private static func surface(of png: Data) -> OpaquePointer? {
    let box = Box(png)
    return cairo_image_surface_create_from_png_stream(
      { closure, buffer, length in
        guard let closure, let buffer else { return CAIRO_STATUS_READ_ERROR }
        let box = Unmanaged<Box>.fromOpaque(closure).takeUnretainedValue()
        guard box.data.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        box.data.prefix(Int(length)).copyBytes(to: buffer, count: Int(length))
        box.data = box.data.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(box).toOpaque())
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
