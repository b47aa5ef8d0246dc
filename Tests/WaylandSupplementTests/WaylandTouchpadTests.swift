// SPDX-License-Identifier: Apache-2.0

import CGestureCompositor
import Foundation
import Gestures
import Interaction
import Testing

@testable import WaylandSupplement

/// What a compositor tells of fingers on a touchpad, over a real connection.
@MainActor
struct WaylandTouchpadTests {
  /// A compositor with a window, and who listens for that.
  @MainActor
  private final class Desk {
    let compositor: OpaquePointer
    let touchpad: WaylandTouchpad?
    /// How often there was something to take.
    let wakes = Counter()
    private var events: [InputEvent] = []

    final class Counter { var count = 0 }

    init(tellsGestures: Bool = true, hasSeat: Bool = true, surface number: Int = 0) throws {
      compositor = try #require(gesture_compositor_start(tellsGestures, hasSeat))
      var surface = try #require(gesture_compositor_surface(compositor))
      for _ in 0..<number { surface = try #require(gesture_compositor_surface(compositor)) }
      touchpad = WaylandTouchpad(
        display: try #require(gesture_compositor_client(compositor)), surface: surface,
        modifiers: { .control }, wake: { [wakes] in wakes.count += 1 })
    }

    isolated deinit {
      touchpad?.stop()
      gesture_compositor_stop(compositor)
    }

    func send(_ kind: compositor_event_kind, _ change: (inout compositor_event) -> Void = { _ in })
    {
      var event = compositor_event()
      event.kind = kind
      event.scale = 1
      change(&event)
      gesture_compositor_send(compositor, event)
    }

    /// What comes until one of it is this; all that came where none is within 20 seconds.
    func events(until isLast: (InputEvent) -> Bool) -> [InputEvent] {
      let end = Date().addingTimeInterval(20)
      var came: [InputEvent] = []
      while !came.contains(where: isLast), Date() < end,
        gesture_compositor_hear(compositor, 1000)
      {
        came += touchpad?.takeEvents() ?? []
      }
      return came
    }
  }

  private static func phase(_ event: InputEvent) -> TouchpadEvent.Phase? {
    if case .touchpad(let event) = event { event.phase } else { nil }
  }

  private static func isOver(_ event: InputEvent) -> Bool {
    phase(event) == .ended || phase(event) == .cancelled
  }

  private static func gestures(_ events: [InputEvent]) -> [TouchpadEvent] {
    events.compactMap { if case .touchpad(let event) = $0 { event } else { nil } }
  }

  @Test func `a pinch says how far apart the fingers are, adds up their turns, and where it is`()
    throws
  {
    let desk = try Desk()
    desk.send(COMPOSITOR_ENTER) { ($0.x, $0.y) = (10, 20) }
    desk.send(COMPOSITOR_MOTION) { ($0.x, $0.y) = (30.5, 40) }
    desk.send(COMPOSITOR_PINCH_BEGIN) { $0.fingers = 2 }
    desk.send(COMPOSITOR_PINCH_UPDATE) { ($0.scale, $0.rotation) = (1.25, 10) }
    desk.send(COMPOSITOR_PINCH_UPDATE) { ($0.scale, $0.rotation) = (1.5, -30) }
    desk.send(COMPOSITOR_PINCH_END)
    let events = Self.gestures(desk.events(until: Self.isOver))
    let first = try #require(events.first)
    #expect(first.phase == .began && first.gesture == .pinch(magnification: 1, turn: .zero))
    #expect(first.location == CGPoint(x: 30.5, y: 40))
    #expect(first.modifiers == .control)
    let last = try #require(events.last)
    #expect(last.phase == .ended)
    #expect(last.gesture == .pinch(magnification: 1.5, turn: .degrees(-20)))
    #expect(desk.wakes.count > 0)
  }

  @Test func `a swipe adds up its way, and one that is taken back says so`() throws {
    let desk = try Desk()
    desk.send(COMPOSITOR_ENTER)
    for isCancelled in [false, true] {
      desk.send(COMPOSITOR_SWIPE_BEGIN) { $0.fingers = 3 }
      desk.send(COMPOSITOR_SWIPE_UPDATE) { ($0.x, $0.y) = (-20, 1.5) }
      desk.send(COMPOSITOR_SWIPE_UPDATE) { ($0.x, $0.y) = (-30, 0) }
      desk.send(COMPOSITOR_SWIPE_END) { $0.cancelled = isCancelled ? 1 : 0 }
      let events = Self.gestures(desk.events(until: Self.isOver))
      #expect(events.first?.gesture == .swipe(fingers: 3, way: .zero))
      let last = try #require(events.last)
      #expect(last.gesture == .swipe(fingers: 3, way: CGSize(width: -50, height: 1.5)))
      #expect(last.phase == (isCancelled ? .cancelled : .ended))
    }
  }

  @Test func `two fingers that leave end a scroll`() throws {
    let desk = try Desk()
    desk.send(COMPOSITOR_ENTER) { ($0.x, $0.y) = (5, 6) }
    desk.send(COMPOSITOR_AXIS_STOP)
    let events = desk.events { _ in true }
    guard case .scroll(let event)? = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(event.phase == .ended && event.delta == .zero)
    #expect(event.location == CGPoint(x: 5, y: 6))
  }

  @Test func `what the fingers do over another surface is not ours`() throws {
    let desk = try Desk(surface: 1)
    desk.send(COMPOSITOR_SWIPE_BEGIN) { $0.fingers = 3 }
    desk.send(COMPOSITOR_SWIPE_END)
    desk.send(COMPOSITOR_ENTER) { $0.surface = 1 }
    desk.send(COMPOSITOR_SWIPE_BEGIN) { ($0.fingers, $0.surface) = (4, 1) }
    desk.send(COMPOSITOR_SWIPE_END)
    let events = Self.gestures(desk.events(until: Self.isOver))
    #expect(events.map(\.phase) == [.began, .ended])
    #expect(events.first?.gesture == .swipe(fingers: 4, way: .zero))
  }

  @Test func `a pointer that goes and comes back is heard again`() throws {
    let desk = try Desk()
    desk.send(COMPOSITOR_SWIPE_BEGIN) { $0.fingers = 3 }
    desk.send(COMPOSITOR_SWIPE_END)
    #expect(desk.events(until: Self.isOver).count == 2)
    desk.send(COMPOSITOR_POINTER_GONE)
    desk.send(COMPOSITOR_POINTER_BACK)
    // The new pointer is asked for as the seat is heard of, and the compositor knows it then.
    let end = Date().addingTimeInterval(20)
    var events: [InputEvent] = []
    while events.isEmpty, Date() < end {
      desk.send(COMPOSITOR_SWIPE_BEGIN) { $0.fingers = 3 }
      _ = gesture_compositor_hear(desk.compositor, 50)
      events = desk.touchpad?.takeEvents() ?? []
    }
    #expect(Self.gestures(events).first?.phase == .began)
  }

  @Test(arguments: [(false, true), (true, false)])
  func `where there are no gestures or no seat, nobody listens`(
    tellsGestures: Bool, hasSeat: Bool
  ) throws {
    let desk = try Desk(tellsGestures: tellsGestures, hasSeat: hasSeat)
    #expect(desk.touchpad == nil)
    // The connection lives on.
    #expect(gesture_compositor_surface(desk.compositor) != nil)
  }
}
