// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AccessibilityReader

/// Of how many siblings it is asked what stands at their middle.
@Suite struct HitSampleTests {
  @Test func `each of few siblings is asked, and eight of very many`() {
    func asked(of siblings: Int) -> Int {
      let turn = DetailRead.turn(among: siblings)
      return (0..<siblings).count { $0 % turn == 0 }
    }
    #expect(asked(of: 1) == 1)
    #expect(asked(of: 200) == 200)
    #expect(asked(of: 3000) == 8)
    #expect(asked(of: 20_000) == 8)
    // What all of them make a container of GTK list is bounded, however many they are.
    for siblings in stride(from: 1, through: 1400, by: 7) {
      #expect(asked(of: siblings) * siblings * siblings <= 20_000_000, "\(siblings)")
    }
  }
}
