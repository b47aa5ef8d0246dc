// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Pixels in memory, four bytes each: blue, green, red, nothing.
struct PixelBuffer: Hashable {
  var pixels: UnsafeMutableRawPointer
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// Bytes from one row to the next.
  var stride: Int

  var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}

/// Paints frame after frame into the same pixels, and only what differs from the frame before.
@MainActor
final class FramePainter {
  /// What the buffer shows.
  private struct Frame {
    var buffer: PixelBuffer
    var scale: Double
    var ground: Color
    var marks: [DrawnMark]
  }

  private let renderer: CairoRenderer
  private var shown: Frame?
  private var sketch: Sketch?

  init(renderer: CairoRenderer) {
    self.renderer = renderer
  }

  /// The pixels may have become others: the next frame is painted whole.
  func forget() {
    shown = nil
  }

  /// Gives back what was painted. `scale` is pixels a point.
  func paint(
    _ list: DisplayList, into buffer: PixelBuffer, scale: Double
  ) throws(HostError) -> [PixelRect] {
    let marks = DrawnMarks(
      of: list, scale: scale, bounds: buffer.bounds, measurer: renderer.measurer
    ).marks
    let damage = damage(marks, over: list.ground, buffer, scale)
    shown = nil
    if !damage.rects.isEmpty { try paint(list, marks, damage, into: buffer, scale: scale) }
    shown = Frame(
      buffer: buffer, scale: scale, ground: list.ground, marks: marks)
    return damage.rects
  }

  private func damage(
    _ marks: [DrawnMark], over ground: Color, _ buffer: PixelBuffer, _ scale: Double
  ) -> Damage {
    guard let shown, shown.buffer == buffer, shown.scale == scale,
      shown.ground == ground
    else { return .everything(buffer.bounds) }
    return MarkDifference(old: shown.marks, new: marks).damage(in: buffer.bounds)
  }

  private func paint(
    _ list: DisplayList, _ marks: [DrawnMark], _ damage: Damage, into buffer: PixelBuffer,
    scale: Double
  ) throws(HostError) {
    if damage.isEverything {
      try withContext(of: buffer) { renderer.draw(list, in: $0, scale: scale) }
      return
    }
    let sketch = sketch(like: buffer)
    try withContext(of: sketch.buffer) { context in
      renderer.draw(list, in: context, scale: scale, inside: damage.rects, marks: marks)
    }
    for rect in damage.rects { sketch.buffer.copy(rect, to: buffer) }
  }

  private func sketch(like buffer: PixelBuffer) -> Sketch {
    if let sketch, sketch.buffer.bounds == buffer.bounds { return sketch }
    let made = Sketch(width: buffer.width, height: buffer.height)
    sketch = made
    return made
  }

  private func withContext(
    of buffer: PixelBuffer, _ body: (OpaquePointer) -> Void
  ) throws(HostError) {
    guard
      let image = cairo_image_surface_create_for_data(
        buffer.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24,
        Int32(buffer.width), Int32(buffer.height), Int32(buffer.stride))
    else { throw .display("no memory for a frame") }
    defer { cairo_surface_destroy(image) }
    guard let context = cairo_create(image) else { throw .display("no memory for a frame") }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(image)
  }
}

/// Where a part of a frame is drawn, as large as the frame.
private final class Sketch {
  let buffer: PixelBuffer

  init(width: Int, height: Int) {
    let count = width * height * 4
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 16)
    pixels.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    buffer = PixelBuffer(pixels: pixels, width: width, height: height, stride: width * 4)
  }

  deinit { buffer.pixels.deallocate() }
}

extension PixelBuffer {
  fileprivate func copy(_ rect: PixelRect, to other: PixelBuffer) {
    for row in rect.minY..<rect.maxY {
      (other.pixels + row * other.stride + rect.minX * 4)
        .copyMemory(from: pixels + row * stride + rect.minX * 4, byteCount: rect.width * 4)
    }
  }
}
