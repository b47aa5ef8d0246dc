// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// A pane of 100 by 100 points at (10, 20) that shows part of rows of 50 points each, and the ways to
/// scroll it.
@MainActor
struct ScrollingTests {
  private let desk = Desk()
  private let pane: Element
  private let scroller: Scroller
  private let rows: [Element]

  init() {
    let made = desk.addPane(of: "Row", x: 10, y: 20, size: CGSize(width: 100, height: 100))
    (pane, scroller, rows) = (made.element, made.scroller, made.rows)
  }

  private func giveActions() {
    let desk = desk
    for (index, row) in rows.enumerated() {
      row.gestures = [GestureAttachment(TapGesture().onEnded { desk.log.append("tap \(index)") })]
    }
  }

  @discardableResult
  private func wheel(
    _ x: Double = 0, _ y: Double, at point: CGPoint = CGPoint(x: 50, y: 50),
    _ modifiers: EventModifiers = []
  ) -> Bool {
    desk.scene.handle(
      ScrollEvent(
        location: point, delta: CGSize(width: x, height: y), time: desk.time, modifiers: modifiers))
  }

  @Test func `a wheel scrolls, and stops at the ends`() {
    #expect(wheel(0, 53))
    #expect(scroller.offset.y == 53)
    #expect(wheel(0, 1000))
    #expect(scroller.offset.y == 400)
    #expect(!wheel(0, 10))
    #expect(wheel(0, -1000))
    #expect(scroller.offset.y == 0)
    #expect(!wheel(0, 10, at: CGPoint(x: 200, y: 200)))
  }

  @Test func `a wheel that is no number is dropped and counted`() {
    #expect(!wheel(0, .nan))
    #expect(!wheel(.infinity, 1))
    #expect(desk.scene.droppedEvents == 2)
  }

