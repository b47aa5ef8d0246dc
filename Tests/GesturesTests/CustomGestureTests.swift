// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Gestures

@MainActor
struct CustomGestureTests {
  /// Goes off when the contact crosses a line, or has waited for a second.
  private struct Crossing: CustomGesture {
    typealias Value = String
    var line: CGFloat
    var relations: [GestureRelation] = []

    func makeRecognizer() -> CrossingRecognizer { CrossingRecognizer(line) }
    func updateRecognizer(_ recognizer: CrossingRecognizer) { recognizer.line = line }
    var alternative: GestureDescription {
      .stroke(
        StrokeDescription(
          label: "Cross", points: [UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5)]))
    }
  }

  private final class CrossingRecognizer: GestureRecognizer {
    var line: CGFloat
    private var since: Double?

    init(_ line: CGFloat) { self.line = line }

    func phase(after input: RecognizerInput) -> GesturePhase<String> {
      switch input.event {
      case .pointer(let event):
        switch event.phase {
        case .began:
          since = event.time
          return .active("down")
        case .moved:
          let x = input.converter.localPoint(event.location).x
          return x > line ? .ended("crossed") : .possible(nil)
        case .ended, .cancelled: return .failed
        }
      case .time: return .ended("waited")
      case .cancel: return .failed
      }
    }

    var deadline: Double? { since.map { $0 + 1 } }
    func reset() { since = nil }
  }

  private func hand(_ gesture: Crossing = Crossing(line: 100)) -> Hand {
    Hand { log in
      gesture.onChanged { log($0) }.onEnded { log("ended " + $0) }
        .onCancelled { log("cancelled") }
    }
  }

  @Test func `a recognizer of an author's own follows the contacts`() {
    let hand = hand()
    hand.down(50, 50)
    hand.move(90, 50)
    hand.move(110, 50)
    #expect(hand.log == ["down", "ended crossed"])
  }

  @Test func `it is told when the time that it waits for has come`() {
    let hand = hand()
    hand.down(50, 50)
    hand.wait(2)
    #expect(hand.log == ["down", "ended waited"])
  }

  @Test func `it is cancelled as the others are`() {
    let hand = hand()
    hand.down(50, 50)
    hand.cancel()
    #expect(hand.log == ["down", "cancelled"])
  }

  @Test func `it comes after the gestures inside`() {
    let log = Hand.Log()
    let hand = Hand([
      [GestureAttachment(TapGesture().onEnded { log("tap") })],
      [GestureAttachment(Crossing(line: 100).onChanged { log($0) })],
    ])
    log.hand = hand
    hand.down(50, 50)
    #expect(hand.log.isEmpty)
    hand.up()
    #expect(hand.log == ["tap"])
  }

  @Test func `a recognizer that names a moment in the past stops nothing`() {
    final class Late: GestureRecognizer {
      func phase(after input: RecognizerInput) -> GesturePhase<Int> { .possible(nil) }
      var deadline: Double? { -1 }
      func reset() {}
    }
    struct LateGesture: CustomGesture {
      typealias Value = Int
      func makeRecognizer() -> Late { Late() }
      var alternative: GestureDescription { .tap(count: 1) }
    }
    let hand = Hand { _ in LateGesture() }
    hand.down(50, 50)
    hand.wait(1)
    hand.arena.settle()
    #expect(hand.arena.deadline == nil)
  }

  @Test func `gestures that may run beside each other both run`() {
    let log = Hand.Log()
    let hand = Hand([
      [GestureAttachment(DragGesture().onEnded { _ in log("drag") }, name: "drag")],
      [
        GestureAttachment(
          Crossing(line: 100, relations: [.beside("drag")]).onEnded { log($0) })
      ],
    ])
    log.hand = hand
    hand.down(50, 50)
    hand.move(120, 50)
    hand.up()
    #expect(hand.log == ["crossed", "drag"])
  }

  @Test(arguments: [true, false])
  func `a gesture waits for the failure of the one that it names, wherever that is`(
    isInside: Bool
  ) {
    let log = Hand.Log()
    let waiting = GestureAttachment(
      TapGesture().requiresFailure(of: "hold").onEnded { log("tap") })
    let hold = GestureAttachment(LongPressGesture().onEnded { _ in log("hold") }, name: "hold")
    let hand = Hand(isInside ? [[waiting], [hold]] : [[hold], [waiting]])
    log.hand = hand
    hand.tap()
    hand.down(50, 50)
    hand.wait(0.6)
    hand.up()
    #expect(hand.log == ["tap", "hold"])
  }
}
