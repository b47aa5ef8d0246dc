// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

/// Gestures that are made by some kinds of input alone.
@MainActor
struct InputKindTests {
  @Test(arguments: [
    (GestureInputKinds.pencil, PointerEvent.Kind.pen), (.directTouch, .touch), (.pointer, .mouse),
  ])
  func `a tap is taken from the kind that it asks for, and from keys`(
    kinds: GestureInputKinds, own: PointerEvent.Kind
  ) {
    for kind in PointerEvent.Kind.allCases {
      let hand = Hand { log in TapGesture(inputKinds: kinds).onEnded { log("tap") } }
      hand.kind = kind
      hand.down(50, 50)
      hand.up()
      #expect(hand.log == (kind == own || kind == .played ? ["tap"] : []), "\(kind)")
    }
  }

  @Test func `a finger scrolls where a pen draws`() {
    func hand() -> Hand {
      Hand { log in
        DragGesture(minimumDistance: 0, inputKinds: .pencil).onEnded { _ in log("drawn") }
          .exclusively(before: DragGesture().onEnded { _ in log("moved") })
      }
    }
    for (kind, word) in [(PointerEvent.Kind.pen, "drawn"), (.touch, "moved"), (.mouse, "moved")] {
      let hand = hand()
      hand.kind = kind
      hand.down(50, 50)
      hand.move(90, 50)
      hand.up()
      #expect(hand.log == [word])
    }
  }

  @Test func `a hold and a tap with a place have kinds, too`() {
    let hand = Hand { log in
      LongPressGesture(inputKinds: .directTouch).onEnded { _ in log("held") }
        .exclusively(
          before: SpatialTapGesture(coordinateSpace: .local, inputKinds: [.pointer, .pencil])
            .onEnded { log("\($0.location.x)") })
    }
    hand.down(50, 50)
    hand.wait(0.7)
    hand.up()
    #expect(hand.log == ["50.0"])
    hand.kind = .touch
    hand.down(50, 50)
    hand.wait(0.7)
    hand.up()
    #expect(hand.log == ["50.0", "held"])
  }

  @Test func `gestures of kinds that have nothing in common are told apart by their descriptions`()
  {
    let pen = TapGesture(inputKinds: .pencil)._description
    #expect(pen.isSame(as: TapGesture(inputKinds: .pencil)._description))
    #expect(!pen.isSame(as: TapGesture()._description))
    #expect(TapGesture(inputKinds: .all)._description.isSame(as: TapGesture()._description))
  }

  @Test func `after a contact of another kind, one of its own is taken`() {
    let hand = Hand { log in TapGesture(inputKinds: .pencil).onEnded { log("tap") } }
    hand.kind = .touch
    hand.down(50, 50)
    hand.up()
    hand.kind = .pen
    hand.down(50, 50)
    hand.up()
    #expect(hand.log == ["tap"])
  }
}
