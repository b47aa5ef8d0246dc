// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct TapTests {
  @Test func `a tap ends on release`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    #expect(hand.log.isEmpty)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test(arguments: [(4.0, true), (5.0, false)])
  func `a click passes at 4 points and fails at 5`(distance: Double, passes: Bool) {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    hand.move(50 + distance, 50)
    hand.move(50, 50)
    hand.up()
    #expect(hand.log == (passes ? ["tap"] : []))
  }

  @Test func `a finger may stray 44 points`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.move(94, 50)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test func `a tap that is held for three quarters of a second fails`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50)
    hand.wait(0.75)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `the secondary button does not tap`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.down(50, 50, button: .secondary)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a second finger fails a tap`() {
    let hand = Hand { log in TapGesture().onEnded { log("tap") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.down(60, 60, id: 2)
    hand.up()
    hand.up(id: 2)
    #expect(hand.log.isEmpty)
  }

  @Test(arguments: [(0.35, true), (0.36, false)])
  func `the second tap of a double tap comes within 0.35 seconds`(gap: Double, passes: Bool) {
    let hand = Hand { log in TapGesture(count: 2).onEnded { log("double") } }
    hand.down(50, 50)
    hand.up()
    hand.time += gap
    hand.down(50, 50)
    hand.up()
    #expect(hand.log == (passes ? ["double"] : []))
  }

  @Test func `a single tap beside a double tap waits until no second tap can come`() {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap()
    #expect(hand.log.isEmpty)
    hand.wait(0.35)
    #expect(hand.log == ["single"])
  }

  @Test func `a double tap silences the single tap before it`() {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap()
    hand.wait(0.1)
    hand.tap()
    hand.wait(1)
    #expect(hand.log == ["double"])
  }

  @Test(arguments: [
    (PointerEvent.Kind.mouse, 4.0, true), (.mouse, 5, false), (.touch, 44, true),
    (.touch, 45, false), (.pen, 9, true), (.pen, 10, false), (.played, 150, true),
  ])
  func `two taps are a double tap only where they are near each other`(
    kind: PointerEvent.Kind, way: Double, passes: Bool
  ) {
    let gestures: [(Hand.Log) -> AnyGesture<String>] = [
      { log in AnyGesture(TapGesture(count: 2).map { "double" }.onEnded { log($0) }) },
      { log in AnyGesture(SpatialTapGesture(count: 2).map { _ in "double" }.onEnded { log($0) }) },
    ]
    for gesture in gestures {
      let hand = Hand(gesture)
      hand.kind = kind
      hand.tap(20, 50)
      hand.wait(0.1)
      hand.tap(20 + way, 50)
      hand.wait(1)
      #expect(hand.log == (passes ? ["double"] : []))
    }
  }

  @Test func `the first of two taps far apart is a single tap at once, and the second begins anew`()
  {
    let hand = Hand { log in
      TapGesture(count: 2).onEnded { log("double") }
        .exclusively(before: TapGesture().onEnded { log("single") })
    }
    hand.tap(20, 50)
    hand.wait(0.1)
    hand.down(190, 50)
    #expect(hand.log == ["single"])
    hand.up()
    hand.wait(0.1)
    hand.tap(190, 50)
    hand.wait(1)
    #expect(hand.log == ["single", "double"])
  }

  @Test func `each of three taps has to be near the one before`() {
    let hand = Hand { log in TapGesture(count: 3).onEnded { log("triple") } }
    for x in [20.0, 23, 26, 100, 100, 20] {
      hand.tap(x, 50)
      hand.wait(0.1)
    }
    hand.wait(1)
    #expect(hand.log == ["triple"])
  }

  @Test func `two fingers that tap twice have to come down near each other's places`() {
    let hand = Hand { log in TapGesture(count: 2, fingers: 2).onEnded { log("double") } }
    hand.kind = .touch
    func tap(_ x: Double) {
      hand.down(x, 50)
      hand.down(x + 60, 50, id: 2)
      hand.up()
      hand.up(id: 2)
      hand.wait(0.1)
    }
    tap(20)
    tap(50)
    #expect(hand.log == ["double"])
    hand.wait(1)
    tap(20)
    tap(100)
    hand.wait(1)
    #expect(hand.log == ["double"])
  }

  @Test func `a far tap does not lead to a drag that asks for two`() {
    let hand = Hand { log in
      TapGesture(count: 2).sequenced(before: DragGesture().onEnded { _ in log("drag") })
    }
    hand.tap(20, 50)
    hand.wait(0.1)
    hand.tap(150, 50)
    hand.wait(0.1)
    hand.down(150, 50)
    hand.move(190, 50)
    hand.up()
    #expect(hand.log.isEmpty)
  }

  @Test func `a trace says how far away the next tap was`() {
    let hand = Hand { log in TapGesture(count: 2).onEnded { log("double") } }
    var lines: [String] = []
    hand.trace = GestureTrace { decision in
      if case .failed = decision.outcome { lines.append(decision.description) }
    }
    hand.tap(20, 50)
    hand.wait(0.1)
    hand.tap(190, 50)
    #expect(
      lines == ["touch 1 at 0.150 s: 2 taps failed: next tap 170.0 points away, limit 5.0"])
  }

  @Test func `a spatial tap tells where it was released`() {
    let hand = Hand { log in
      SpatialTapGesture().onEnded { log("\($0.location.x), \($0.location.y)") }
    }
    hand.down(50, 50)
    hand.move(52, 51)
    hand.up()
    #expect(hand.log == ["52.0, 51.0"])
  }
}
