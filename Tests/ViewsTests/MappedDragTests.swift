// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Semantics
import Testing
import Views

/// Drags whose value is made into something else by `map`.
@MainActor
struct MappedDragTests {
  private enum Move {
    case moveLeft, moveRight, none
  }

  private enum Fate: Equatable {
    case delete, archive
    case snooze(days: Int)
  }

  private enum Heading: Hashable {
    case left, right, up, down

    @MainActor init(_ drag: DragGesture.Value) {
      let way = drag.translation
      self =
        abs(way.width) >= abs(way.height)
        ? way.width < 0 ? .left : .right : way.height < 0 ? .up : .down
    }
  }

  @MainActor
  private final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
  }

  private let log = Log()

  private func card(_ gesture: some Gesture) -> ViewTester {
    ViewTester {
      Rectangle().frame(width: 100, height: 60).gesture(gesture).accessibilityLabel("Card")
    }
  }

  /// What the card offers, with the keys.
  private func offered(_ tester: ViewTester) throws -> [String] {
    try tester.element(named: "Card").actions.filter { $0.name != "show-context-menu" }.map {
      "\($0.name) \($0.label) \($0.keyBinding)"
    }
  }

  @Test func `a drag that is made into a case is called by the case, and no bare arrow does it`()
    throws
  {
    let log = log
    let tester = card(
      DragGesture()
        .map { drag -> Move in
          drag.translation.width < -30
            ? .moveLeft : drag.translation.width > 30 ? .moveRight : .none
        }
        .onEnded { log.note("\($0)") })
    #expect(
      try offered(tester) == [
        "move-left Move left ;;<Alt>Left", "move-right Move right ;;<Alt>Right",
      ])
    #expect(try tester.element(named: "Card").role == .button)
    try tester.tabTo("Card")
    for key in [Key.left, .right, .up, .down] {
      tester.press(key)
      tester.press(key, .shift)
    }
    #expect(log.lines == [])
    tester.press(.left, .alt)
    try tester.perform("move-right", on: "Card")
    #expect(log.lines == ["moveLeft", "moveRight"])
  }

  @Test func `deriving runs no callback and changes no state`() throws {
    let log = log
    struct Card: View {
      let log: Log
      @GestureState private var way = CGSize.zero
      var body: some View {
        Rectangle().frame(width: 100, height: 60)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($way) { drag, way, _ in
                log.note("updating")
                way = drag.translation
              }
              .onChanged { _ in log.note("changed") }
              .map { $0.translation.width < 0 ? Fate.delete : .archive }
              .onEnded { log.note("\($0)") }
          )
          .accessibilityLabel("Card")
      }
    }
    let tester = ViewTester { Card(log: log) }
    #expect(try offered(tester).count == 2)
    #expect(log.lines == [])
  }

  @Test func `directions that come to nothing are left out, and a longer way is tried`() throws {
    let tester = card(
      DragGesture().map { $0.translation.width < -100 ? Optional("Delete card") : nil }.onEnded {
        [log] in log.note($0 ?? "nothing")
      })
    #expect(try offered(tester) == ["delete-card Delete card ;;<Alt>Left"])
    try tester.perform("Delete card", on: "Card")
    #expect(log.lines == ["Delete card"])
  }

  @Test func `an axis that makes no difference is left out`() throws {
    let flat = card(
      DragGesture().map { $0.translation.width < 0 ? Fate.delete : .archive }.onEnded { _ in })
    #expect(
      try offered(flat) == ["delete Delete ;;<Alt>Left", "archive Archive ;;<Alt>Right"])
    let upright = card(
      DragGesture().map { $0.translation.height < 0 ? Fate.delete : .snooze(days: 1) }.onEnded {
        _ in
      })
    #expect(try offered(upright) == ["delete Delete ;;<Alt>Up", "snooze Snooze ;;<Alt>Down"])
  }

  @Test func `directions that come to the same are one action with the keys of all`() throws {
    let tester = card(
      DragGesture().map { drag -> String in
        drag.translation.width + drag.translation.height < 0 ? "Previous" : "Next"
      }.onEnded { [log] in log.note($0) })
    #expect(
      try offered(tester) == ["previous Previous ;;<Alt>Left", "next Next ;;<Alt>Right"])
    try tester.tabTo("Card")
    tester.press(.up, .alt)
    tester.press(.down, .alt)
    #expect(log.lines == ["Previous", "Next"])
  }

  @Test func `a value without words of its own is called by the direction`() throws {
    let neutral = [
      "drag-left Drag left ;;<Alt>Left", "drag-right Drag right ;;<Alt>Right",
      "drag-up Drag up ;;<Alt>Up", "drag-down Drag down ;;<Alt>Down",
    ]
    #expect(try offered(card(DragGesture().map { Heading($0) }.onEnded { _ in })) == neutral)
    #expect(
      try offered(
        card(
          DragGesture().map { drag -> () -> Void in drag.translation.width < 0 ? {} : {} }
            .onEnded { $0() })) == neutral)
    #expect(
      try offered(card(DragGesture().map { $0.translation.width < 0 ? -1 : 1 }.onEnded { _ in }))
        == Array(neutral.prefix(2)))
    #expect(
      try offered(card(DragGesture().map { $0.translation.width < 0 }.onEnded { _ in }))
        == Array(neutral.prefix(2)))
    #expect(
      try offered(card(DragGesture().map { _ in true }.onEnded { _ in }))
        == ["drag Drag ;;<Alt>Left"])
  }

  @Test func `what the value comes to is carried through the rest of the gesture`() throws {
    let fate = DragGesture().map { $0.translation.width < 0 ? Fate.delete : .archive }
    let expected = ["delete Delete ;;<Alt>Left", "archive Archive ;;<Alt>Right"]
    struct Swiped: Gesture {
      var body: some Gesture<Fate> {
        DragGesture().map { $0.translation.width < 0 ? Fate.delete : .archive }
      }
    }
    struct Updating: View {
      let gesture: AnyGesture<Fate>
      @GestureState private var fate: Fate?
      var body: some View {
        Rectangle().frame(width: 100, height: 60)
          .gesture(gesture.updating($fate) { value, fate, _ in fate = value })
          .accessibilityLabel("Card")
      }
    }
    #expect(try offered(card(AnyGesture(fate).onEnded { _ in })) == expected)
    #expect(try offered(card(Swiped().onChanged { _ in })) == expected)
    #expect(try offered(ViewTester { Updating(gesture: AnyGesture(fate)) }) == expected)
    #expect(try offered(card(fate.map { _ in () }.onEnded {})) == expected)
    #expect(
      try offered(card(TapGesture().exclusively(before: fate)))
        == ["click Press ;Return;"] + expected)
    #expect(
      try offered(card(fate.simultaneously(with: TapGesture())))
        == ["click Press ;Return;"] + expected)
  }

  @Test func `what comes before a drag is played before it, inside and outside of the map`() throws
  {
    let log = log
    let inside = card(
      LongPressGesture().sequenced(before: DragGesture())
        .map { value -> Fate? in
          guard case .second(true, let drag?) = value else { return nil }
          return drag.translation.width < 0 ? .delete : .archive
        }
        .onEnded { log.note($0.map { "\($0)" } ?? "nothing") })
    let expected = [
      "long-press-then-delete Long press, then delete ;;<Alt>Left",
      "long-press-then-archive Long press, then archive ;;<Alt>Right",
    ]
    #expect(try offered(inside) == expected)
    try inside.perform("long-press-then-delete", on: "Card")
    let outside = card(
      LongPressGesture().sequenced(
        before: DragGesture().map { $0.translation.width < 0 ? Fate.delete : .archive }.onEnded {
          log.note("\($0)")
        }))
    #expect(try offered(outside) == expected)
    try outside.perform("long-press-then-archive", on: "Card")
    #expect(log.lines == ["delete", "archive"])
  }

  @Test func `a drag that is made into a measure still moves by arrows`() throws {
    struct Position: Equatable { var x: CGFloat }
    enum Phase: Equatable {
      case idle
      case dragging(CGSize)
    }
    let moved = [";;Left", ";;Right", ";;Up", ";;Down"]
    func keys(_ gesture: some Gesture) throws -> [String] {
      try card(gesture).element(named: "Card").actions.prefix(4).map(\.keyBinding)
    }
    #expect(try keys(DragGesture().map(\.translation).onChanged { _ in }) == moved)
    #expect(try keys(DragGesture().map { Double($0.location.x) }.onEnded { _ in }) == moved)
    #expect(try keys(DragGesture().map { Optional($0.location) }.onEnded { _ in }) == moved)
    #expect(try keys(DragGesture().map { $0 }.onEnded { _ in }) == moved)
    #expect(try keys(DragGesture().map { Position(x: $0.location.x) }.onEnded { _ in }) == moved)
    #expect(
      try keys(DragGesture().map { Phase.dragging($0.translation) }.onEnded { _ in }) == moved)
    #expect(
      try keys(DragGesture().map { ($0.translation, $0.velocity) }.onEnded { _ in }) == moved)
    #expect(try keys(DragGesture().map { _ in () }.onEnded {}) == moved)
  }

  @Test func `a mapped drag with an axis, a label or places keeps what its author said`() throws {
    #expect(
      try offered(
        card(DragGesture().axis(.vertical).map { Heading($0) }.onEnded { _ in }))
        == ["drag-up Drag up ;;<Alt>Up", "drag-down Drag down ;;<Alt>Down"])
    #expect(
      try offered(
        card(
          DragGesture().map { $0.translation.width < -30 ? Optional("x") : nil }.label("Delete")
            .onEnded { _ in }))
        == ["x Delete ;;<Alt>Left"])
    let places = card(
      DragGesture().places(along: .horizontal, spacing: 50, position: 1, count: 3)
        .map { Heading($0) }.onEnded { _ in })
    #expect(
      try offered(places).map { $0.hasSuffix(";;Left") || $0.hasSuffix(";;Right") } == [true, true])
  }
}
