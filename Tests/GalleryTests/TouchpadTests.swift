// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Semantics
import Testing

/// A touchpad, whose driver sees gestures, and a wheel; both are about what is under the pointer.
struct TouchpadTests {
  @Test func `a pinch and a turn on a touchpad do what two fingers on the screen do`() async throws
  {
    let gallery = try await LiveApplication.gallery(page: "photo")
    let photo = try await gallery.element("Photo", role: .image)
    try gallery.pointer.move(to: try photo.place())
    try await gallery.touchpad.pinch(magnification: 1.5, degrees: 60)
    let zoom = try await gallery.settled("Zoom") { ($0.value?.current ?? 1) > 1.49 }
    let rotation = try await gallery.settled("Rotation") { ($0.value?.current ?? 0) > 59.4 }
    #expect(abs((zoom.value?.current ?? 0) - 1.5) < 0.001)
    #expect(abs((rotation.value?.current ?? 0) - 60) < 0.01)
    // The wheel goes on from there, in steps.
    try gallery.pointer.turnWheel(.wheelUp)
    let more = try await gallery.settled("Zoom") { ($0.value?.current ?? 1) > 1.6 }
    #expect(more.value?.current == 1.75)
  }

  @Test func `three fingers swipe a message away`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mail")
    let message = try await gallery.element("Ines, Photos of the garden")
    try gallery.pointer.move(to: try message.place())
    // In a rush: a slow machine makes a slow hand, and a slow swipe is none, so that it is made again.
    var isDeleted = false
    for _ in 1...10 where !isDeleted {
      try await gallery.touchpad.swipe(x: -300, steps: 4, pace: .zero)
      isDeleted = try await eventually(within: .seconds(5)) {
        try await gallery.snapshot().tree.depthFirst.contains {
          $0.name == "Deleted: Photos of the garden."
        }
      }
    }
    #expect(isDeleted)
  }

  @Test func `a wheel turns the dial under the pointer`() async throws {
    let gallery = try await LiveApplication.gallery(page: "dial")
    let dial = try await gallery.element("Volume", role: .dial)
    let before = try #require(dial.node.value?.current)
    try gallery.pointer.move(to: try dial.place())
    try gallery.pointer.turnWheel(.wheelUp)
    try gallery.pointer.turnWheel(.wheelUp)
    _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == before + 2 }
    try gallery.pointer.turnWheel(.wheelDown)
    _ = try await gallery.settled("Volume", role: .dial) { $0.value?.current == before + 1 }
  }

  @Test func `two fingers on a touchpad zoom by parts of a notch, and not twice`() async throws {
    let gallery = try await LiveApplication.gallery(page: "photo")
    let photo = try await gallery.element("Photo", role: .image)
    try gallery.pointer.move(to: try photo.place())
    // Three parts are a notch, and the server makes one press of a wheel's button of them.
    for part in [0.5, 0.25, 0.25] { try gallery.pointer.scroll(y: -part) }
    _ = try await gallery.settled("Zoom") { abs(($0.value?.current ?? 0) - 1.25) < 0.01 }
    // What comes behind it would show a second notch.
    try gallery.pointer.turnWheel(.wheelUp)
    let zoom = try await gallery.settled("Zoom") { ($0.value?.current ?? 0) > 1.4 }
    #expect(abs((zoom.value?.current ?? 0) - 1.5) < 0.07)
  }

  @Test func `a list follows two fingers by parts of a notch`() async throws {
    let gallery = try await LiveApplication.gallery(page: "mail")
    let name = "Ines, Photos of the garden"
    let before = try #require(try await gallery.element(name).node.frame)
    try gallery.pointer.move(to: try await gallery.element(name).place())
    // A notch is 53 points; slowly enough that nothing is thrown.
    try gallery.pointer.scroll(y: 0.5)
    #expect(
      try await eventually(within: .seconds(20)) {
        let frame = try await gallery.element(name).node.frame
        return abs((frame?.y ?? 0) - (before.y - 26.5)) <= 1
      })
  }
}
