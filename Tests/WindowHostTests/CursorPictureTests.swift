// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WindowHost

struct CursorPictureTests {
  @Test func `each picture is its own, has both colours, and lets through what is round it`() {
    let pictures: [CursorPicture] = [
      .openHand, .closedHand, .verticalBeam, .glass(plus: true), .glass(plus: false),
    ]
    let pixels = pictures.map { $0.pixels() }
    for picture in pixels {
      #expect(picture.count == CursorPicture.side * CursorPicture.side)
      let solid = picture.filter { $0 >> 24 > 200 }.map { $0 & 0xFF }
      #expect(solid.contains { $0 > 200 } && solid.contains { $0 < 60 })
      #expect(picture.first == 0)
    }
    #expect(Set(pixels).count == pictures.count)
  }
}
