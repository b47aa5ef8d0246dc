// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// What was taken away has not succeeded, whatever it waited for.
@MainActor
struct TakenAwayTests {
  @Test func `a single tap that waits for a double tap does not come when all is taken away`() {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap()
    hand.cancel()
    #expect(hand.log.isEmpty)
  }

  @Test func `a long press that waits for a longer one does not come when all is taken away`() {
    let hand = Hand { log in
      LongPressGesture(minimumDuration: 2)
        .exclusively(before: LongPressGesture().onEnded { _ in log("press") })
    }
    hand.down(50, 50)
    hand.wait(1)
    hand.cancel()
    #expect(hand.log.isEmpty)
  }

  @Test func `a simultaneous gesture has not ended when its other half is taken away`() {
    let hand = Hand { log in
      LongPressGesture().onEnded { _ in log("press") }
        .simultaneously(with: MagnifyGesture()).onEnded { _ in log("both") }
    }
    hand.down(50, 50)
    hand.wait(1)
    hand.cancel()
    #expect(hand.log == ["press"])
  }

  @Test func `a gesture that begins and fails with one event shows nothing`() {
    let state = GestureState(initialValue: false)
    var value = 3.0
    let binding = Binding(get: { value }, set: { value = $0 })
    let hand = Hand { log in
      MagnifyGesture().sequenced(
        before: DragGesture(minimumDistance: 0).adjusting(binding, pointsPerStep: 1)
          .updating(state) { _, shown, _ in shown = true }.onChanged { _ in log("changed") })
    }
    hand.down(50, 50, id: 1)
    hand.down(90, 50, id: 2)
    hand.down(70, 80, id: 3)
    hand.move(150, 50, id: 2)
    hand.up(id: 2)
    #expect(hand.log.isEmpty)
    #expect(!state.wrappedValue)
    #expect(value == 3)
  }
}
