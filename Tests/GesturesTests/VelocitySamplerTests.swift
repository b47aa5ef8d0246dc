// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

struct VelocitySamplerTests {
  // The vectors of OpenSwiftUI's tests.
  @Test(arguments: [
    ([(1.0, 1.0), (2.0, 2.0)], 1.0),
    ([(1.0, 1.0), (2.0, 2.0), (4.0, 3.0)], 1.25),
    ([(1.0, 1.0), (2.0, 2.0), (4.0, 4.0)], 1.0),
    ([(1.0, 1.0), (2.0, 1.1)], 10.0),
    ([(1.0, 1.0)], 0.0),
  ])
  func `velocity follows the known vectors`(samples: [(Double, Double)], expected: Double) {
    var sampler = VelocitySampler()
    for (x, time) in samples { sampler.add(x: CGFloat(x), y: CGFloat(-2 * x), time: time) }
    #expect(abs(sampler.velocity.x - CGFloat(expected)) < 1e-6)
    #expect(abs(sampler.velocity.y + CGFloat(2 * expected)) < 1e-6)
  }

  @Test func `a sample at the same time replaces the last one`() {
    var sampler = VelocitySampler()
    sampler.add(x: 0, time: 1)
    sampler.add(x: 5, time: 2)
    sampler.add(x: 8, time: 2)
    #expect(sampler.velocity.x == 8)
  }

  @Test func `an older sample is dropped`() {
    var sampler = VelocitySampler()
    sampler.add(x: 0, time: 1)
    sampler.add(x: 5, time: 2)
    sampler.add(x: 100, time: 1.5)
    #expect(sampler.velocity.x == 5)
  }

  @Test func `one sample alone has no velocity in either direction`() {
    var sampler = VelocitySampler()
    sampler.add(x: 1, y: 2, time: 1)
    #expect(sampler.velocity.x == 0)
    #expect(sampler.velocity.y == 0)
  }
}
