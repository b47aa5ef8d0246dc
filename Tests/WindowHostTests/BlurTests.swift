// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

/// What is out of focus, pixel by pixel.
@MainActor
@Suite struct BlurTests {
  private static let side = 80

  private func pixels(_ items: [DisplayList.Item], scale: Double = 1) throws -> [[Int]] {
    let side = Self.side
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: side * side * 4, alignment: 16)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: side * side * 4)
    let buffer = PixelBuffer(pixels: bytes, width: side, height: side, stride: side * 4)
    let painter = FramePainter(renderer: CairoRenderer(measurer: PangoTextMeasurer()))
    _ = try painter.paint(DisplayList(items: items), into: buffer, scale: scale)
    return (0..<side).map { y in
      (0..<side).map { x in
        255 - Int(bytes.loadUnaligned(fromByteOffset: (y * side + x) * 4, as: UInt32.self) & 0xFF)
      }
    }
  }

  private func box(_ rect: CGRect) -> DisplayList.Item { .fill(Path(rect), .black) }

  private func blurred(_ radius: CGFloat, _ items: [DisplayList.Item]) -> [DisplayList.Item] {
    [.push, .group(.blurred(radius: radius))] + items + [.pop]
  }

  @Test func `what is drawn spreads evenly to all sides, and nothing of it is lost`() throws {
    let sharp = try pixels([box(CGRect(x: 30, y: 30, width: 20, height: 20))])
    let soft = try pixels(blurred(8, [box(CGRect(x: 30, y: 30, width: 20, height: 20))]))
    func sum(_ rows: [[Int]]) -> Int { rows.reduce(0) { $0 + $1.reduce(0, +) } }
    #expect(abs(sum(sharp) - sum(soft)) < sum(sharp) / 100)
    for y in 0..<Self.side {
      #expect(soft[y] == soft[Self.side - 1 - y])
      #expect(soft[y] == soft[y].reversed())
    }
    // Rows come before columns, and each is rounded.
    #expect(zip(soft[40], soft.map { $0[40] }).allSatisfy { abs($0 - $1) <= 1 })
    // Half of it at the edge, and nothing beyond one and a half of the radius.
    #expect(abs(soft[40][29] + soft[40][30] - 255) < 12)
    #expect(soft[40][30 - 14] == 0)
    #expect(zip(soft[40][0..<40], soft[40][1..<41]).allSatisfy { $0 <= $1 })
  }

  @Test func `an edge is as soft as a bell with half of the radius`() throws {
    let soft = try pixels(blurred(12, [box(CGRect(x: 0, y: -40, width: 40, height: 160))]))
    for (distance, share) in [(0.5, 0.467), (3.5, 0.280), (6.5, 0.139), (9.5, 0.057)] {
      let x = 40 + Int(distance)
      #expect(abs(Double(soft[40][x]) / 255 - share) < 0.03, "\(distance)")
    }
  }

  @Test func `a finer screen has the same picture in more pixels`() throws {
    let coarse = try pixels(blurred(6, [box(CGRect(x: 10, y: 10, width: 10, height: 10))]))
    let fine = try pixels(
      blurred(6, [box(CGRect(x: 10, y: 10, width: 10, height: 10))]), scale: 2)
    for x in 4..<26 {
      let mean = (fine[30][2 * x] + fine[30][2 * x + 1]) / 2
      #expect(abs(mean - coarse[15][x]) < 12, "\(x)")
    }
  }

  @Test func `opacity takes it as one, and a clip cuts it off without a seam`() throws {
    let item = box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let whole = try pixels(blurred(10, [item]))
    let half = try pixels([.push, .opacity(0.5)] + blurred(10, [item, item]) + [.pop])
    for x in 0..<Self.side { #expect(abs(half[40][x] * 2 - whole[40][x]) <= 3) }
    let clip = Path(CGRect(x: 30, y: 0, width: 20, height: 80))
    let clipped = try pixels([.push, .clip(clip)] + blurred(10, [item]) + [.pop])
    for x in 0..<Self.side {
      #expect(clipped[40][x] == ((30..<50).contains(x) ? whole[40][x] : 0), "\(x)")
    }
  }

  @Test func `numbers that are none, nothing and the whole window are borne`() throws {
    let item = box(CGRect(x: 20, y: 20, width: 40, height: 40))
    let sharp = try pixels([item])
    for radius in [0, -3, .nan, 0.1] as [CGFloat] {
      #expect(try pixels(blurred(radius, [item])) == sharp, "\(radius)")
    }
    #expect(try pixels(blurred(5, [])).allSatisfy { $0.allSatisfy { $0 == 0 } })
    _ = try pixels(blurred(.infinity, [item]))
    _ = try pixels(blurred(5000, [box(CGRect(x: -900, y: -900, width: 2000, height: 2000))]))
    _ = try pixels([.group(.blurred(radius: 4)), item])
  }
}
