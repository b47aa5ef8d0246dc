// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Foundation
import Gestures
import Interaction
import Testing

@testable import SDLInput

@Suite struct EventTranslatorTests {
  private func translator(_ span: PointerTranslator.FingerSpan = .toLastPoint) -> EventTranslator {
    var translator = EventTranslator(fingerSpan: span)
    translator.pointers.size = CGSize(width: 901, height: 641)
    return translator
  }

  private func finger(
    _ type: SDL_EventType, _ number: Int64, x: Float, y: Float, device: Int64 = 6
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = number
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func button(
    _ type: SDL_EventType, _ number: UInt8, x: Int32, y: Int32, which: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = number
    event.button.x = x
    event.button.y = y
    return event
  }

  private func motion(x: Int32, y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func pointers(
    _ events: [SDL_Event], _ translator: inout EventTranslator
  ) -> [PointerEvent] {
    events.flatMap { event in
      translator.inputs(for: event, next: nil, now: 10, ticks: 0).compactMap { input in
        if case .pointer(let pointer) = input { pointer } else { nil }
      }
    }
  }

  @Test func `a key that was held when the keyboard came is pressed by nobody`() {
    var translator = translator()
    func press(_ symbol: UInt32, at time: UInt32) -> Int {
      var event = SDL_Event()
      event.key.type = SDL_KEYDOWN.rawValue
      event.key.timestamp = time
      event.key.keysym.sym = Int32(bitPattern: symbol)
      return translator.inputs(for: event, next: nil, now: 10, ticks: time).count
    }
    translator.keyboardCame = 500
    #expect(press(SDLK_LCTRL.rawValue, at: 500) == 0)
    #expect(press(SDLK_o.rawValue, at: 501) == 1)
    #expect(press(SDLK_LCTRL.rawValue, at: 900) == 1)
    translator.keyboardCame = nil
    #expect(press(SDLK_LCTRL.rawValue, at: 900) == 1)
  }

  @Test func `on a fine screen pixels become points`() {
    var translator = translator()
    translator.pointers.size = CGSize(width: 450.5, height: 320.5)
    translator.pointers.unitsAPoint = 2
    func place(_ event: SDL_Event) -> CGPoint? {
      let inputs = translator.inputs(for: event, next: nil, now: 0, ticks: 0)
      return switch inputs.first {
      case .pointer(let event)?: event.location
      case .scroll(let event)?: event.location
      case .hover(let point, _)?: point
      default: nil
      }
    }
    #expect(place(button(SDL_MOUSEBUTTONDOWN, 1, x: 101, y: 40)) == CGPoint(x: 50.5, y: 20))
    #expect(place(button(SDL_MOUSEBUTTONUP, 1, x: 101, y: 40)) == CGPoint(x: 50.5, y: 20))
    #expect(place(finger(SDL_FINGERDOWN, 1, x: 1, y: 0.5)) == CGPoint(x: 450, y: 160))
    #expect(place(finger(SDL_FINGERUP, 1, x: 1, y: 0.5)) == CGPoint(x: 450, y: 160))
    var motion = SDL_Event()
    motion.motion.type = SDL_MOUSEMOTION.rawValue
    (motion.motion.x, motion.motion.y) = (31, 8)
    #expect(place(motion) == CGPoint(x: 15.5, y: 4))
    var wheel = SDL_Event()
    wheel.wheel.type = SDL_MOUSEWHEEL.rawValue
    wheel.wheel.preciseY = 1
    (wheel.wheel.mouseX, wheel.wheel.mouseY) = (100, 60)
    #expect(place(wheel) == CGPoint(x: 50, y: 30))
  }

  @Test func `a mouse without a button hovers, and with one it does not`() {
    var translator = translator()
    let free = translator.inputs(for: motion(x: 3, y: 4), next: nil, now: 10, ticks: 0)
    #expect(free.map(\.isHover) == [true])
    _ = translator.inputs(
      for: button(SDL_MOUSEBUTTONDOWN, 1, x: 3, y: 4), next: nil, now: 10, ticks: 0)
    let held = translator.inputs(for: motion(x: 5, y: 6), next: nil, now: 10, ticks: 0)
    #expect(!held.contains { $0.isHover })
  }

  @Test func `a finger is one touch contact from down to up, in points`() {
    var translator = translator()
    let events = pointers(
      [
        finger(SDL_FINGERDOWN, 1, x: 0.5, y: 0.25), finger(SDL_FINGERMOTION, 1, x: 1, y: 1),
        finger(SDL_FINGERUP, 1, x: 0, y: 0),
      ], &translator)
    #expect(events.map(\.phase) == [.began, .moved, .ended])
    #expect(
      events.map(\.location) == [
        CGPoint(x: 450, y: 160), CGPoint(x: 900, y: 640), CGPoint(x: 0, y: 0),
      ])
    #expect(Set(events.map(\.id)).count == 1)
    #expect(events.allSatisfy { $0.kind == .touch && $0.button == .primary })
  }

  @Test func `on Wayland a finger's 1 is the far edge`() {
    var translator = translator(.toEdge)
    let events = pointers([finger(SDL_FINGERDOWN, 0, x: 1, y: 1)], &translator)
    #expect(events.map(\.location) == [CGPoint(x: 901, y: 641)])
  }

  @Test func `a finger's number that is used again is a new contact`() {
    var translator = translator(.toEdge)
    let events = pointers(
      [
        finger(SDL_FINGERDOWN, 0, x: 0, y: 0), finger(SDL_FINGERUP, 0, x: 0, y: 0),
        finger(SDL_FINGERDOWN, 0, x: 0, y: 0),
      ], &translator)
    #expect(events.count == 3)
    #expect(events[0].id != events[2].id)
  }

  @Test func `the same number on two devices is two contacts`() {
    var translator = translator()
    let events = pointers(
      [
        finger(SDL_FINGERDOWN, 1, x: 0, y: 0, device: 6),
        finger(SDL_FINGERDOWN, 1, x: 0, y: 0, device: 7),
      ], &translator)
    #expect(events.map(\.phase) == [.began, .began])
    #expect(events[0].id != events[1].id)
  }

  @Test func `a finger that comes down twice is cancelled first`() {
    var translator = translator()
    let events = pointers(
      [finger(SDL_FINGERDOWN, 1, x: 0, y: 0), finger(SDL_FINGERDOWN, 1, x: 0, y: 0)],
      &translator)
    #expect(events.map(\.phase) == [.began, .cancelled, .began])
    #expect(events[0].id == events[1].id && events[1].id != events[2].id)
  }

  @Test func `coordinates that are no numbers are dropped and counted`() {
    var translator = translator()
    #expect(pointers([finger(SDL_FINGERDOWN, 1, x: .nan, y: 0)], &translator).isEmpty)
    #expect(translator.pointers.droppedCount == 1)
  }

  @Test func `a mouse button is a contact and hovering is none`() {
    var translator = translator()
    let events = pointers(
      [
        motion(x: 1, y: 1), button(SDL_MOUSEBUTTONDOWN, 3, x: 5, y: 6), motion(x: 7, y: 8),
        button(SDL_MOUSEBUTTONUP, 3, x: 9, y: 9), motion(x: 1, y: 1),
      ], &translator)
    #expect(events.map(\.phase) == [.began, .moved, .ended])
    #expect(events.allSatisfy { $0.kind == .mouse && $0.button == .secondary })
    #expect(events[1].location == CGPoint(x: 7, y: 8))
  }

  @Test func `a mouse event that SDL made from a finger is ignored`() {
    var translator = translator()
    #expect(
      pointers([button(SDL_MOUSEBUTTONDOWN, 1, x: 0, y: 0, which: .max)], &translator).isEmpty)
  }

