// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// What was recorded can be played again, and gives the same.
@MainActor
struct RecordingTests {
  @Test(arguments: 0..<40)
  func `a replay calls the same callbacks in the same order`(seed: UInt64) throws {
    let first = Board()
    var recording = InputRecording()
    first.desk.scene.observeInput { recording.events.append($0) }
    var random = SeededRandom(seed: seed)
    for _ in 0..<150 { first.act(&random) }
    first.desk.wait(5)

    let second = Board()
    for event in try InputRecording(text: recording.text).events {
      second.desk.scene.replay(event)
    }
    #expect(second.desk.log == first.desk.log)
    #expect(second.decisions == first.decisions)
  }

  @Test func `what makes no sense is not recorded`() {
    let desk = Desk()
    var recording = InputRecording()
    desk.scene.observeInput { recording.events.append($0) }
    desk.down(.nan, 0)
    desk.scene.hover(at: CGPoint(x: 0, y: CGFloat.infinity), time: 0)
    desk.scene.perform(.focus(ElementID(.max)), at: 0)
    #expect(recording.events.isEmpty)
  }

  @Test func `a window that changes its size, or gets the keyboard, is recorded`() {
    let desk = Desk()
    var recording = InputRecording()
    desk.scene.observeInput { recording.events.append($0) }
    let size = CGSize(width: 500, height: 300)
    for _ in 1...2 {
      desk.scene.size = size
      desk.scene.isActive = true
    }
    #expect(recording.events == [.size(size, time: 0), .active(true, time: 0)])
  }

  @Test func `a request for a place that is not there does nothing`() {
    let desk = Desk()
    desk.scene.replay(.request(RecordedRequest(.focus, at: [7, 1]), time: 1))
    #expect(desk.scene.focused == nil)
  }

  @Test func `generated sessions call callbacks`() {
    let board = Board()
    var random = SeededRandom(seed: 1)
    for _ in 0..<600 { board.act(&random) }
    #expect(Set(board.desk.log.map { $0.split(separator: " ")[0] }).count >= 8)
  }

  @Test func `a file keeps every event as it is`() throws {
    let events: [InputEvent] = [
      .size(CGSize(width: 900, height: 680.5), time: 0),
      .active(true, time: 0.1),
      .pointer(
        PointerEvent(
          id: .init(UInt64.max), phase: .began, location: CGPoint(x: 0.1, y: -1e-7), time: 1 / 3,
          kind: .touch, button: .secondary, modifiers: [.shift, .control])),
      .key(
        KeyEvent(
          key: .plus, modifiers: [.shift, .alt], phase: .repeat, characters: "é +\n", time: 2)),
      .key(KeyEvent(key: .up, phase: .up, time: 2.5)),
      .scroll(
        ScrollEvent(
          location: CGPoint(x: 0.1, y: 9), delta: CGSize(width: -1e-7, height: 53), time: 2.7,
          modifiers: .shift)),
      .scroll(ScrollEvent(location: CGPoint(x: 1, y: 2), delta: .zero, time: 2.8, phase: .ended)),
      .time(3),
      .hover(CGPoint(x: 12.5, y: -0.25), time: 3.1),
      .hover(nil, time: 3.2),
      .request(.init(.performAction(name: "move-left"), at: [0, 3]), time: 3.3),
      .request(.init(.performAction(name: "Löschen 100 % \n"), at: [2]), time: 3.4),
      .request(.init(.performAction(name: ""), at: [2]), time: 3.4),
      .request(.init(.performAction(name: "-"), at: [2]), time: 3.4),
      .request(.init(.setValue(-1e-7), at: [0, 0, 12]), time: 3.5),
      .request(.init(.focus, at: []), time: 3.6),
      .request(.init(.scrollIntoView, at: [1]), time: 3.7),
      .cancel(time: 4),
    ]
    #expect(try InputRecording(text: InputRecording(events).text).events == events)
  }

