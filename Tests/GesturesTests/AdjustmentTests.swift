// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct AdjustmentTests {
  private func adjustment(
    _ range: ClosedRange<Double>?, step: Double = 1, period: Double? = nil
  ) -> AdjustmentDescription {
    AdjustmentDescription(range: range, step: step, period: period, current: { 0 })
  }

  @Test func `a page is a tenth of the range, one step at least, and ten steps without a range`() {
    #expect(adjustment(100...200).pageStep == 10)
    #expect(adjustment(100...200, step: 25).pageStep == 25)
    #expect(adjustment(nil, step: 3).pageStep == 30)
  }

  @Test func `a value stays in its range, and comes round in its period`() {
    #expect(adjustment(10...20).limited(5) == 10)
    #expect(adjustment(10...20).limited(25) == 20)
    #expect(adjustment(nil, period: 360).limited(370) == 10)
    #expect(adjustment(nil, period: 360).limited(-10) == 350)
  }

  @Test func `steps are counted from the lower bound`() {
    #expect(adjustment(1...20, step: 5).snapped(10) == 11)
    #expect(adjustment(nil, step: 5).snapped(12) == 10)
    #expect(adjustment(nil, step: 0.5).snapped(0.7) == 0.5)
  }

  @Test func `without a step every value of the range can be`() {
    #expect(adjustment(0...20, step: 0).snapped(12.3) == 12.3)
    #expect(adjustment(0...20, step: 0).snapped(30) == 20)
  }
}
