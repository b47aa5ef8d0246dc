// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityAudit

@Suite struct PictureSeriesTests {
  private static let white: UInt8 = 255

  /// A white picture with black boxes in it.
  private func picture(
    _ boxes: [(columns: Range<Int>, rows: Range<Int>)] = [], width: Int = 64, height: Int = 64,
    ground: UInt8 = white
  ) -> PixelMap {
    var bytes = Array(repeating: ground, count: width * height * 4)
    for box in boxes {
      for row in box.rows {
        for column in box.columns {
          for part in 0..<4 { bytes[(row * width + column) * 4 + part] = 0 }
        }
      }
    }
    return PixelMap(x: 0, y: 0, width: width, height: height, bytes: bytes)
  }

  @Test func `pictures that are the same show no motion`() throws {
    let series = try #require(PictureSeries([picture(), picture()]))
    #expect(series.movingPlaces == 0)
  }

  @Test func `each square in which something moves is one place`() throws {
    let series = try #require(
      PictureSeries([picture(), picture([(0..<4, 0..<4), (12..<20, 0..<4)]), picture()]))
    #expect(series.movingPlaces == 2)
  }

  private func restless(_ pictures: [PixelMap]) -> Set<Int> {
    var places = RestlessPlaces()
    for picture in pictures { places.add(picture) }
    return places.squares(changing: 3)
  }

  @Test func `a place that changes again and again is restless`() {
    let (dark, both) = ([(0..<8, 0..<8)], [(0..<8, 0..<8), (40..<48, 40..<48)])
    #expect(restless([picture(), picture(dark), picture(), picture(both)]) == [0])
    #expect(restless([picture(), picture(dark), picture()]) == [])
  }

  @Test
  func `what moves for a moment alone, a text cursor and a window that grows are not restless`() {
    let dark = [(0..<8, 0..<8)]
    let still = Array(repeating: picture(dark), count: 8)
    #expect(restless([picture(), picture(dark), picture(), picture(dark)] + still) == [])
    let cursor = [(30..<33, 10..<30)]
    #expect(restless([picture(), picture(cursor), picture(), picture(cursor)]) == [])
    let wide = picture(dark, width: 65)
    #expect(restless([picture(), picture(dark), picture(), wide]) == [])
  }

  @Test func `a text cursor that comes and goes is no motion`() throws {
    let series = try #require(PictureSeries([picture(), picture([(30..<33, 10..<30)])]))
    #expect(series.movingPlaces == 0)
  }

  @Test func `a window that changes its size between pictures gives no series`() {
    #expect(PictureSeries([picture(), picture(width: 65)]) == nil)
    #expect(PictureSeries([]) == nil)
  }

  @Test func `a picture without its bytes gives no series`() {
    #expect(PictureSeries([PixelMap(x: 0, y: 0, width: 9, height: 9, bytes: [1])]) == nil)
  }

  @Test func `a change is told by the pixels that differ and the light that goes`() throws {
    let usual = try #require(PictureSeries([picture()]))
    let dark = try #require(PictureSeries([picture([(0..<64, 0..<32)])]))
    let change = usual.change(to: dark, besides: nil)
    #expect(change.changed == 0.5)
    #expect(abs(change.luminanceBefore - 1) < 0.001)
    #expect(abs(change.luminanceAfter - 0.5) < 0.001)
  }

  @Test func `what moves by itself in either is no change`() throws {
    let ball = picture([(0..<8, 0..<8)])
    let moving = try #require(PictureSeries([ball, picture()]))
    let resting = try #require(PictureSeries([ball]))
    #expect(moving.change(to: resting, besides: nil).changed == 0)
    #expect(resting.change(to: moving, besides: nil).changed == 0)
  }

  @Test func `what two usual starts do not have in common is no change`() throws {
    let usual = try #require(PictureSeries([picture([(0..<8, 0..<8)])]))
    let again = try #require(PictureSeries([picture()]))
    let other = try #require(PictureSeries([picture([(4..<8, 0..<8), (32..<36, 0..<16)])]))
    let change = usual.change(to: other, besides: again)
    #expect(change.changed == 64.0 / 4096)
  }

  @Test func `windows of two sizes are compared where both have pixels`() throws {
    let usual = try #require(PictureSeries([picture()]))
    let large = try #require(PictureSeries([picture([(0..<32, 0..<64)], width: 128)]))
    #expect(usual.change(to: large, besides: nil).changed == 0.5)
    #expect(large.change(to: usual, besides: nil).changed == 0.5)
  }
}