  @Test(arguments: [
    ("", "line 1: expected \"evenhand-input 1\""),
    ("evenhand-input 2\n", "line 1: expected \"evenhand-input 1\""),
    ("evenhand-input 1\n0.0 size 1 2\nx time\n", "line 3: the time \"x\" is no number"),
    ("evenhand-input 1\ninf time\n", "line 2: the time \"inf\" is no number"),
    ("evenhand-input 1\n1\n", "line 2: no kind"),
    ("evenhand-input 1\n1 wave\n", "line 2: no kind of event is called \"wave\""),
    ("evenhand-input 1\n1 time 2\n", "line 2: too much: \"2\""),
    (
      "evenhand-input 1\n1 pointer 1 began mouse primary nan 0 0\n",
      "line 2: the x \"nan\" is no number"
    ),
    (
      "evenhand-input 1\n1 pointer -1 began mouse primary 0 0 0\n",
      "line 2: the contact \"-1\" is not in 0...18446744073709551615"
    ),
    (
      "evenhand-input 1\n1 pointer 1 begun mouse primary 0 0 0\n",
      "line 2: no phase is called \"begun\""
    ),
    ("evenhand-input 1\n1 pointer 1 began mouse primary 0 0\n", "line 2: no modifiers"),
    ("evenhand-input 1\n1 hover 3\n", "line 2: no y"),
    ("evenhand-input 1\n1 leave 3\n", "line 2: too much: \"3\""),
    ("evenhand-input 1\n1 request 0/1 focus\n", "line 2: \"0/1\" is no place"),
    ("evenhand-input 1\n1 request /0/-1 focus\n", "line 2: \"/0/-1\" is no place"),
    ("evenhand-input 1\n1 request /0 dance\n", "line 2: no request is called \"dance\""),
    (
      "evenhand-input 1\n1 request /0 perform a%zz\n",
      "line 2: \"a%zz\" is no name of an action"
    ),
    ("evenhand-input 1\n1 request /0 value nan\n", "line 2: the value \"nan\" is no number"),
    (
      "evenhand-input 1\n1 key down Up 0 d800\n", "line 2: \"d800\" is no list of characters"
    ),
  ])
  func `a damaged file names its line`(text: String, message: String) {
    #expect {
      try InputRecording(text: text)
    } throws: {
      "\($0)" == message
    }
  }
}

/// A desk with a few gestures on it and a person who does anything.
@MainActor
private final class Board {
  let desk = Desk()
  var decisions: [String] = []
  private var down: Set<UInt64> = []

  init() {
    let desk = desk
    let log: (String) -> Void = { [weak desk] in desk?.log.append($0) }
    desk.add(
      "Stack", x: 0, y: 0,
      [
        GestureAttachment(
          TapGesture(count: 2).onEnded { log("double tap") }
            .exclusively(before: TapGesture().onEnded { log("tap") })),
        GestureAttachment(
          LongPressGesture().onEnded { _ in log("press") }, priority: .simultaneous),
      ])
    desk.add(
      "Plate", x: 100, y: 0,
      [
        GestureAttachment(
          DragGesture().onChanged { log("drag \($0.translation)") }
            .onEnded { log("dragged \($0.velocity)") }),
        GestureAttachment(
          MagnifyGesture().onChanged { log("magnify \($0.magnification)") },
          priority: .simultaneous),
      ])
    var value = 5.0
    let binding = Binding<Double>(get: { value }, set: { value = $0 })
    let slider = desk.add(
      "Slider", x: 200, y: 0,
      [GestureAttachment(DragGesture().adjusting(binding, in: 0...10).onEnded { _ in log("slid") })]
    )
    slider.hovers = [
      HoverAttachment(coordinateSpace: .local) { log("hover \($0)") }
    ]
    slider.onFocusChange = { log("slider focus \($0)") }
    desk.scene.explainGestures { [weak self] in
      self?.decisions.append($0.description)
    }
  }

  /// What a screen reader asks for, of what is there and of what is not.
  private func ask(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: desk.perform("click", on: "Stack")
    case 1: desk.perform("move-right", on: "Plate")
    case 2: desk.set(Double.random(in: -2...12, using: &random), on: "Slider")
    case 3: desk.focus("Slider")
    case 4: desk.focus("Nobody")
    default: desk.scene.hover(at: nil, time: desk.time)
    }
  }

  func act(_ random: inout SeededRandom) {
    desk.time += Double.random(in: 0...0.2, using: &random)
    let id = UInt64.random(in: 1...2, using: &random)
    let (x, y) = (
      Double.random(in: 0...210, using: &random), Double.random(in: 0...60, using: &random)
    )
    switch Int.random(in: 0..<12, using: &random) {
    case 0: desk.wait(0.5)
    case 1: desk.press([.return, .space, .tab, .right][Int.random(in: 0..<4, using: &random)])
    case 4: desk.scene.hover(at: CGPoint(x: x * 1.5, y: y), time: desk.time)
    case 5: ask(&random)
    case 2 where Int.random(in: 0..<6, using: &random) == 0: desk.scene.cancelAll(at: desk.time)
    case 3 where Int.random(in: 0..<4, using: &random) == 0: desk.scene.isActive.toggle()
    default:
      if !down.contains(id) {
        down.insert(id)
        desk.down(x, y, id: id)
      } else if Int.random(in: 0..<3, using: &random) == 0 {
        down.remove(id)
        desk.up(x, y, id: id)
      } else {
        desk.move(x, y, id: id)
      }
    }
  }
}
