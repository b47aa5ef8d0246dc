// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gestures

@MainActor
struct ArbitrationTests {
  private let log = Hand.Log()

  private func tap(
    _ name: String, count: Int = 1, _ priority: GestureAttachment.Priority = .normal
  ) -> GestureAttachment {
    GestureAttachment(TapGesture(count: count).onEnded { [log] in log(name) }, priority: priority)
  }

  private func hand(_ path: [[GestureAttachment]]) -> Hand {
    let hand = Hand(path)
    log.hand = hand
    return hand
  }

  @Test func `a child's tap beats its parent's`() {
    let hand = hand([[tap("child")], [tap("parent")]])
    hand.tap()
    #expect(hand.log == ["child"])
  }

  @Test func `a parent's high priority beats its child's tap`() {
    let hand = hand([[tap("child")], [tap("parent", .high)]])
    hand.tap()
    #expect(hand.log == ["parent"])
  }

  @Test func `of two high priorities the outer wins`() {
    let hand = hand([[tap("child", .high)], [tap("parent", .high)]])
    hand.tap()
    #expect(hand.log == ["parent"])
  }

  @Test func `a simultaneous parent runs first and beside its child`() {
    let hand = hand([[tap("child")], [tap("parent", .simultaneous)]])
    hand.tap()
    #expect(hand.log == ["parent", "child"])
  }

  @Test func `gestures stacked on one element behave like child and parent`() {
    let hand = hand([[tap("inner"), tap("outer")]])
    hand.tap()
    #expect(hand.log == ["inner"])
  }

  @Test(arguments: [true, false])
  func `a single tap waits for a double tap wherever that is`(isDoubleInside: Bool) {
    let single = tap("single")
    let double = tap("double", count: 2)
    let hand = hand(isDoubleInside ? [[double], [single]] : [[single], [double]])
    hand.tap()
    #expect(hand.log.isEmpty)
    hand.wait(0.35)
    #expect(hand.log == ["single"])
    hand.tap()
    hand.tap()
    #expect(hand.log == ["single", "double"])
  }

  @Test func `a mask without the gesture leaves only what is inside`() {
    let outer = tap("outer", .high)
    outer.mask = .subviews
    let hand = hand([[tap("inner")], [outer]])
    hand.tap()
    #expect(hand.log == ["inner"])
  }

  @Test func `a mask without the subviews leaves only the gesture`() {
    let outer = tap("outer")
    outer.mask = .gesture
    let hand = hand([[tap("inner")], [outer]])
    hand.tap()
    #expect(hand.log == ["outer"])
  }

  @Test func `a child's drag that fails hands the click to its parent's tap`() {
    let drag = GestureAttachment(DragGesture().onEnded { [log] _ in log("drag") })
    let hand = hand([[drag], [tap("parent")]])
    hand.tap()
    #expect(hand.log == ["parent"])
  }

  @Test func `a drag behind a button reports nothing`() {
    let press = GestureAttachment(PressGesture().onEnded { [log] _ in log("press") })
    let drag = GestureAttachment(DragGesture().onChanged { [log] _ in log("drag") })
    let hand = hand([[press], [drag]])
    hand.down(50, 50)
    hand.move(90, 50)
    hand.up()
    #expect(hand.log == ["press"])
  }

  @Test func `a press that leaves its button does nothing unless it comes back`() {
    let press = GestureAttachment(PressGesture().onEnded { [log] _ in log("press") })
    let hand = hand([[press]])
    hand.down(50, 50)
    hand.move(500, 50)
    hand.up()
    #expect(hand.log.isEmpty)
    hand.down(50, 50)
    hand.move(500, 50)
    hand.move(60, 50)
    hand.up()
    #expect(hand.log == ["press"])
  }
}
