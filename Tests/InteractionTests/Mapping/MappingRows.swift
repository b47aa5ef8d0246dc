// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

@testable import Interaction

/// A gesture with a body of its own, as authors write them.
private struct Knock: Gesture {
  let log: (String) -> Void

  var body: some Gesture<Int> {
    TapGesture(count: 3).map { 3 }.onEnded { log("knock \($0)") }
  }
}

/// A recognizer of an author's own: a contact that goes down, and comes up elsewhere.
private final class TugRecognizer: GestureRecognizer {
  private var start: CGPoint?

  func phase(after input: RecognizerInput) -> GesturePhase<Int> {
    guard case .pointer(let event) = input.event else { return .failed }
    switch event.phase {
    case .began: start = event.location
    case .moved: return .active(way(to: event))
    case .ended: return way(to: event) == 0 ? .failed : .ended(way(to: event))
    case .cancelled: return .failed
    }
    return .possible(nil)
  }

  private func way(to event: PointerEvent) -> Int {
    Int(event.location.x - (start?.x ?? event.location.x))
  }

  func reset() { start = nil }
}

private struct Tug: CustomGesture {
  typealias Value = Int
  func makeRecognizer() -> TugRecognizer { TugRecognizer() }
  var alternative: GestureDescription { .drag(DragDescription()) }
}

extension MappingRow {
  static var all: [MappingRow] { taps + presses + drags + values + pairs + compositions }

  private static var taps: [MappingRow] {
    [
      MappingRow(
        "tap", { bench in TapGesture().onEnded { bench.log("tap") } }, log: ["tap"],
        hand: { $0.tap() }, keys: { $0.press(.return) }, actions: ["click"]),
      MappingRow(
        "double tap, alone", { bench in TapGesture(count: 2).onEnded { bench.log("double") } },
        log: ["double"],
        hand: {
          $0.tap()
          $0.tap()
        }, keys: { $0.press(.return) }, actions: ["double-tap"]),
      MappingRow(
        "four taps",
        { bench in TapGesture(count: 4).onEnded { bench.log("four") } }, log: ["four"],
        hand: { desk in (0..<4).forEach { _ in desk.tap() } },
        keys: { $0.press(.return, .shift) }, actions: ["tap-4"]),
      MappingRow(
        "spatial tap, beside the middle",
        { bench in
          SpatialTapGesture().onEnded { bench.log("\($0.location.x) \($0.location.y)") }
        }, log: ["60.0 15.0"], hand: { $0.tap(70, 25) },
        keys: {
          $0.press(.right)
          $0.press(.up)
          $0.press(.return)
        }, actions: ["move-cursor-right", "move-cursor-up", "click"]),
      MappingRow(
        "two fingers' tap",
        { bench in TapGesture(count: 1, fingers: 2).onEnded { bench.log("two") } }, log: ["two"],
        hand: {
          $0.down(50, 30, id: 1)
          $0.down(70, 30, id: 2)
          $0.up(50, 30, id: 1)
          $0.up(70, 30, id: 2)
        }, keys: { $0.press(.return) }, actions: ["two-finger-click"]),
      MappingRow(
        "a body of its own and a map", { bench in Knock(log: bench.log) }, log: ["knock 3"],
        hand: { desk in (0..<3).forEach { _ in desk.tap() } }, keys: { $0.press(.return) },
        actions: ["tap-3"]),
    ]
  }

  private static var presses: [MappingRow] {
    [
      MappingRow(
        "long press",
        { bench in
          LongPressGesture(minimumDuration: 1).onChanged { bench.log("pressing \($0)") }
            .onEnded { bench.log("pressed \($0)") }
        }, log: ["pressing true", "pressed true"],
        hand: {
          $0.hold(1)
          $0.up(60, 35)
        }, keys: { $0.press(.return, .shift) }, actions: ["long-press"]),
      MappingRow(
        "timed press",
        { bench in
          TimedPressGesture(interval: 0.5, playedDuration: 1).onChanged { bench.log("\($0)") }
            .onEnded { bench.log("total \($0)") }
        }, log: ["0.0", "0.5", "1.0", "total 1.0"],
        hand: {
          $0.hold(0.5)
          $0.wait(0.5)
          $0.up(60, 35)
        }, keys: { $0.press(.return) }, actions: ["long-press"]),
      MappingRow(
        "tap before a long press, the press",
        { bench in
          TapGesture().onEnded { bench.log("tap") }
            .exclusively(before: LongPressGesture().onEnded { _ in bench.log("press") })
        }, log: ["press"],
        hand: {
          $0.hold(1)
          $0.up(60, 35)
        }, keys: { $0.press(.return, .shift) }, actions: ["long-press"]),
      MappingRow(
        "tap before a long press, the press by a held key",
        { bench in
          TapGesture().onEnded { bench.log("tap") }
            .exclusively(before: LongPressGesture().onEnded { _ in bench.log("press") })
        }, log: ["press"],
        hand: {
          $0.hold(1)
          $0.up(60, 35)
        },
        keys: {
          $0.keyDown(.space)
          $0.wait(1)
          $0.keyUp(.space)
        }, actions: ["long-press"]),
      MappingRow(
        "double before single, both",
        { bench in
          TapGesture(count: 2).onEnded { bench.log("double") }
            .exclusively(before: TapGesture().onEnded { bench.log("single") })
        }, log: ["single", "double"],
        hand: {
          $0.tap()
          $0.wait(1)
          $0.tap()
          $0.tap()
        },
        keys: {
          $0.press(.return)
          $0.press(.return, .shift)
        }, actions: ["click", "double-tap"]),
    ]
  }

