// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// Keys that are held as a finger is.
@MainActor
struct HeldKeyTests {
  private func desk(_ gesture: (Desk) -> some Gesture) -> Desk {
    let desk = Desk()
    desk.add("Thing", x: 10, y: 10, [GestureAttachment(gesture(desk))])
    desk.focus("Thing")
    return desk
  }

  private func tapOrPress(_ desk: Desk) -> some Gesture {
    LongPressGesture(minimumDuration: 1).onChanged { _ in desk.log.append("pressing") }
      .onEnded { _ in desk.log.append("press") }
      .exclusively(before: TapGesture().onEnded { desk.log.append("tap") })
  }

  @Test func `a short one is the tap, when it is let go`() {
    let desk = desk(tapOrPress)
    desk.keyDown(.space)
    #expect(desk.log == ["pressing"])
    desk.wait(0.2)
    desk.keyUp(.space)
    #expect(desk.log == ["pressing", "tap"])
  }

  @Test func `one that lasts is the long press, while it is held, with or without repeats`() {
    for repeats in [false, true] {
      let desk = desk(tapOrPress)
      desk.keyDown(.space)
      for _ in 0..<15 {
        desk.wait(0.1)
        if repeats { #expect(desk.keyDown(.space, phase: .repeat)) }
      }
      #expect(desk.log == ["pressing", "press"])
      desk.wait(5)
      desk.keyUp(.space)
      #expect(desk.log == ["pressing", "press"])
    }
  }

  @Test func `holds that follow each other are one finger that stays`() throws {
    let desk = desk { desk in
      LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: LongPressGesture(minimumDuration: 1))
        .onChanged { value in
          if case .second = value { desk.log.append("holding") }
        }
        .onEnded { _ in desk.log.append("held") }
    }
    let element = try #require(desk.scene.focusTarget?.element)
    let key = try #require(
      desk.scene.control(of: element).alternatives.first?.alternative.keys.first)
    desk.keyDown(key.key)
    desk.wait(0.7)
    #expect(desk.log.first == "holding" && !desk.log.contains("held"))
    desk.wait(1)
    #expect(desk.log.last == "held")
    desk.keyUp(key.key)
    #expect(desk.log.count { $0 == "held" } == 1)
    // Who cannot hold a key presses it, and it is held all the same.
    desk.keyDown(key.key)
    desk.keyUp(key.key)
    #expect(desk.log.count { $0 == "held" } == 2)
  }

  @Test func `the scene says when it waits for the press`() {
    let desk = desk(tapOrPress)
    desk.time = 3
    desk.keyDown(.space)
    // The tap's patience comes first.
    #expect(desk.scene.nextDeadline == 3.75)
    desk.wait(0.75)
    #expect(desk.scene.nextDeadline == 4)
  }

  @Test func `it is the same by key as under a finger, however long it lasts`() {
    func gesture(_ desk: Desk) -> some Gesture {
      TapGesture(count: 2).onEnded { desk.log.append("double") }
        .exclusively(before: TapGesture().onEnded { desk.log.append("tap") })
        .simultaneously(
          with: LongPressGesture(minimumDuration: 0.4).onEnded { _ in desk.log.append("press") })
    }
    for seconds in [0.1, 0.3, 0.4, 0.5, 0.7, 0.8, 2] {
      let (hand, key) = (desk(gesture), desk(gesture))
      hand.down(60, 35)
      key.keyDown(.space)
      for desk in [hand, key] { desk.wait(seconds) }
      hand.up(60, 35)
      key.keyUp(.space)
      for desk in [hand, key] { desk.wait(1) }
      #expect(key.log == hand.log, "\(seconds) s")
    }
  }

  @Test func `Escape takes it back, and letting go does nothing then`() {
    let desk = desk(tapOrPress)
    desk.keyDown(.space)
    #expect(desk.press(.escape))
    desk.wait(2)
    desk.keyUp(.space)
    #expect(desk.log == ["pressing"])
  }

  @Test func `what comes between takes it back`() {
    let between: [(Desk) -> Void] = [
      { $0.scene.focus(nil) }, { $0.scene.cancelAll(at: $0.time) },
      { $0.scene.root.children.first?.removeFromParent() },
    ]
    for change in between {
      let desk = desk(tapOrPress)
      desk.keyDown(.space)
      change(desk)
      desk.wait(2)
      desk.keyUp(.space)
      #expect(desk.log == ["pressing"])
    }
  }

  @Test func `the next key that goes down lets it go`() {
    let desk = desk(tapOrPress)
    desk.keyDown(.space)
    desk.wait(0.1)
    desk.keyDown(.tab)
    desk.keyUp(.space)
    #expect(desk.log == ["pressing", "tap"])
  }

  @Test func `Enter is a finger as Space is, beside a long press`() {
    let desk = desk(tapOrPress)
    desk.keyDown(.return)
    #expect(desk.log == ["pressing"])
    desk.keyUp(.return)
    #expect(desk.log == ["pressing", "tap"])
    desk.keyDown(.return)
    desk.wait(1)
    #expect(desk.log == ["pressing", "tap", "pressing", "press"])
  }

  @Test(arguments: [Key.return, .space])
  func `a long press alone lasts as long as its key, and comes also where that is let go soon`(
    key: Key
  ) {
    func gesture(_ desk: Desk) -> some Gesture {
      LongPressGesture(minimumDuration: 1).onChanged { _ in desk.log.append("pressing") }
        .onEnded { _ in desk.log.append("press") }
    }
    let held = desk(gesture)
    held.keyDown(key)
    held.wait(0.9)
    #expect(held.log == ["pressing"])
    held.wait(0.1)
    #expect(held.log == ["pressing", "press"])
    held.keyUp(key)
    #expect(held.log == ["pressing", "press"])
    let short = desk(gesture)
    short.keyDown(key)
    #expect(short.log == ["pressing"])
    short.keyUp(key)
    #expect(short.log == ["pressing", "press"])
  }

  @Test func `a button is pressed while Space is down`() {
    let desk = desk { desk in
      PressGesture().onChanged { _ in desk.log.append("pressed") }
        .onEnded { _ in desk.log.append("done") }
    }
    desk.keyDown(.space)
    #expect(desk.log == ["pressed"])
    desk.keyUp(.space)
    #expect(desk.log == ["pressed", "done"])
    desk.keyDown(.return)
    #expect(desk.log == ["pressed", "done", "pressed", "done"])
  }

  @Test func `what an action plays shows before it is over`() {
    let state = GestureState(wrappedValue: false)
    let desk = desk { _ in
      LongPressGesture().updating(state) { _, pressing, _ in pressing = true }
    }
    var shown: [Bool] = []
    desk.scene.observeMoments { shown.append(state.wrappedValue) }
    desk.perform("long-press", on: "Thing")
    #expect(shown.first == true)
    #expect(!state.wrappedValue)
  }

  @Test func `what goes away as soon as it is pressed is not pressed on`() {
    let desk = desk { desk in
      DragGesture().onChanged { _ in desk.log.append("moved") }
        .onEnded { _ in desk.log.append("ended") }
    }
    desk.scene.observeMoments { desk.scene.root.children.first?.removeFromParent() }
    desk.perform("move-right", on: "Thing")
    #expect(desk.log == ["moved"])
  }

  @Test func `Space does not wait where there is nothing to hold`() {
    let tap = desk { desk in TapGesture().onEnded { desk.log.append("tap") } }
    tap.keyDown(.space)
    #expect(tap.log == ["tap"])
  }

  @Test func `a long press that its author replaced is not played under the key`() {
    let desk = desk(tapOrPress)
    var declaration = SemanticsDeclaration()
    declaration.actions = [.init(label: "Long press") { desk.log.append("declared") }]
    desk.scene.root.children[0].declarations.append(declaration)
    desk.publish()
    desk.keyDown(.space)
    #expect(desk.log == ["pressing", "tap"])
  }
}
