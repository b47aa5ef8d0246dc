// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import AccessibilityAudit

/// Frames that overlap others.
@Suite struct SharedPlacesTests {
  @Test func `edges that touch overlap nothing`() {
    let frames = [
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 10, width: 10, height: 10),
    ]
    #expect(SharedPlaces.overlapping(frames) == [false, false, false])
  }

  @Test func `what lies wholly in another one, and the other one, overlap`() {
    let frames = [
      Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 5, height: 5),
      Rect(x: 10, y: 10, width: 5, height: 5), Rect(x: 30, y: 30, width: 5, height: 5),
    ]
    #expect(SharedPlaces.overlapping(frames) == [true, false, true, true])
    #expect(SharedPlaces.overlapping([frames[0], frames[0]]) == [true, true])
    #expect(SharedPlaces.overlapping([]) == [])
  }

  @Test(arguments: 1...40) func `each pair is found`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    let frames = (0..<60).map { _ in
      Rect(x: next(400), y: next(400), width: next(40) + 1, height: next(30) + 1)
    }
    let expected = frames.indices.map { one in
      frames.indices.contains { other in
        one != other && frames[one].x < frames[other].maxX && frames[other].x < frames[one].maxX
          && frames[one].y < frames[other].maxY && frames[other].y < frames[one].maxY
      }
    }
    #expect(SharedPlaces.overlapping(frames) == expected)
  }
}
