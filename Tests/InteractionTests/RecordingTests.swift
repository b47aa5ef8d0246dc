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
    first.desk.scene.onInput = { recording.events.append($0) }
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

  @Test func `generated sessions call callbacks`() {
    let board = Board()
    var random = SeededRandom(seed: 1)
    for _ in 0..<600 { board.act(&random) }
    #expect(Set(board.desk.log.map { $0.split(separator: " ")[0] }).count >= 5)
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
      .time(3),
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
    desk.scene.explainGestures { [weak self] in
      self?.decisions.append($0.description)
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
