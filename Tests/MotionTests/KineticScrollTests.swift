// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Motion

struct KineticScrollTests {
  @Test func `a throw follows the closed formula, and ends a quarter of its speed further`() {
    let scroll = KineticScroll(from: 100, velocity: 800, within: 0...1000)
    #expect(scroll.end == 300)
    for step in 0...60 {
      let time = Double(step) / 60
      let expected = 100 + 200 * (1 - exp(-4 * time))
      #expect(abs(scroll.position(after: time) - expected) < 1e-3)
    }
    #expect(abs(scroll.duration - log(800) / 4) < 1e-9)
    #expect(scroll.position(after: scroll.duration) == 300)
    // What is left when it stops cannot be seen.
    #expect(300 - scroll.position(after: scroll.duration - 1e-9) <= 0.25 + 1e-6)
  }

  @Test(arguments: [-3000.0, -800, 900, 100_000])
  func `a throw past an end goes a little further, and comes back`(velocity: Double) {
    let scroll = KineticScroll(from: 100, velocity: velocity, within: 0...300)
    #expect(scroll.end == (velocity < 0 ? 0 : 300))
    let way = (0...2000).map { scroll.position(after: Double($0) / 1000) }
    let furthest = velocity < 0 ? -(way.min() ?? 0) : (way.max() ?? 0) - 300
    #expect(furthest > 0 && furthest <= KineticScroll.largestOvershoot + 1e-9)
    #expect(way.last == scroll.end)
    for (one, next) in zip(way, way.dropFirst()) where velocity < 10_000 {
      #expect(abs(next - one) < 5)
    }
  }

  @Test func `what was pulled beyond an end comes back without swinging`() {
    let scroll = KineticScroll(from: -40, velocity: 0, within: 0...300)
    let way = (0...1000).map { scroll.position(after: Double($0) / 1000) }
    #expect(way.first == -40 && way.last == 0)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(scroll.duration < 1.5)
  }

  @Test func `numbers that are none, and content that rests, stand still`() {
    for velocity in [Double.nan, .infinity, 0, 0.5] {
      let scroll = KineticScroll(from: 10, velocity: velocity, within: 0...300)
      #expect(scroll.duration == 0)
      #expect(abs(scroll.position(after: 0) - 10) < 0.2)
    }
    let lost = KineticScroll(from: .nan, velocity: 10, within: 0...0)
    #expect(lost.position(after: 1) == 0)
  }

  @Test func `a pull is resisted more and more, and can be taken up where it is shown`() {
    #expect(PullResistance.shown(0) == 0)
    #expect(abs(PullResistance.shown(1) - 0.55) < 0.01)
    #expect(PullResistance.shown(-1e9) > -PullResistance.limit - 1e-9)
    for pulled in stride(from: -500.0, through: 500, by: 12.5) {
      let shown = PullResistance.shown(pulled)
      #expect(abs(PullResistance.pulled(shown) - pulled) < 1e-6)
    }
    #expect(PullResistance.pulled(200) == 0)
  }
}
