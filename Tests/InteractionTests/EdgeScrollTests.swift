// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Testing

@testable import Interaction

/// A pane of 200 by 100 points that shows part of ten boxes of 50 points each, over one of which a card
/// is dragged.
@MainActor
struct EdgeScrollTests {
  private let desk = Desk()
  private let scroller: Scroller

  init() {
    let pane = desk.addPane(of: "Box", size: CGSize(width: 200, height: 100))
    scroller = pane.scroller
    let log = { [desk] (line: String) in desk.log.append(line) }
    for (index, box) in pane.rows.enumerated() {
      box.dropTargets = [
        DropTarget(for: String.self) { items, _ in
          log("\(items.joined()) on \(index)")
          return true
        }
      ]
    }
    let card = desk.add("Card", x: 100, to: pane.content)
    card.dragSource = DragSource { [TransferItem("card")] }
    desk.mouse = true
  }

  /// Steps as a host takes them: at each deadline, for so long.
  @discardableResult
  private func wait(_ seconds: Double) -> Int {
    let end = desk.time + seconds
    var steps = 0
    while let deadline = desk.scene.nextDeadline, deadline <= end {
      desk.time = deadline
      desk.scene.advance(to: deadline)
      steps += 1
    }
    desk.time = end
    desk.scene.advance(to: end)
    return steps
  }

  private func takeCard(to y: Double) {
    desk.down(150, 25)
    desk.move(150, 45)
    desk.move(50, y)
  }

  @Test func `what is held near the lower edge scrolls, until there is no more`() {
    takeCard(to: 50)
    #expect(wait(1) == 0)
    #expect(scroller.offset.y == 0)
    desk.move(50, 99)
    wait(0.5)
    let half = scroller.offset.y
    #expect(half > 150 && half < 260)
    wait(2)
    #expect(scroller.offset.y == 400)
    // At the end nobody is woken.
    #expect(desk.scene.nextDeadline == nil)
    desk.up(50, 99)
    #expect(desk.log == ["card on 9"])
  }

  @Test func `upwards as well, and beyond the edge`() {
    takeCard(to: 99)
    wait(3)
    desk.move(50, -200)
    wait(3)
    #expect(scroller.offset.y == 0)
    desk.move(50, 300)
    wait(0.2)
    #expect(scroller.offset.y > 50)
    desk.move(50, 50)
    let place = scroller.offset.y
    wait(1)
    #expect(scroller.offset.y == place)
  }

  @Test func `nearer to the edge it is faster, whatever the rate of the hand's events`() {
    func way(at y: Double, trembles: Bool) -> CGFloat {
      scroller.scroll(to: .zero)
      takeCard(to: y)
      for _ in 0..<20 {
        if trembles {
          desk.move(50.5, y)
          desk.move(50, y)
        }
        wait(0.01)
      }
      let way = scroller.offset.y
      desk.scene.cancelAll(at: desk.time)
      return way
    }
    let (slow, fast) = (way(at: 80, trembles: false), way(at: 99, trembles: false))
    #expect(slow > 0 && slow < fast / 2)
    #expect(abs(way(at: 99, trembles: true) - fast) < 20)
  }

  @Test func `beside the pane, and after the drag, nothing goes on`() {
    takeCard(to: 99)
    desk.move(320, 99)
    #expect(wait(1) == 0)
    desk.move(50, 99)
    desk.scene.cancelAll(at: desk.time)
    let place = scroller.offset.y
    #expect(wait(1) == 0)
    #expect(scroller.offset.y == place)
  }

  @Test func `a drag by keys brings into view what it goes to, and nothing goes on by itself`() {
    desk.focus("Card")
    desk.press(.return)
    desk.focus("Box 9")
    #expect(scroller.offset.y == 400)
    #expect(wait(1) == 0)
  }
}
