// SPDX-License-Identifier: Apache-2.0

public import CSDL2
import Gestures
import Interaction
import Semantics

/// Turns SDL's input events into what a scene takes, and SDL's time into the host's.
public struct EventTranslator {
  /// Contacts that are down, and the window's size.
  public var pointers = PointerTranslator()
  /// Whether SDL's wheel is listened to: not where somebody else says the same more finely.
  public var takesWheel = true
  /// When the keyboard came to the window, by SDL's clock; nil while it is elsewhere.
  public var keyboardCame: UInt32?
  private var lastTime = -Double.infinity
  /// The keys that are down, by their place: a key comes up under the name under which it went
  /// down, also when the Shift that made it "plus" came up before.
  private var heldKeys: [UInt32: KeyEvent] = [:]

  /// What the key before is known to have typed, until SDL says it by itself.
  private var typedByKey = ""

  public init(fingerSpan: PointerTranslator.FingerSpan) {
    pointers.fingerSpan = fingerSpan
  }

  /// `next` is the event behind this one, which says what a key typed; `now` is the host's time when
  /// SDL's clock (`SDL_GetTicks`) says `ticks` milliseconds. Events that are no input give nothing.
  public mutating func inputs(
    for event: SDL_Event, next: SDL_Event?, now: Double, ticks: UInt32
  ) -> [WindowInput] {
    let time = seconds(event.common.timestamp, now: now, ticks: ticks)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_KEYDOWN where isHeldOver(event.key): return []
    case SDL_KEYDOWN:
      let text = next.map(Self.typedText) ?? ""
      typedByKey = text
      let phase: KeyEvent.Phase = event.key.repeat == 0 ? .down : .repeat
      let key = KeyTranslator.keyEvent(event.key, phase: phase, text: text, time: time)
      heldKeys[event.key.keysym.scancode.rawValue] = key
      return [.key(key)]
    case SDL_KEYUP:
      var key = KeyTranslator.keyEvent(event.key, phase: .up, text: "", time: time)
      if let down = heldKeys.removeValue(forKey: event.key.keysym.scancode.rawValue) {
        key.key = down.key
        key.platform?.keysym = down.platform?.keysym ?? 0
      }
      return [.key(key)]
    case SDL_TEXTINPUT:
      let text = Self.typedText(event)
      defer { typedByKey = "" }
      guard text != typedByKey, !text.isEmpty else { return [] }
      // An input method has put together what no key types.
      return [.key(KeyEvent(key: "VoidSymbol", characters: text, time: time))]
    default:
      if let place = pointers.hover(for: event) { return [.hover(place, time)] }
      let modifiers = Self.heldModifiers
      if takesWheel,
        let scroll = ScrollTranslator.scroll(
          for: event, unitsAPoint: pointers.unitsAPoint, time: time, modifiers: modifiers)
      {
        return [.scroll(scroll)]
      }
      return pointers.pointerEvents(for: event, time: time, modifiers: modifiers).map {
        .pointer($0)
      }
    }
  }

  /// SDL makes a press of each modifier that was held already when the keyboard came. Nobody pressed it
  /// in this window, and a screen reader falls silent at a press.
  private func isHeldOver(_ event: SDL_KeyboardEvent) -> Bool {
    guard let keyboardCame, event.timestamp &- keyboardCame <= Self.timeOfHeldOver else {
      return false
    }
    return KeyTranslator.isModifier(event.keysym.sym)
  }

  /// Milliseconds from the window's event to the presses that SDL makes with it.
  private static let timeOfHeldOver: UInt32 = 2

  /// The keys that are held now, as a pointer has them.
  public static var heldModifiers: EventModifiers {
    KeyTranslator.pointerModifiers(UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
  }

  /// SDL counts whole milliseconds from its start, and begins anew after 49 days. Never earlier than
  /// the event before.
  private mutating func seconds(_ timestamp: UInt32, now: Double, ticks: UInt32) -> Double {
    let age = max(0, Int32(bitPattern: ticks &- timestamp))
    lastTime = max(lastTime, now - Double(age) / 1000)
    return lastTime
  }

  private static func typedText(_ event: SDL_Event) -> String {
    guard SDL_EventType(rawValue: event.type) == SDL_TEXTINPUT else { return "" }
    return withUnsafeBytes(of: event.text.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