  @Test func `Shift turns a wheel sideways`() {
    #expect(!wheel(0, 53, .shift))
    scroller.axes = [.horizontal, .vertical]
    scroller.resize(
      viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 500))
    #expect(wheel(0, 53, .shift))
    #expect(scroller.offset == CGPoint(x: 53, y: 0))
  }

  private func wheel(_ x: Double, _ y: Double, _ modifiers: EventModifiers) -> Bool {
    wheel(x, y, at: CGPoint(x: 50, y: 50), modifiers)
  }

  @Test func `what only goes sideways follows a plain wheel`() {
    scroller.axes = [.horizontal]
    scroller.resize(
      viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 300, height: 500))
    #expect(wheel(0, 53))
    #expect(scroller.offset == CGPoint(x: 53, y: 0))
  }

  @Test func `a finger scrolls, and a tap on a row is not one`() {
    giveActions()
    desk.down(50, 90)
    desk.move(50, 80)
    desk.move(50, 60)
    desk.up(50, 60)
    #expect(scroller.offset.y == 20)
    #expect(desk.log.isEmpty)
    desk.down(50, 40)
    desk.up(50, 40)
    #expect(desk.log == ["tap 0"])
    desk.down(50, 55)
    desk.up(50, 55)
    #expect(desk.log == ["tap 0", "tap 1"])
  }

  @Test func `two fingers tap two rows`() {
    giveActions()
    desk.down(50, 40, id: 1)
    desk.down(50, 90, id: 2)
    desk.up(50, 40, id: 1)
    desk.up(50, 90, id: 2)
    #expect(desk.log == ["tap 0", "tap 1"])
  }

  @Test func `what is scrolled out of sight is not hit and not showing, and keeps its place`() {
    giveActions()
    #expect(desk.node("Row 0").states[.showing])
    #expect(!desk.node("Row 3").states[.showing])
    #expect(desk.node("Row 3").frame == Rect(x: 10, y: 170, width: 100, height: 50))
    #expect(desk.scene.path(at: CGPoint(x: 50, y: 180)).isEmpty)
    wheel(0, 150)
    #expect(!desk.node("Row 0").states[.showing])
    #expect(desk.node("Row 3").states[.showing])
    #expect(desk.node("Row 3").frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(desk.scene.path(at: CGPoint(x: 50, y: 30)).first === rows[3])
  }

  @Test func `scrolling tells places anew and nothing else`() {
    giveActions()
    desk.publish()
    wheel(0, 50)
    desk.publish()
    for change in desk.changes {
      switch change {
      case .bounds, .state: break
      default: Issue.record("\(change)")
      }
    }
    #expect(!desk.changes.isEmpty)
  }

  @Test func `the pane is told as one, with its actions`() {
    desk.publish()
    let node = desk.node("Row 0")
    #expect(node.role == .scrollPane)
    #expect(node.actions.map(\.name) == ["scroll-up", "scroll-down"])
    #expect(node.actions.map(\.keyBinding) == [";;Page_Up", ";;Page_Down"])
    #expect(desk.perform("scroll-down", on: "Row 0"))
    #expect(scroller.offset.y == 80)
    #expect(desk.perform("scroll-up", on: "Row 0"))
    #expect(scroller.offset.y == 0)
    #expect(!desk.perform("scroll-up", on: "Row 0"))
  }

  @Test func `a pane with nothing to focus inside has the keyboard itself`() {
    #expect(desk.press(.tab))
    #expect(desk.scene.focused === pane)
    let steps: [(Key, KeyModifiers, CGFloat)] = [
      (.down, [], 40), (.down, .control, 120), (.up, [], 80), (.pageDown, [], 160),
      (.space, [], 240), (.space, .shift, 160), (.pageUp, [], 80), (.end, .control, 400),
      (.home, .control, 0), (.end, [], 400), (.home, [], 0),
    ]
    for (key, modifiers, offset) in steps {
      #expect(desk.press(key, modifiers))
      #expect(scroller.offset.y == offset)
    }
    #expect(!desk.press(.up))
    #expect(!desk.press(.right))
  }

  @Test func `a held key goes on scrolling`() {
    desk.press(.tab)
    desk.keyDown(.down)
    desk.keyDown(.down, phase: .repeat)
    desk.keyDown(.down, phase: .repeat)
    desk.keyUp(.down)
    #expect(scroller.offset.y == 120)
  }

  @Test func `keys that a row does not use scroll the pane round it`() {
    giveActions()
    desk.press(.tab)
    #expect(desk.scene.focused === rows[0])
    #expect(desk.press(.space))
    #expect(desk.log == ["tap 0"])
    #expect(desk.press(.pageDown))
    #expect(scroller.offset.y == 80)
  }

  @Test func `what gets the focus is brought into view, with room for its ring`() {
    giveActions()
    for _ in 0..<3 { desk.press(.tab) }
    #expect(desk.scene.focused === rows[2])
    #expect(scroller.offset.y == 58)
    desk.focus("Row 9")
    #expect(scroller.offset.y == 400)
    desk.press(.tab)
    #expect(scroller.offset.y == 0)
  }

  @Test func `a click on what is cut off does not scroll it away`() {
    giveActions()
    wheel(0, 20)
    desk.down(50, 30)
    desk.up(50, 30)
    #expect(desk.log == ["tap 0"])
    #expect(scroller.offset.y == 20)
  }

  @Test func `an assistive technology scrolls a text into view`() {
    giveActions()
    let id = desk.node("Row 7").id
    #expect(desk.scene.perform(.scrollIntoView(id), at: desk.time))
    #expect(desk.node("Row 7").states[.showing])
    #expect(scroller.offset.y == 308)
    #expect(!desk.scene.perform(.scrollIntoView(ElementID(.max)), at: desk.time))
  }

  @Test func `a disabled pane is scrolled by nobody, and focus still shows what it reaches`() {
    giveActions()
    scroller.isEnabled = false
    #expect(!wheel(0, 50))
    desk.down(50, 90)
    desk.move(50, 50)
    desk.up(50, 50)
    #expect(scroller.offset.y == 0)
    desk.focus("Row 5")
    #expect(scroller.offset.y == 208)
  }

  @Test func `content that shrinks stays in view`() {
    wheel(0, 400)
    scroller.resize(
      viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 100, height: 150))
    #expect(scroller.offset.y == 50)
    scroller.resize(
      viewport: CGSize(width: 100, height: 100), contentSize: CGSize(width: 100, height: 50))
    #expect(scroller.offset.y == 0)
    desk.publish()
    #expect(desk.node("Row 0").actions.isEmpty)
    #expect(!desk.press(.tab))
  }

  @Test func `a pane in a pane goes first, and the outer one goes on at its end`() {
    let outer = desk.add(nil)
    outer.bounds.size = CGSize(width: 300, height: 200)
    let content = Element()
    outer.append(content)
    let outerScroller = Scroller(axes: [.vertical], content: content)
    outer.clipsToBounds = true
    outer.scroller = outerScroller
    outer.gestures = [outerScroller.gesture]
    content.append(pane)
    outerScroller.resize(
      viewport: outer.bounds.size, contentSize: CGSize(width: 300, height: 600))
    wheel(0, 390)
    wheel(0, 100)
    #expect((scroller.offset.y, outerScroller.offset.y) == (400, 0))
    wheel(0, 10)
    #expect((scroller.offset.y, outerScroller.offset.y) == (400, 10))
    desk.down(50, 60)
    desk.move(50, 48)
    desk.move(50, 38)
    desk.up(50, 38)
    #expect((scroller.offset.y, outerScroller.offset.y) == (400, 20))
  }
}
