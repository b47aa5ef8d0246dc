// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
import Foundation
import Views

/// Spreads each pixel over its neighbours by three means one after the other, which come near a bell.
///
/// The outermost neighbours of a mean count in part, so that a radius that grows has no steps. The
/// numbers are whole, and those of a pixel depend on the pixels within ``reach`` alone: a part of
/// a picture has the pixels of the whole.
struct Blur: Hashable {
  /// More pixels than that would take longer than a frame.
  private static let widest = 400.0
  /// What a pixel counts that counts in full.
  private static let one: UInt64 = 256

  /// How many neighbours at each side of a pixel count in full in one mean.
  private let half: Int
  /// What the next one at each side counts, of ``one``.
  private let edge: UInt64

  /// - Parameters:
  ///   - radius: In points: twice the standard deviation.
  ///   - scale: Pixels a point.
  init(radius: CGFloat, scale: CGFloat) {
    let pixels = Double(radius * scale)
    guard pixels.isFinite, pixels > 0 else {
      (half, edge) = (0, 0)
      return
    }
    // Of one mean of three.
    let variance = min(pixels, Self.widest) * min(pixels, Self.widest) / 12
    let half = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    let full = 2 * half + 1
    let missing = variance * full - half * (half + 1) * full / 3
    let share = missing / (2 * ((half + 1) * (half + 1) - variance))
    self.half = Int(half)
    edge = UInt64((min(max(share, 0), 1) * Double(Self.one)).rounded())
  }

  /// Whether it leaves everything as it is.
  private var isSharp: Bool { half == 0 && edge == 0 }

  /// How many pixels beyond its own place a pixel counts at most.
  var reach: Int { isSharp ? 0 : (half + 1) * 3 }

  /// Blurs the picture that a group has become.
  func apply(to pattern: OpaquePointer) {
    var surface: OpaquePointer?
    guard !isSharp, cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS,
      let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    cairo_surface_flush(surface)
    // One without an opacity has no such format, and nothing in it is to be seen through.
    guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return }
    let picture = Picture(
      pixels: UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self),
      width: Int(cairo_image_surface_get_width(surface)),
      height: Int(cairo_image_surface_get_height(surface)),
      stride: Int(cairo_image_surface_get_stride(surface)) / 4)
    blur(picture)
    cairo_surface_mark_dirty(surface)
  }

  /// Pixels of four bytes each, row by row.
  private struct Picture {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    /// Pixels from one row to the next.
    let stride: Int

    /// Round everything that is not transparent.
    var inked: PixelRect {
      var box = PixelRect.empty
      guard width > 0 else { return box }
      for y in 0..<height {
        let row = pixels + y * stride
        // Most rows have nothing in them: each pixel is the same as the one before.
        if row[0] == 0, memcmp(row, row + 1, (width - 1) * MemoryLayout<UInt32>.stride) == 0 {
          continue
        }
        var (first, end) = (0, width)
        while row[first] == 0 { first += 1 }
        while row[end - 1] == 0 { end -= 1 }
        box = box.union(PixelRect(minX: first, minY: y, maxX: end, maxY: y + 1))
      }
      return box
    }
  }

  private func blur(_ picture: Picture) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let box = picture.inked.grown(by: reach).intersection(whole)
    guard !box.isEmpty else { return }
    // Beyond the ends of a line there is nothing.
    let margin = half + 1
    let length = max(box.width, box.height) + 2 * margin
    // A line is read from one buffer and written into the other, three times.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length * 2) { buffer in
      buffer.initialize(repeating: 0)
      guard let base = buffer.baseAddress else { return }
      let (first, second) = (base + margin, base + length + margin)
      for y in box.minY..<box.maxY {
        let row = picture.pixels + y * picture.stride + box.minX
        first.update(from: row, count: box.width)
        spread(first, second, count: box.width)
        row.update(from: second, count: box.width)
      }
      // What stands beyond the ends of a column may be the rest of a row.
      (first + box.height).update(repeating: 0, count: length - margin - box.height)
      (second + box.height).update(repeating: 0, count: length - margin - box.height)
      for x in box.minX..<box.maxX {
        let column = picture.pixels + box.minY * picture.stride + x
        for y in 0..<box.height { first[y] = column[y * picture.stride] }
        spread(first, second, count: box.height)
        for y in 0..<box.height { column[y * picture.stride] = second[y] }
      }
    }
  }

  /// The three means of one line; what comes out stands in the second buffer.
  private func spread(
    _ first: UnsafeMutablePointer<UInt32>, _ second: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    mean(from: first, to: second, count: count)
    mean(from: second, to: first, count: count)
    mean(from: first, to: second, count: count)
  }

  /// Each of the four numbers in a pixel is replaced by the mean of those round it. There is nothing
  /// before and behind the line for as far as that reaches.
  private func mean(
    from source: UnsafeMutablePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    // Two numbers side by side in 64 bits, with room for the sums.
    let mask: UInt64 = 0x0000_00FF_0000_00FF
    func even(_ index: Int) -> UInt64 {
      let wide = UInt64(source[index])
      return (wide | wide << 16) & mask
    }
    func odd(_ index: Int) -> UInt64 {
      let wide = UInt64(source[index] >> 8)
      return (wide | wide << 16) & mask
    }
    // Division as a product; whatever it rounds, it keeps the order, so that no colour becomes
    // larger than its opacity.
    let divisor = UInt64(2 * half + 1) * Self.one + 2 * edge
    let factor = (1 << 32) / divisor + 1
    func divided(_ sums: UInt64) -> UInt64 {
      let low = (((sums & 0xFFFF_FFFF) &+ divisor / 2) &* factor) >> 32
      let high = (((sums >> 32) &+ divisor / 2) &* factor) >> 32
      return min(low, 255) | min(high, 255) << 16
    }
    var (evens, odds) = (UInt64(0), UInt64(0))
    for index in 0..<half {
      evens &+= even(index)
      odds &+= odd(index)
    }
    for index in 0..<count {
      let (before, after) = (index - half - 1, index + half + 1)
      evens &+= even(after - 1)
      odds &+= odd(after - 1)
      let evenMean = divided(evens &* Self.one &+ (even(before) &+ even(after)) &* edge)
      let oddMean = divided(odds &* Self.one &+ (odd(before) &+ odd(after)) &* edge)
      target[index] = UInt32(truncatingIfNeeded: evenMean | oddMean << 8)
      evens &-= even(before + 1)
      odds &-= odd(before + 1)
    }
  }
}
