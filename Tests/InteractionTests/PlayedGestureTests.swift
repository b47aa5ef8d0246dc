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

  @Test func `what a hand has left half done is given up when an action is asked for`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          TapGesture().onEnded { desk.log.append("first") }
            .sequenced(before: TapGesture())
            .onEnded { _ in desk.log.append("both") })
      ])
    desk.down(50, 25)
    desk.up(50, 25)
    #expect(desk.log == ["first"])
    #expect(desk.perform("tap-then-tap", on: "Plate"))
    #expect(desk.log == ["first", "first", "both"])
  }

  @Test func `what the first of a sequence does by itself is offered by itself`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          TapGesture(count: 2).onEnded { desk.log.append("first") }
            .sequenced(before: TapGesture())
            .onEnded { _ in desk.log.append("both") })
      ])
    #expect(
      desk.node("Plate").actions.map(\.name)
        == ["double-tap", "double-tap-then-tap", "show-context-menu"])
    #expect(desk.perform("double-tap", on: "Plate"))
    #expect(desk.log == ["first"])
  }

  @Test func `a hold that leads to a drag is picking up, whatever it does`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          LongPressGesture().onEnded { _ in desk.log.append("held") }
            .sequenced(before: DragGesture()))
      ])
    #expect(desk.node("Plate").actions.map(\.name) == ["pick-up", "show-context-menu"])
  }

  @Test func `a drag that begins with the touch can be touched without being moved`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          DragGesture(minimumDistance: 0).onChanged { _ in desk.log.append("down") }
            .onEnded { desk.log.append("by \($0.translation.width)") })
      ])
    #expect(desk.perform("click", on: "Plate"))
    #expect(desk.log == ["down", "by 0.0"])
    desk.focus("Plate")
    desk.press(.return)
    #expect(desk.log == ["down", "by 0.0", "down", "by 0.0"])
  }

  @Test func `a drag that asks where it is touched goes on where the last one ended`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          DragGesture(minimumDistance: 0).onEnded { desk.log.append("at \($0.location.x)") })
      ])
    for _ in 0..<3 { #expect(desk.perform("move-right", on: "Plate")) }
    for _ in 0..<9 { #expect(desk.perform("move-left", on: "Plate")) }
    #expect(
      desk.log == [
        "at 60.0", "at 70.0", "at 80.0", "at 70.0", "at 60.0", "at 50.0", "at 40.0", "at 30.0",
        "at 20.0", "at 10.0", "at 0.0", "at -10.0",
      ])
  }

  @Test func `a touch below a drag of the same element has a name of its own`() {
    let desk = Desk()
    desk.add(
      "Plate",
      [
        GestureAttachment(
          DragGesture(minimumDistance: 0).onEnded { _ in desk.log.append("touched") }
            .exclusively(before: SpatialTapGesture().onEnded { _ in desk.log.append("tapped") })),
        GestureAttachment(
          DragGesture().onEnded { _ in desk.log.append("dragged") }, priority: .high),
      ])
    #expect(desk.perform("touch", on: "Plate"))
    #expect(desk.perform("move-left", on: "Plate"))
    #expect(desk.log == ["touched", "dragged"])
  }

  /// A plate that says how fast a drag of it was, and where it would have come to rest.
  private func plate(_ desk: Desk, _ gesture: DragGesture = DragGesture()) -> Element {
    desk.add(
      "Plate",
      [
        GestureAttachment(
          gesture.onEnded {
            desk.log.append(
              "\($0.translation.width.rounded()) at \($0.velocity.width.rounded())"
                + " to \($0.predictedEndTranslation.width.rounded())")
          })
      ])
  }

  @Test func `a step is slow, however far it goes and whatever comes before`() {
    let desk = Desk()
    _ = plate(desk)
    desk.focus("Plate")
    desk.press(.right)
    desk.press(.right, .shift)
    desk.keyDown(.right)
    desk.time += 0.1
    desk.keyDown(.right, phase: .repeat)
    desk.keyUp(.right)
    desk.perform("move-left", on: "Plate")
    #expect(
      desk.log == [
        "10.0 at 0.0 to 10.0", "100.0 at 0.0 to 100.0", "20.0 at 0.0 to 20.0",
        "-10.0 at 0.0 to -10.0",
      ])
  }

  @Test func `a flick is thrown`() {
    let desk = Desk()
    _ = plate(desk)
    desk.perform("flick-right", on: "Plate")
    desk.focus("Plate")
    desk.press(.left, [.control, .shift])
    #expect(desk.log == ["120.0 at 600.0 to 270.0", "-120.0 at -600.0 to -270.0"])
  }

  @Test(arguments: [200, 260, 400, 1200] as [CGFloat])
  func `a flick turns one page, by rounding and beyond a half`(width: CGFloat) {
    let desk = Desk()
    var turns: [CGFloat] = []
    let drag = DragGesture().onEnded { drag in
      let way = drag.predictedEndTranslation.width / width
      turns += [way.rounded(), abs(way) > 0.5 ? 1 : 0]
    }
    desk.add("Pages", [GestureAttachment(drag)]).bounds.size.width = width
    desk.perform("flick-right", on: "Pages")
    #expect(turns == [1, 1])
  }

  @Test func `a flick goes by the page that shows, however many lie beside it`() {
    let desk = Desk()
    let drag = DragGesture().onEnded { desk.log.append("\($0.translation.width)") }
    let window = desk.add("Pages", [GestureAttachment(drag)])
    window.hitShape = .none
    window.bounds.size.width = 260
    let pages = Element()
    pages.bounds = CGRect(x: 0, y: 0, width: 780, height: 40)
    pages.hitShape = .bounds
    window.append(pages)
    desk.perform("flick-right", on: "Pages")
    #expect(desk.log == ["130.0"])
  }

  @Test func `a flick goes half way across what is large`() {
    let desk = Desk()
    plate(desk).bounds.size.width = 400
    desk.perform("flick-right", on: "Plate")
    #expect(desk.log == ["200.0 at 1000.0 to 450.0"])
  }

  @Test func `a drag along one axis is flicked along it, and one with two fingers by both`() {
    let desk = Desk()
    let plate = plate(desk, DragGesture().axis(.horizontal).fingers(2))
    let names = desk.scene.alternatives(of: plate).map(\.name).filter { $0.contains("flick") }
    #expect(names == ["two-finger-flick-left", "two-finger-flick-right"])
    desk.perform("two-finger-flick-right", on: "Plate")
    #expect(desk.log == ["120.0 at 600.0 to 270.0"])
  }

  @Test func `what goes by places, pans a view or is picked up is not flicked`() {
    let desk = Desk()
    let gestures = [
      GestureAttachment(DragGesture().pans()),
      GestureAttachment(DragGesture().places(along: .vertical, spacing: 20, position: 0, count: 3)),
      GestureAttachment(LongPressGesture().sequenced(before: DragGesture())),
    ]
    for (index, gesture) in gestures.enumerated() {
      let one = desk.add("One \(index)", [gesture])
      #expect(!desk.scene.alternatives(of: one).contains { $0.name.contains("flick") })
    }
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
    for action in desk.node("Plate").actions.map(\.name) {
      desk.perform(action, on: "Plate")
      if action == "pick-up" { desk.perform("cancel", on: "Plate") }
    }
    #expect(Set(desk.log) == ["press", "drag", "tap"])
  }

  @Test func `a contact that is played has a number that no device gives`() {
    let numbers = (1...3).map { _ in PlayedContacts.makeID().rawValue }
    #expect(numbers.allSatisfy { $0 > UInt64(Int64.max) })
    #expect(Set(numbers).count == 3)
  }
}
