// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct CompositionTests {
  @Test func `a sequence tells its first, then its second`() {
    let hand = Hand { log in
      LongPressGesture().sequenced(before: DragGesture())
        .onChanged { value in
          switch value {
          case .first: log("press")
          case .second(_, nil): log("held")
          case .second(_, let drag?): log("drag \(drag.translation.height)")
          }
        }
        .onEnded { value in
          if case .second(true, let drag?) = value { log("dropped \(drag.translation.height)") }
        }
    }
    hand.down(50, 50)
    hand.wait(0.5)
    hand.move(50, 80)
    hand.up()
    #expect(hand.log == ["press", "held", "drag 30.0", "dropped 30.0"])
  }

  @Test func `a held press that is let go without moving ends with nothing to add`() {
    let hand = Hand { log in
      LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
        if case .second(true, nil) = value { log("held only") }
      }
    }
    hand.down(50, 50)
    hand.wait(0.6)
    hand.up()
    #expect(hand.log == ["held only"])
  }

  @Test func `a drag before the press is long enough is no sequence`() {
    let hand = Hand { log in
      LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in log("ended") }
    }
    hand.down(50, 50)
    hand.move(90, 50)
    hand.wait(1)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test(arguments: [1, 3] as [UInt64])
  func `after a pinch the drag takes the finger that stayed, or the next that comes`(finger: UInt64)
  {
    let hand = Hand { log in
      MagnifyGesture().sequenced(before: DragGesture()).onEnded { value in
        if case .second(_, let drag?) = value { log("dragged \(drag.translation.width)") }
      }
    }
    hand.down(40, 50, id: 1)
    hand.down(60, 50, id: 2)
    hand.move(90, 50, id: 2)
    hand.up(id: 2)
    if finger != 1 {
      hand.up(id: 1)
      hand.wait(0.3)
      hand.down(40, 50, id: finger)
    }
    hand.move(70, 50, id: finger)
    hand.up(id: finger)
    #expect(hand.log == ["dragged 30.0"])
  }

  @Test func `simultaneous gestures each report, then both together`() {
    let hand = Hand { log in
      TapGesture().onEnded { log("tap") }
        .simultaneously(with: LongPressGesture().onEnded { _ in log("press") })
        .onEnded { log("both \($0.first != nil) \($0.second != nil)") }
    }
    hand.down(50, 50)
    hand.wait(0.6)
    hand.up()
    #expect(hand.log == ["press", "tap", "both true true"])
  }

  @Test func `a mapped gesture reports what is made of its value`() {
    let hand = Hand { log in
      DragGesture().map { Int($0.translation.width) }.onChanged { log("\($0)") }
    }
    hand.down(0, 0)
    hand.move(12, 0)
    hand.move(12.4, 0)
    #expect(hand.log == ["12"])
  }

  @Test func `gesture state goes back before an outer end`() {
    let state = GestureState(wrappedValue: 0.0)
    let hand = Hand { log in
      DragGesture()
        .updating(state) { drag, value, _ in value = drag.translation.width }
        .onEnded { _ in log("ended with \(state.wrappedValue)") }
    }
    hand.down(0, 0)
    hand.move(20, 0)
    #expect(state.wrappedValue == 20)
    hand.up()
    #expect(hand.log == ["ended with 0.0"])
  }

  @Test func `gesture state goes back when the gesture is taken away`() {
    let state = GestureState(wrappedValue: 0.0)
    let hand = Hand { log in
      DragGesture()
        .updating(state) { drag, value, _ in value = drag.translation.width }
        .onEnded { _ in log("ended") }
    }
    hand.down(0, 0)
    hand.move(20, 0)
    hand.cancel()
    #expect(state.wrappedValue == 0)
    #expect(hand.log.isEmpty)
  }

  @Test func `a cancelled adjustment restores its value`() {
    var volume = 30.0
    let hand = Hand { _ in
      DragGesture().adjusting(
        Binding(get: { volume }, set: { volume = $0 }), in: 0...100, pointsPerStep: 1)
    }
    hand.down(0, 0)
    hand.move(25, 0)
    #expect(volume == 55)
    hand.cancel()
    #expect(volume == 30)
  }

  @Test func `an adjustment stays in range and on its steps`() {
    var volume = 30.0
    let hand = Hand { _ in
      DragGesture().adjusting(
        Binding(get: { volume }, set: { volume = $0 }), in: 0...100, step: 5, axis: .vertical,
        pointsPerStep: 10)
    }
    hand.down(0, 0)
    hand.move(0, -24)
    #expect(volume == 40)
    hand.move(0, -2400)
    #expect(volume == 100)
    hand.up()
  }

  @Test
  func `what misses a step only by the arithmetic is at it, where a value need not be at one`() {
    var volume = 0.7
    let hand = Hand { _ in
      DragGesture(minimumDistance: 0).adjusting(
        AdjustmentDescription(range: 0...1, step: 0.1, current: { volume }), snaps: false,
        write: { volume = $0 }, target: { drag, start in start + drag.translation.width / 100 })
    }
    // 0.7 + 0.1 is 0.7999999999999999.
    hand.down(0, 0)
    hand.move(10, 0)
    #expect(volume == 0.8)
    hand.move(13, 0)
    #expect(volume > 0.82 && volume < 0.84)
    hand.up()
  }

  @Test func `an absent gesture takes no part`() {
    let absent: TapGesture? = nil
    #expect(!GestureAttachment(absent).recognizes)
    #expect(GestureAttachment(TapGesture()).recognizes)
    let hand = Hand([[GestureAttachment(absent)], [GestureAttachment(TapGesture())]])
    hand.tap()
    #expect(hand.arena.hasEnded)
  }

  @Test func `a gesture of its author's own recognizes as its body`() {
    struct Twice: Gesture {
      var body: some Gesture<Void> { TapGesture(count: 2) }
    }
    let hand = Hand { log in Twice().onEnded { log("twice") } }
    hand.tap()
    hand.tap()
    #expect(hand.log == ["twice"])
  }
}