  @Test func `a forgotten contact sends nothing more`() {
    var translator = translator()
    _ = pointers(
      [finger(SDL_FINGERDOWN, 1, x: 0, y: 0), button(SDL_MOUSEBUTTONDOWN, 1, x: 0, y: 0)],
      &translator)
    translator.pointers.forgetContacts()
    let late = pointers(
      [
        finger(SDL_FINGERMOTION, 1, x: 0, y: 0), finger(SDL_FINGERUP, 1, x: 0, y: 0),
        motion(x: 2, y: 2), button(SDL_MOUSEBUTTONUP, 1, x: 0, y: 0),
      ], &translator)
    #expect(late.isEmpty)
  }

  @Test func `a key takes the text that follows it at once`() {
    var key = SDL_Event()
    key.key.type = SDL_KEYDOWN.rawValue
    key.key.keysym.scancode = SDL_Scancode(rawValue: 46)
    key.key.keysym.sym = 61
    var text = SDL_Event()
    text.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &text.text.text) { $0.copyBytes(from: Array("+\0".utf8)) }
    var translator = translator()
    let inputs = translator.inputs(for: key, next: text, now: 10, ticks: 0)
    guard case .key(let event)? = inputs.first else {
      Issue.record("no key came out")
      return
    }
    #expect(event.key == .plus)
    #expect(event.characters == "+")
    #expect(translator.inputs(for: text, next: nil, now: 10, ticks: 0).isEmpty)
  }

  @Test func `a key comes up under the name under which it went down`() {
    var key = SDL_Event()
    key.key.type = SDL_KEYDOWN.rawValue
    key.key.keysym.scancode = SDL_Scancode(rawValue: 46)
    key.key.keysym.sym = 61
    var text = SDL_Event()
    text.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &text.text.text) { $0.copyBytes(from: Array("+\0".utf8)) }
    var translator = translator()
    _ = translator.inputs(for: key, next: text, now: 10, ticks: 0)
    key.key.type = SDL_KEYUP.rawValue
    let names = translator.inputs(for: key, next: nil, now: 10, ticks: 0).map { input in
      if case .key(let event) = input { event.key.name } else { "no key" }
    }
    #expect(names == ["plus"])
  }

  @Test func `the time is the host's, never runs backwards, and survives SDL's overflow`() {
    var translator = translator()
    func time(_ timestamp: UInt32, now: Double, ticks: UInt32) -> Double? {
      var event = button(SDL_MOUSEBUTTONDOWN, 1, x: 0, y: 0)
      event.common.timestamp = timestamp
      translator.pointers.forgetContacts()
      let inputs = translator.inputs(for: event, next: nil, now: now, ticks: ticks)
      guard case .pointer(let pointer)? = inputs.first else { return nil }
      return pointer.time
    }
    #expect(time(900, now: 10, ticks: 1000) == 9.9)
    #expect(time(800, now: 10, ticks: 1000) == 9.9)
    #expect(time(UInt32.max - 99, now: 20, ticks: 100) == 19.8)
  }
}
