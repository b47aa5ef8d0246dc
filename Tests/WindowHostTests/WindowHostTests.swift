// SPDX-License-Identifier: Apache-2.0

import CSDL2
import DesktopSession
import Foundation
import Gestures
import Interaction
import Semantics
import Synchronization
import Testing
import Views

@testable import WindowHost

/// A real window on a private X server with a touch screen, a keyboard and a mouse.
@MainActor
@Suite(.serialized) struct WindowHostTests {
  /// What reached the application; read from the test's own threads.
  private final class Log: Sendable {
    struct Entries {
      var keys: [String] = []
      var drags: [CGPoint] = []
      var dragEnds = 0
      var magnification = 1.0
      var degrees = 0.0
      var size = CGSize.zero
      var origin: Point?
    }

    private let entries = Mutex(Entries())

    var now: Entries { entries.withLock { $0 } }

    func note(_ change: (inout sending Entries) -> Void) {
      entries.withLock { change(&$0) }
    }

    struct NotShown: Error {}

    func shows(_ condition: @Sendable (Entries) -> Bool) async throws {
      guard await eventually(within: .seconds(5), { condition(now) }) else { throw NotShown() }
    }
  }

  /// A window full of one surface, with what reaches it in the log.
  private struct Surface: View {
    let log: Log
    var body: some View {
      Rectangle().fill(Color.blue)
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in log.note { $0.drags.append(value.location) } }
            .onEnded { _ in log.note { $0.dragEnds += 1 } }
        )
        .simultaneousGesture(
          MagnifyGesture(minimumScaleDelta: 0).onChanged { value in
            log.note { $0.magnification = value.magnification }
          }
        )
        .simultaneousGesture(
          RotateGesture(minimumAngleDelta: .zero).onChanged { value in
            log.note { $0.degrees = value.rotation.degrees }
          })
    }
  }

  private let log = Log()

  /// Opens the window in a session of its own; once it is active, `hands` does what a person would
  /// do, with the client area's place on the screen, and then the window closes.
  private func show(
    windowManager: Bool = false, closesItself: Bool = false,
    hands: @escaping @Sendable (DesktopSession, WindowHost, Point) async throws -> Void
  ) throws {
    let session = try DesktopSession(
      .init(
        display: .testInput, width: 1000, height: 800, accessibility: false,
        windowManager: windowManager))
    defer { session.stop() }
    setenv("DISPLAY", session.xDisplay ?? "", 1)
    defer { unsetenv("DISPLAY") }
    let measurer = PangoTextMeasurer()
    let viewHost = ViewHost(title: "Surface", measurer: measurer) { [log] in Surface(log: log) }
    let host = try WindowHost(
      viewHost: viewHost,
      options: WindowOptions(title: "Surface", size: CGSize(width: 600, height: 500)),
      measurer: measurer)
    host.keyInterceptor = { [log] event, answer in
      log.note { $0.keys.append("\(event.key.name) \(event.phase) \(event.characters)") }
      answer(false)
    }
    var hasBegun = false
    host.onUpdate = { [log] in
      log.note {
        $0.size = viewHost.scene.size
        $0.origin = viewHost.scene.screenOrigin
      }
    }
    host.onActivation = { isActive in
      guard isActive, !hasBegun, let origin = host.geometry.screenOrigin else { return }
      hasBegun = true
      Task.detached {
        do {
          try await hands(session, host, origin)
        } catch {
          Issue.record(error)
        }
        if !closesItself { host.post { host.quit() } }
      }
    }
    let late = DispatchWorkItem {
      host.post {
        Issue.record("the window was still open after 20 s")
        host.quit()
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: late)
    host.run()
    late.cancel()
    #expect(hasBegun)
  }

  @Test func `the mouse drags from press to release`() throws {
    try show { [log] session, _, origin in
      let pointer = try #require(session.pointer)
      try pointer.move(to: ScreenPoint(x: origin.x + 100, y: origin.y + 100))
      try pointer.press()
      try pointer.move(to: ScreenPoint(x: origin.x + 160, y: origin.y + 130))
      try pointer.release()
      try await log.shows { $0.dragEnds == 1 }
    }
    let last = try #require(log.now.drags.last)
    #expect(abs(last.x - 160) <= 1 && abs(last.y - 130) <= 1)
  }

  @Test func `two fingers magnify and turn by what they moved`() throws {
    try show { [log] session, _, origin in
      let touch = try #require(session.touch)
      try await touch.pinch(
        around: ScreenPoint(x: origin.x + 300, y: origin.y + 250), radius: (80, 160),
        degrees: (0, 40))
      try await log.shows { $0.magnification > 1.99 && $0.degrees > 39.7 }
    }
    #expect(abs(log.now.magnification - 2) < 0.02)
    #expect(abs(log.now.degrees - 40) < 0.4)
  }

  @Test func `keys come with their names, text and releases`() throws {
    try show { [log] session, _, _ in
      let keyboard = try #require(session.keyboard)
      try keyboard.type(.up)
      try keyboard.press(.leftShift)
      try keyboard.type(.a)
      try keyboard.release(.leftShift)
      try await log.shows { $0.keys.count >= 6 }
    }
    #expect(
      log.now.keys == [
        "Up down ", "Up up ", "Shift_L down ", "a down A", "a up ", "Shift_L up ",
      ])
  }

  @Test func `a window closed in mid-drag cancels the drag and ends the loop`() throws {
    try show(closesItself: true) { [log] session, _, origin in
      let pointer = try #require(session.pointer)
      try pointer.move(to: ScreenPoint(x: origin.x + 100, y: origin.y + 100))
      try pointer.press()
      try pointer.move(to: ScreenPoint(x: origin.x + 160, y: origin.y + 130))
      try await log.shows { !$0.drags.isEmpty }
      // What SDL makes of a window manager's WM_DELETE_WINDOW: openbox takes no key while the
      // pointer is held.
      var close = SDL_Event()
      close.window.type = SDL_WINDOWEVENT.rawValue
      close.window.event = UInt8(SDL_WINDOWEVENT_CLOSE.rawValue)
      close.window.windowID = 1
      SDL_PushEvent(&close)
    }
    #expect(log.now.dragEnds == 0)
  }

  @Test func `the scene learns the window's new size and place`() throws {
    try show(windowManager: true) { [log] session, host, origin in
      let mover = try session.start(
        "xdotool",
        ["search", "--name", "^Surface$", "windowsize", "700", "520", "windowmove", "31", "47"])
      _ = try await mover.exitStatus(within: .seconds(5))
      try await log.shows { $0.size == CGSize(width: 700, height: 520) }
      try await log.shows { $0.origin != nil && $0.origin != origin }
    }
  }
}
