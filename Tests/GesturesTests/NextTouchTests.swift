// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

/// What a touch leaves behind for the next one: nothing.
@MainActor
struct NextTouchTests {
  /// Every kind of recognizer, with what it reports as text.
  private static let gestures: [(name: String, gesture: AnyGesture<String>)] = [
    ("tap", any(TapGesture().map { "" })),
    ("two taps", any(TapGesture(count: 2).map { "" })),
    ("long press", any(LongPressGesture().map { "\($0)" })),
    ("timed press", any(TimedPressGesture(interval: 0.5).map { "\(($0 * 10).rounded())" })),
    ("press", any(PressGesture().map { "\($0)" })),
    (
      "held",
      any(
        LongPressGesture().simultaneously(with: HeldGesture(for: LongPressGesture())).map {
          "\($0.first == nil) \($0.second == nil)"
        })
    ),
    ("drag", any(DragGesture().map { "\($0.translation) \($0.velocity)" })),
    ("swipe", any(SwipeGesture([.right]).map { "\($0.direction) \($0.velocity.rounded())" })),
    ("lift", any(LiftGesture().map { "\($0.location)" })),
    ("spatial tap", any(SpatialTapGesture().map { "\($0.location)" })),
    ("events", any(SpatialEventGesture().map { "\($0.count)" })),
    ("magnify", any(MagnifyGesture().map { "\($0.magnification) \($0.velocity)" })),
    ("rotate", any(RotateGesture().map { "\($0.rotation.degrees) \($0.velocity.degrees)" })),
    ("two fingers", any(DragGesture().fingers(2).map { "\($0.translation)" })),
    (
      "sequence",
      any(
        LongPressGesture().sequenced(before: DragGesture()).map { value -> String in
          guard case .second(let pressed, let drag) = value else { return "first" }
          return "\(pressed) \(String(describing: drag?.translation))"
        })
    ),
    (
      "exclusive",
      any(
        TapGesture(count: 2).exclusively(before: DragGesture()).map { value -> String in
          if case .second(let drag) = value { "\(drag.translation)" } else { "taps" }
        })
    ),
    (
      "simultaneous",
      any(
        TapGesture().simultaneously(with: DragGesture()).map { value in
          "\(value.first == nil) \(String(describing: value.second?.translation))"
        })
    ),
  ]

  private static func any(_ gesture: some Gesture<String>) -> AnyGesture<String> {
    AnyGesture(gesture)
  }

  private enum Touch: CaseIterable {
    case tap, hold, shove, drag, pinch, cancelled

    @MainActor func play(on hand: Hand) {
      switch self {
      case .tap: hand.tap()
      case .hold:
        hand.down(50, 50)
        hand.wait(1)
        hand.move(80, 50)
        hand.up()
      case .shove:
        hand.down(50, 50)
        hand.wait(0.05)
        hand.move(150, 50)
        hand.up()
      case .drag:
        hand.down(50, 50)
        for step in 1...5 {
          hand.wait(0.25)
          hand.move(50 + Double(step * step) * 5, 50)
        }
        hand.up()
      case .pinch:
        hand.down(90, 50)
        hand.down(110, 50, id: 2)
        for step in 1...4 {
          hand.wait(0.125)
          hand.move(110 + Double(step * step) * 4, 50 + Double(step) * 4, id: 2)
        }
        hand.up(id: 2)
        hand.up()
      case .cancelled:
        hand.down(90, 50)
        hand.down(110, 50, id: 2)
        hand.wait(0.25)
        hand.move(130, 60, id: 2)
        hand.cancel()
      }
    }
  }

  /// What the last of these touches reports.
  private func log(of gesture: AnyGesture<String>, _ touches: [Touch]) -> [String] {
    let hand = Hand { log in
      gesture.onChanged { log("changed " + $0) }.onEnded { log("ended " + $0) }
        .onCancelled { log("cancelled") }
    }
    hand.kind = .touch
    for touch in touches {
      hand.log = []
      hand.time = hand.time.rounded(.up) + 2
      hand.arena.advance(to: hand.time)
      hand.log = []
      touch.play(on: hand)
    }
    return hand.log
  }

  @Test func `whatever a touch was, the next one is recognized as if it were the first`() {
    for (name, gesture) in Self.gestures {
      for last in Touch.allCases {
        let alone = log(of: gesture, [last])
        for first in Touch.allCases {
          #expect(log(of: gesture, [first, last]) == alone, "\(name): \(first), then \(last)")
        }
      }
    }
  }

