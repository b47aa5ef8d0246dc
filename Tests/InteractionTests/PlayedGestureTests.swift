// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics
import Testing

@testable import Interaction

/// What a play of an author's own may ask of the contacts that stand for a person's.
@MainActor
struct PlayedGestureTests {
  @Test func `two taps one by one are no double tap`() throws {
    let desk = Desk()
    let plate = desk.add(
      "Plate",
      [
        GestureAttachment(
          TapGesture(count: 2).onEnded { desk.log.append("double") }
            .exclusively(before: TapGesture().onEnded { desk.log.append("single") }))
      ])
    let gesture = try #require(desk.scene.player.begin(plate, 0))
    gesture.tap(count: 1)
    gesture.tap(count: 1)
    desk.scene.player.finish(gesture)
    #expect(desk.log == ["single"])
  }

  @Test func `a contact comes down where it did first, however far the last one went`() throws {
    let desk = Desk()
    let plate = desk.add(
      "Plate",
      [
        GestureAttachment(
          DragGesture(minimumDistance: 0).onEnded {
            desk.log.append("\($0.startLocation.x) to \($0.location.x)")
          })
      ])
    for way in [30.0, 20] {
      let gesture = try #require(desk.scene.player.begin(plate, 0))
      gesture.begin()
      gesture.move(to: CGSize(width: way, height: 0))
      gesture.end()
      gesture.begin()
      #expect(gesture.translation == .zero)
      desk.scene.player.finish(gesture)
    }
    #expect(desk.log == ["50.0 to 80.0", "50.0 to 70.0"])
  }

  @Test func `of three that are put together each is done by its own action`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          LongPressGesture().onEnded { _ in desk.log.append("press") }
            .exclusively(
              before: DragGesture(minimumDistance: 0).onEnded { _ in desk.log.append("drag") }
                .exclusively(before: TapGesture().onEnded { desk.log.append("tap") })))
      ])
    for action in desk.node("Plate").actions.map(\.name) { desk.perform(action, on: "Plate") }
    #expect(Set(desk.log) == ["press", "drag", "tap"])
  }

  @Test func `a contact that is played has a number that no device gives`() {
    let numbers = (1...3).map { _ in PlayedContacts.makeID().rawValue }
    #expect(numbers.allSatisfy { $0 > UInt64(Int64.max) })
    #expect(Set(numbers).count == 3)
  }
}
