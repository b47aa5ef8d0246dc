// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics
import Testing

/// What is drawn of the focus, by the pixels that changed.
@Suite struct FocusRingTests {
  /// An expander: 300 by 17, at (10, 10).
  private let wide = Rect(x: 10, y: 10, width: 300, height: 17)

  @Test func `a ring round the words of a wide element is a ring`() {
    let look = appearance { column, row in
      let isBeside = (column == 10 || column == 70) && (10...26).contains(row)
      return isBeside || (row == 10 || row == 26) && (10...70).contains(column)
    }
    #expect(look.changesHalf(of: look.outline))
  }

  @Test func `a dashed ring is one`() {
    let look = appearance { column, row in
      let isBeside = (column == 10 || column == 70) && (10...26).contains(row)
      let isRing = isBeside || (row == 10 || row == 26) && (10...70).contains(column)
      return isRing && (column + row).isMultiple(of: 2)
    }
    #expect(look.changesHalf(of: look.outline))
  }

  @Test func `a dashed ring that has round corners, and less than half of its pixels, is one`() {
    let look = appearance { column, row in
      let isBeside = (column == 10 || column == 309) && (12...24).contains(row)
      let isRing = isBeside || (row == 10 || row == 26) && (13...306).contains(column)
      return isRing && (column + row) % 20 < 9
    }
    #expect(look.changesHalf(of: look.outline))
  }

  @Test func `a shadow that an eye hardly tells is no line round what has the focus`() {
    func picture(_ shade: UInt8) -> PixelMap {
      let bytes = (0..<60 * 40).flatMap { pixel in
        [UInt8](repeating: pixel / 60 == 30 ? shade : 255, count: 4)
      }
      return PixelMap(x: 0, y: 0, width: 60, height: 40, bytes: bytes)
    }
    let place = Rect(x: 10, y: 10, width: 40, height: 20)
    let plain = picture(255)
    #expect(
      picture(250).focusLine(round: place, since: plain, until: plain) == PixelMap.FocusLine.none)
    #expect(picture(200).focusLine(round: place, since: plain, until: plain) == .other)
  }

  @Test func `the line that comes with the focus and goes with it is that of the element between`()
  {
    func picture(of ring: Rect?) -> PixelMap {
      let bytes = (0..<100 * 60).flatMap { pixel in
        let (column, row) = (Double(pixel % 100), Double(pixel / 100))
        let isRing = ring.map { ring in
          ring.contains(x: column, y: row)
            && !Rect(
              x: ring.x + 1, y: ring.y + 1, width: ring.width - 2, height: ring.height - 2
            ).contains(x: column, y: row)
        }
        return [UInt8](repeating: isRing == true ? 0 : 255, count: 4)
      }
      return PixelMap(x: 0, y: 0, width: 100, height: 60, bytes: bytes)
    }
    let own = Rect(x: 20, y: 20, width: 14, height: 14)
    let (before, after) = (
      Rect(x: 2, y: 20, width: 14, height: 14), Rect(x: 40, y: 20, width: 14, height: 14)
    )
    let place = Rect(x: 24, y: 24, width: 6, height: 6)
    func line(round place: Rect, after later: Rect?) -> PixelMap.FocusLine? {
      picture(of: own).focusLine(
        round: place, since: picture(of: before), until: picture(of: later))
    }
    #expect(line(round: place, after: after) == .line(own))
    let small = Rect(x: 24, y: 24, width: 6, height: 6)
    #expect(
      picture(of: small).focusLine(
        round: place, since: picture(of: before), until: picture(of: after)) == .line(small))
    // What stays is none.
    #expect(line(round: place, after: own) == PixelMap.FocusLine.none)
    // What lies beside the place is not its own.
    let beside = Rect(x: 44, y: 24, width: 6, height: 6)
    #expect(line(round: beside, after: nil) == .other)
    #expect(
      line(round: Rect(x: 80, y: 24, width: 6, height: 6), after: nil) == PixelMap.FocusLine.none)
  }

  @Test func `letters of another colour and a line under them are none`() {
    let letters = appearance { column, row in
      (14...22).contains(row) && (20...60).contains(column) && column.isMultiple(of: 5)
        && (row + column).isMultiple(of: 3)
    }
    #expect(!letters.changesHalf(of: letters.outline))
    let line = appearance { column, row in row == 24 && (20...60).contains(column) }
    #expect(!line.changesHalf(of: line.outline))
  }

  @Test func `the side of a ring that lies close to the neighbour before it is a part of it`() {
    let last = Rect(x: 0, y: 10, width: 10, height: 17)
    let look = appearance(from: last) { column, row in
      let isBeside = (column == 11 || column == 40) && (10...26).contains(row)
      let isRing = isBeside || (row == 10 || row == 26) && (11...40).contains(column)
      return isRing && (column + row).isMultiple(of: 2)
    }
    #expect(look.changesHalf(of: look.outline))
    // Of the neighbour's own ring alone nothing counts.
    let none = appearance(from: last) { column, row in column == 11 && (10...26).contains(row) }
    #expect(none.changedInside == 0)
  }

  @Test func `the side of a ring that lies between two neighbours is the nearer one's`() {
    let last = Rect(x: 10, y: -9, width: 300, height: 17)
    let look = appearance(from: last) { column, row in
      let isBeside = (column == 9 || column == 310) && (9...27).contains(row)
      let isRing = isBeside || (row == 9 || row == 27) && (9...310).contains(column)
      return isRing && (column + row) % 5 < 2
    }
    #expect(look.changesHalf(of: look.outline))
    let none = appearance(from: last) { column, row in row == 8 && (9...310).contains(column) }
    #expect(none.changedInside == 0)
  }

  @Test func `a ring that no eye can tell from its ground is none`() {
    func ring(_ level: UInt8) -> FocusAppearance {
      appearance(to: level) { column, row in
        let isBeside = (column == 10 || column == 309) && (10...26).contains(row)
        return isBeside || (row == 10 || row == 26) && (10...309).contains(column)
      }
    }
    #expect(ring(244).changedInside == 0 && ring(244).changedOutsideOfLast > 0)
    #expect(ring(225).changesHalf(of: ring(225).outline))
  }

  private func appearance(
    to level: UInt8 = 0, from last: Rect? = nil, _ changes: (Int, Int) -> Bool
  ) -> FocusAppearance {
    let (width, height) = (330, 40)
    let plain = [UInt8](repeating: 255, count: width * height * 4)
    var drawn = plain
    for row in 0..<height {
      for column in 0..<width where changes(column, row) {
        drawn[(row * width + column) * 4] = level
      }
    }
    return PixelMap(x: 0, y: 0, width: width, height: height, bytes: drawn).appearance(
      since: PixelMap(x: 0, y: 0, width: width, height: height, bytes: plain), at: wide, from: last)
  }
}