  @Test func `every kind of gesture is recognized in one of the touches`() {
    for (name, gesture) in Self.gestures {
      let isRecognized = Touch.allCases.contains { !log(of: gesture, [$0]).isEmpty }
      // A double tap takes two touches.
      #expect(isRecognized || name == "two taps", "\(name)")
    }
  }

  @Test func `a gesture that is described anew asks what the new one asks`() {
    let changes: [(old: AnyGesture<String>, new: AnyGesture<String>)] = [
      (Self.any(TapGesture().map { "" }), Self.any(TapGesture(count: 2).map { "" })),
      (
        Self.any(LongPressGesture().map { "\($0)" }),
        Self.any(LongPressGesture(minimumDuration: 3).map { "\($0)" })
      ),
      (
        Self.any(DragGesture().map { "\($0.translation)" }),
        Self.any(DragGesture(minimumDistance: 60).map { "\($0.translation)" })
      ),
      (
        Self.any(SwipeGesture([.left]).map { "\($0.direction)" }),
        Self.any(SwipeGesture([.right]).map { "\($0.direction)" })
      ),
      (
        Self.any(TimedPressGesture(interval: 0.5).map { "\($0)" }),
        Self.any(TimedPressGesture(interval: 0.25).map { "\($0)" })
      ),
      (
        Self.any(MagnifyGesture().map { "\($0.magnification)" }),
        Self.any(MagnifyGesture(minimumScaleDelta: 2).map { "\($0.magnification)" })
      ),
      (
        Self.any(RotateGesture().map { "\($0.rotation)" }),
        Self.any(RotateGesture(minimumAngleDelta: .degrees(8)).map { "\($0.rotation)" })
      ),
      (
        Self.any(SpatialTapGesture().map { "\($0.location)" }),
        Self.any(SpatialTapGesture(count: 2).map { "\($0.location)" })
      ),
    ]
    for (old, new) in changes {
      for touch in Touch.allCases {
        let hand = Hand { log in new.onChanged { log($0) }.onEnded { log("ended " + $0) } }
        hand.kind = .touch
        touch.play(on: hand)
        let log = Hand.Log()
        let attachment = GestureAttachment(
          old.onChanged { log($0) }.onEnded { log("ended " + $0) })
        attachment.update(new.onChanged { log($0) }.onEnded { log("ended " + $0) })
        let renewed = Hand([[attachment]])
        renewed.kind = .touch
        log.hand = renewed
        touch.play(on: renewed)
        #expect(renewed.log == hand.log, "\(new) at \(touch)")
      }
    }
  }

  @Test func `a gesture that is described anew does the new thing`() {
    let log = Hand.Log()
    func gesture(_ name: String) -> some Gesture {
      DragGesture(minimumDistance: name == "new" ? 30 : 10)
        .onChanged { _ in log(name + " changed") }.onEnded { _ in log(name + " ended") }
        .onCancelled { log(name + " cancelled") }
    }
    let attachment = GestureAttachment(gesture("old"))
    let hand = Hand([[attachment]])
    log.hand = hand
    attachment.update(gesture("new"))
    hand.down(50, 50)
    hand.move(70, 50)
    #expect(hand.log.isEmpty)
    hand.move(80, 50)
    hand.up()
    hand.down(50, 50)
    hand.move(90, 50)
    hand.cancel()
    #expect(hand.log == ["new changed", "new ended", "new changed", "new cancelled"])
  }

  @Test func `a gesture with a state that is described anew changes the new state the new way`() {
    let states = ["old": GestureState(wrappedValue: 0.0), "new": GestureState(wrappedValue: 0.0)]
    func gesture(_ name: String) -> some Gesture {
      DragGesture(minimumDistance: name == "new" ? 30 : 10)
        .updating(states[name] ?? GestureState(wrappedValue: 0)) { drag, value, _ in
          value = drag.translation.width
        }
    }
    let attachment = GestureAttachment(gesture("old"))
    let hand = Hand([[attachment]])
    attachment.update(gesture("new"))
    hand.down(50, 50)
    hand.move(70, 50)
    #expect(states.mapValues(\.wrappedValue) == ["old": 0, "new": 0])
    hand.move(90, 50)
    #expect(states.mapValues(\.wrappedValue) == ["old": 0, "new": 40])
    hand.up()
    #expect(states.mapValues(\.wrappedValue) == ["old": 0, "new": 0])
  }
}
