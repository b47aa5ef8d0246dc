// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// The menu of a control on which a finger stays.
@MainActor
struct MenuPressTests {
  private func desk(
    menu: [MenuEntry]? = nil, _ gestures: (Desk) -> [GestureAttachment]
  ) -> Desk {
    let desk = Desk()
    let element = desk.add("Lamp", x: 10, y: 10, gestures(desk))
    if let menu { element.declarations[0].contextMenu = { menu } }
    desk.publish()
    return desk
  }

  private func tapAndSwipe(_ desk: Desk) -> [GestureAttachment] {
    [
      GestureAttachment(
        TapGesture().onEnded { desk.log.append("tap") }
          .exclusively(before: SwipeGesture([.left]).onEnded { _ in desk.log.append("swipe") }))
    ]
  }

  private let copy = [MenuEntry.item(.init("Copy") {})]

  @Test func `a finger that stays opens it under the finger, and lifting it does nothing`() {
    let desk = desk(tapAndSwipe)
    desk.down(60, 35)
    // A finger that rests is no swipe.
    #expect(desk.scene.nextDeadline == 0.5)
    desk.move(64, 35)
    desk.wait(0.5)
    #expect(desk.scene.nextDeadline == 0.75)
    desk.wait(0.25)
    #expect(desk.scene.menu?.title == "Lamp")
    #expect(desk.scene.menu?.anchor == CGPoint(x: 60, y: 35))
    desk.move(30, 35)
    desk.up(30, 35)
    #expect(desk.scene.menu != nil && desk.log.isEmpty)
    desk.tap(300, 200)
    #expect(desk.scene.menu == nil)
  }

  @Test func `it is there too when nobody looked at the clock in between`() {
    let desk = desk(tapAndSwipe)
    desk.down(60, 35)
    desk.time = 1
    desk.up(60, 35)
    #expect(desk.scene.menu != nil)
  }

  @Test func `a tap is as quick as without it, however long a tap may take`() {
    let desk = desk(tapAndSwipe)
    desk.down(60, 35)
    desk.wait(0.74)
    desk.up(60, 35)
    #expect(desk.log == ["tap"])
    desk.wait(5)
    #expect(desk.scene.menu == nil)
  }

  @Test func `a finger that goes on, a second one, a mouse and Escape open nothing`() {
    let others: [(Desk) -> Void] = [
      { $0.move(75, 35) }, { $0.down(50, 30, id: 2) }, { $0.press(.escape) },
      { $0.scene.cancelAll(at: $0.time) },
    ]
    for other in others {
      let desk = desk(tapAndSwipe)
      desk.down(60, 35)
      desk.wait(0.1)
      other(desk)
      desk.wait(2)
      #expect(desk.scene.menu == nil)
    }
    let desk = desk(tapAndSwipe)
    desk.mouse = true
    desk.down(60, 35)
    desk.wait(2)
    #expect(desk.scene.menu == nil)
  }

  @Test func `what asks to stay has the finger, wherever it is on the way to the window`() {
    let holds: [(Desk) -> GestureAttachment] = [
      { desk in
        GestureAttachment(
          LongPressGesture(minimumDuration: 2).onEnded { _ in desk.log.append("a") }
        )
      },
      { desk in
        GestureAttachment(
          LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in
            if desk.log.isEmpty { desk.log.append("a") }
          })
      },
      { desk in
        GestureAttachment(TimedPressGesture(interval: 1).onChanged { _ in desk.log = ["a"] })
      },
    ]
    for hold in holds {
      for isOutside in [false, true] {
        let desk = desk(menu: copy, tapAndSwipe)
        let element = desk.scene.root.children[0]
        if isOutside {
          element.gestures = [GestureAttachment(TapGesture())]
          desk.scene.root.gestures = [hold(desk)]
        } else {
          element.gestures = [hold(desk)]
        }
        desk.publish()
        desk.down(60, 35)
        desk.wait(2)
        #expect(desk.scene.menu == nil && desk.log == ["a"])
      }
    }
  }

  @Test func `a drag that has begun goes on, one that has not gives way`() {
    for (distance, isOpen) in [(CGFloat(0), false), (10, true)] {
      let desk = desk { desk in
        [
          GestureAttachment(
            DragGesture(minimumDistance: distance).onEnded { _ in desk.log.append("drag") })
        ]
      }
      desk.down(60, 35)
      desk.wait(2)
      #expect((desk.scene.menu != nil) == isOpen)
      desk.up(60, 35)
      #expect(desk.log == (isOpen ? [] : ["drag"]))
    }
  }

  @Test func `a button alone stays a button, however long it is held`() {
    let desk = desk { desk in
      [GestureAttachment(PressGesture().onEnded { _ in desk.log.append("press") })]
    }
    desk.down(60, 35)
    desk.wait(2)
    desk.up(60, 35)
    #expect(desk.scene.menu == nil && desk.log == ["press"])
  }

  @Test func `a button gives way to its author's menu, and to no other`() {
    for isAuthored in [true, false] {
      let desk = desk(menu: isAuthored ? copy : nil) { desk in
        [
          GestureAttachment(SwipeGesture([.left])),
          GestureAttachment(PressGesture().onEnded { _ in desk.log.append("press") }),
        ]
      }
      desk.down(60, 35)
      desk.wait(2)
      desk.up(60, 35)
      #expect((desk.scene.menu != nil) == isAuthored)
      #expect(desk.log == (isAuthored ? [] : ["press"]))
    }
  }

  @Test func `a button that has given way shows no press any more, and can be pressed again`() {
    let isPressed = GestureState(initialValue: false)
    let desk = desk(menu: copy) { desk in
      [
        GestureAttachment(
          PressGesture().updating(isPressed) { _, shown, _ in shown = true }
            .onEnded { _ in desk.log.append("press") })
      ]
    }
    desk.down(60, 35)
    #expect(isPressed.wrappedValue)
    desk.wait(1)
    #expect(!isPressed.wrappedValue)
    desk.up(60, 35)
    desk.press(.escape)
    #expect(desk.scene.menu == nil)
    #expect(desk.perform("click", on: "Lamp"))
    #expect(desk.log == ["press"])
  }

  @Test func `what has no gesture but a menu opens it`() {
    let desk = desk(menu: copy) { _ in [] }
    desk.down(60, 35)
    desk.wait(1)
    #expect(desk.scene.menu?.lines.map(\.label) == ["Copy"])
    desk.up(60, 35)
    #expect(desk.scene.menu != nil)
  }

  @Test func `one that is turned off stays off`() {
    let desk = desk(tapAndSwipe)
    desk.scene.root.children[0].declarations[0].offersActionsMenu = false
    desk.down(60, 35)
    desk.wait(2)
    #expect(desk.scene.menu == nil)
  }

  @Test func `an element that leaves under the finger opens nothing`() {
    let desk = desk(tapAndSwipe)
    desk.down(60, 35)
    desk.scene.root.children[0].removeFromParent()
    desk.wait(2)
    #expect(desk.scene.menu == nil)
  }
}