  private static var drags: [MappingRow] {
    func told(_ bench: Bench, _ drag: DragGesture = DragGesture()) -> some Gesture {
      drag.onChanged { bench.log("at \($0.translation.width) \($0.translation.height)") }
        .onEnded { bench.log("end \($0.translation.width) \($0.translation.height)") }
    }
    return [
      MappingRow(
        "drag in two dimensions", { told($0) },
        log: ["at 10.0 0.0", "end 10.0 0.0", "at 0.0 10.0", "end 0.0 10.0"],
        hand: {
          $0.drag(x: 10)
          $0.drag(y: 10)
        },
        keys: {
          $0.press(.right)
          $0.press(.down)
        }, actions: ["move-right", "move-down"]),
      MappingRow(
        "drag along one axis", { told($0, DragGesture().axis(.vertical)) },
        log: ["at 0.0 -10.0", "end 0.0 -10.0"], hand: { $0.drag(y: -10) },
        keys: {
          $0.press(.right)
          $0.press(.up)
        }, actions: ["move-up"]),
      MappingRow(
        "swipe that throws away",
        { bench in
          SwipeGesture([.left, .right]).label("Delete", for: .left, isDestructive: true)
            .onEnded { bench.log("swiped \($0.direction)") }
        }, log: ["swiped left", "swiped right"],
        hand: {
          $0.flick(x: -60)
          $0.flick(x: 60)
        },
        keys: {
          $0.press(.delete)
          $0.press(.right, .alt)
        }, actions: ["swipe-left", "swipe-right"]),
      MappingRow(
        "long press before a free drag",
        { bench in
          LongPressGesture().sequenced(before: DragGesture()).onEnded {
            if case .second(true, let drag?) = $0 { bench.log("\(drag.translation.width)") }
          }
        }, log: ["10.0"],
        hand: {
          $0.hold(0.5)
          $0.move(70, 35)
          $0.up(70, 35)
        },
        keys: {
          $0.press(.space)
          $0.press(.right)
          $0.press(.space)
        }, actions: ["pick-up", "move-right", "drop"]),
      MappingRow(
        "long press before a drag among places",
        { bench in
          LongPressGesture().sequenced(
            before: DragGesture().places(
              along: .vertical, spacing: 50, position: bench.state.place, count: 5)
          ).onEnded {
            guard case .second(true, let drag?) = $0 else { return }
            bench.state.place += Int(drag.translation.height / 50)
            bench.log("place \(bench.state.place)")
          }
        }, log: ["place 3"],
        hand: {
          $0.hold(0.5)
          $0.move(60, 85)
          $0.up(60, 85)
        }, keys: { $0.press(.down, .alt) }, actions: ["move-down"]),
    ]
  }

  private static var values: [MappingRow] {
    func told(_ bench: Bench, _ gesture: some Gesture<DragGesture.Value>) -> some Gesture {
      gesture.onEnded { bench.log("end \($0.translation.width)") }
    }
    return [
      MappingRow(
        "bounded value, a page",
        { told($0, DragGesture().adjusting($0.value, in: 0...100)) }, log: ["end 100.0"],
        hand: { $0.drag(x: 100) }, keys: { $0.press(.pageUp) }, actions: ["page-increment"]),
      MappingRow(
        "value without bounds, two steps",
        { told($0, DragGesture().adjusting($0.value)) }, log: ["end 10.0", "end 10.0"],
        hand: {
          $0.drag(x: 10)
          $0.drag(x: 10)
        },
        keys: {
          $0.press(.right)
          $0.press(.right)
        }, actions: ["increment", "increment"]),
      MappingRow(
        "line between two panes, closed and opened",
        { told($0, DragGesture().adjusting($0.value, in: 0...100, collapses: true)) },
        log: ["end -300.0", "end 300.0"],
        hand: {
          $0.drag(x: -300)
          $0.drag(x: 300)
        },
        keys: {
          $0.press(.return)
          $0.press(.return)
        }, actions: ["toggle-collapse", "toggle-collapse"]),
      MappingRow(
        "value behind a long press",
        { bench in
          LongPressGesture().sequenced(before: DragGesture().adjusting(bench.value, in: 0...100))
            .onEnded { _ in bench.log("end") }
        }, log: ["end"],
        hand: {
          $0.hold(0.5)
          $0.move(70, 35)
          $0.up(70, 35)
        }, keys: { $0.press(.right) }, actions: ["increment"]),
    ]
  }

  private static var pairs: [MappingRow] {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return [
      MappingRow(
        "magnify",
        { bench in MagnifyGesture().onEnded { bench.log("\(rounded($0.magnification))") } },
        log: ["1.25"], hand: { $0.pinch(1.25) }, keys: { $0.press(.plus) }, actions: ["zoom-in"]),
      MappingRow(
        "rotate, alone",
        { bench in RotateGesture().onEnded { bench.log("\(rounded($0.rotation.degrees))") } },
        log: ["5.0", "-5.0"],
        hand: {
          $0.pinch(degrees: 5)
          $0.pinch(degrees: -5)
        },
        keys: {
          $0.press(.right)
          $0.press("bracketleft")
        }, actions: ["rotate-clockwise", "rotate-counterclockwise"]),
      MappingRow(
        "magnify a value",
        { bench in
          MagnifyGesture().adjusting(bench.zoom, in: 0.25...4).onEnded { _ in bench.log("end") }
        }, log: ["end"], hand: { $0.pinch(1.25) }, keys: { $0.press(.plus, .control) },
        actions: ["zoom-in"]),
      MappingRow(
        "turn a value and back upright",
        { bench in RotateGesture().adjusting(bench.angle).onEnded { _ in bench.log("end") } },
        log: ["end", "end"],
        hand: {
          $0.pinch(degrees: 5)
          $0.pinch(degrees: -5)
        },
        keys: {
          $0.press(.right)
          $0.press(.home)
        }, actions: ["rotate-clockwise", "rotate-reset"]),
      MappingRow(
        "zoom, turn and drag at once, the drag's value",
        { bench in
          DragGesture().adjusting(bench.value, in: 0...100, name: "Level")
            .onEnded { _ in bench.log("end") }
            .simultaneously(
              with: MagnifyGesture().adjusting(bench.zoom)
                .simultaneously(with: RotateGesture().adjusting(bench.angle)))
        }, log: ["end"], hand: { $0.drag(x: 10) },
        keys: {
          $0.focus("Level")
          $0.press(.right)
        }, actions: ["increment"], on: "Level"),
    ]
  }

  private static var compositions: [MappingRow] {
    [
      MappingRow(
        "tap, then a double tap",
        { bench in
          TapGesture().sequenced(before: TapGesture(count: 2)).onEnded { _ in bench.log("both") }
        }, log: ["both"],
        hand: { desk in (0..<3).forEach { _ in desk.tap() } }, keys: { $0.press(.return) },
        actions: ["tap-then-double-tap"]),
      MappingRow(
        "tap, then a drag",
        { bench in
          TapGesture().sequenced(before: DragGesture()).onEnded {
            if case .second(_, let drag?) = $0 { bench.log("\(drag.translation.width)") }
          }
        }, log: ["10.0"],
        hand: {
          $0.tap()
          $0.drag(x: 10)
        }, keys: { $0.press(.right) }, actions: ["tap-then-move-right"]),
      MappingRow(
        "long press, then magnify",
        { bench in
          LongPressGesture().sequenced(before: MagnifyGesture()).onEnded {
            if case .second(_, let pinch?) = $0 { bench.log("\(pinch.magnification)") }
          }
        }, log: ["1.25"],
        hand: {
          $0.down(40, 35, id: 1)
          $0.wait(0.5)
          $0.down(60, 35, id: 2)
          $0.move(65, 35, id: 2)
          $0.up(65, 35, id: 2)
          $0.up(40, 35, id: 1)
        }, keys: { $0.press(.plus) }, actions: ["long-press-then-zoom-in"]),
      MappingRow(
        "two presses of different length, the longer",
        { bench in
          LongPressGesture(minimumDuration: 2).onEnded { _ in bench.log("long") }
            .exclusively(
              before: LongPressGesture(minimumDuration: 0.5).onEnded { _ in bench.log("short") })
        }, log: ["long"],
        hand: {
          $0.hold(2)
          $0.up(60, 35)
        }, keys: { $0.press(.return) }, actions: ["long-press"]),
      MappingRow(
        "a recognizer of an author's own",
        { bench in
          Tug().onChanged { bench.log("at \($0)") }.onEnded { bench.log("end \($0)") }
        }, log: ["at 10", "end 10"],
        hand: { $0.drag(x: 10) }, keys: { $0.press(.right) }, actions: ["move-right"]),
      MappingRow(
        "a gesture that says what it does",
        { bench in LongPressGesture().onEnded { _ in bench.log("recorded") }.label("Record") },
        log: ["recorded"],
        hand: {
          $0.hold(0.5)
          $0.up(60, 35)
        }, keys: { $0.press(.return) }, actions: ["long-press"]),
    ]
  }
}

extension Desk {
  /// A quick way, there and away.
  func flick(x: Double) {
    down(60, 35)
    time += 0.02
    move(60 + x / 2, 35)
    time += 0.02
    move(60 + x, 35)
    up(60 + x, 35)
  }
}
