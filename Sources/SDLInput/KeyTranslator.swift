// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Gestures
import Interaction
import Semantics

/// Turns what SDL says of a key into a key event.
enum KeyTranslator {
  /// `text` is what the key typed, empty where it typed nothing; `time` is on the host's clock.
  static func keyEvent(
    _ event: SDL_KeyboardEvent, phase: KeyEvent.Phase, text: String, time: Double
  ) -> KeyEvent {
    let held = Held(rawValue: event.keysym.mod)
    let scancode = Int(event.keysym.scancode.rawValue)
    let named = name(
      scancode: scancode, symbol: event.keysym.sym, held: held, text: phase == .up ? "" : text)
    return KeyEvent(
      key: Key(named.name), modifiers: keyModifiers(held, typed: text, symbol: event.keysym.sym),
      phase: phase,
      characters: phase == .up ? "" : text, time: time,
      platform: KeyEvent.Platform(
        keysym: named.keysym, hardwareCode: KeyTable.hardwareCode(scancode: scancode),
        modifierMask: mask(held, scancode: scancode, isDown: phase != .up)))
  }

  /// Whether the key only changes what others do.
  static func isModifier(_ symbol: Int32) -> Bool {
    [
      SDLK_LSHIFT, SDLK_RSHIFT, SDLK_LCTRL, SDLK_RCTRL, SDLK_LALT, SDLK_RALT, SDLK_LGUI, SDLK_RGUI,
      SDLK_MODE,
    ].contains { Int32(bitPattern: $0.rawValue) == symbol }
  }

  /// The modifiers held with a pointer.
  static func pointerModifiers(_ state: UInt16) -> EventModifiers {
    let held = Held(rawValue: state)
    var modifiers: EventModifiers = []
    if !held.isDisjoint(with: .shift) { modifiers.insert(.shift) }
    if !held.isDisjoint(with: .control) { modifiers.insert(.control) }
    if !held.isDisjoint(with: .alt) { modifiers.insert(.option) }
    if !held.isDisjoint(with: .super) { modifiers.insert(.super) }
    if held.contains(.capsLock) { modifiers.insert(.capsLock) }
    return modifiers
  }

  /// SDL's modifier bits, left and right in one.
  private struct Held: OptionSet {
    let rawValue: UInt16
    static let shift = Held(rawValue: UInt16(KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue))
    static let control = Held(rawValue: UInt16(KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue))
    static let alt = Held(rawValue: UInt16(KMOD_LALT.rawValue | KMOD_RALT.rawValue))
    static let rightAlt = Held(rawValue: UInt16(KMOD_RALT.rawValue))
    static let `super` = Held(rawValue: UInt16(KMOD_LGUI.rawValue | KMOD_RGUI.rawValue))
    static let numLock = Held(rawValue: UInt16(KMOD_NUM.rawValue))
    static let capsLock = Held(rawValue: UInt16(KMOD_CAPS.rawValue))
    static let level3 = Held(rawValue: UInt16(KMOD_MODE.rawValue))
  }

  private static func name(
    scancode: Int, symbol: Int32, held: Held, text: String
  ) -> KeyTable.Named {
    let isShifted = !held.isDisjoint(with: .shift)
    // Shift turns the number pad round for as long as it is held.
    let isNumberPadOn = held.contains(.numLock) != isShifted
    if let place = place(of: symbol),
      let named = KeyTable.named(scancode: place, isNumberPadOn: isNumberPadOn)
    {
      // X gives Tab another keysym under Shift.
      return place == 43 && isShifted
        ? KeyTable.Named(name: "Tab", keysym: Key("ISO_Left_Tab").keysym ?? 0) : named
    }
    if let scalar = typedScalar(text: text) { return printing(scalar) }
    if let scalar = Unicode.Scalar(UInt32(bitPattern: symbol)), scalar.value > 32 {
      // A shortcut belongs to the place of its Latin letter where the layout has another script.
      if !scalar.isASCII, !held.isDisjoint(with: .control),
        let letter = KeyTable.latinLetter(scancode: scancode)
      {
        return printing(letter)
      }
      var named = printing(scalar)
      if isShifted, (97...122).contains(scalar.value) { named.keysym = scalar.value - 32 }
      return named
    }
    return KeyTable.named(scancode: scancode, isNumberPadOn: isNumberPadOn)
      ?? KeyTable.Named("VoidSymbol")
  }

  /// Letters are named in lower case, whatever Shift and Caps Lock made of them; the keysym keeps
  /// the case.
  private static func printing(_ scalar: Unicode.Scalar) -> KeyTable.Named {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    let base = lower.count == 1 ? lower.first ?? scalar : scalar
    return KeyTable.Named(
      name: KeyTable.character(base).name, keysym: KeyTable.character(scalar).keysym)
  }

  private static func typedScalar(text: String) -> Unicode.Scalar? {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first,
      scalar.value > 32, scalar.value != 127
    else { return nil }
    return scalar
  }

  /// The scancode of a keycode that stands for a key without a character of its own. SDL marks most
  /// of them by bit 30 and gives the rest their ASCII control character.
  private static func place(of symbol: Int32) -> Int? {
    switch symbol {
    case 13: 40
    case 27: 41
    case 8: 42
    case 9: 43
    case 32: 44
    case 127: 76
    default: symbol & (1 << 30) != 0 ? Int(symbol & ~(1 << 30)) : nil
    }
  }

  private static func keyModifiers(
    _ held: Held, typed: String, symbol: Int32
  ) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    // The Shift that makes "+" out of "=" is part of the sign: a shortcut says "plus", on every
    // layout. Of a letter it is not, nor of a key that types nothing.
    let sign = place(of: symbol) == nil ? typedScalar(text: typed) : nil
    let isPartOfSign = sign.map { !$0.properties.isAlphabetic } ?? false
    if !held.isDisjoint(with: .shift), !isPartOfSign { modifiers.insert(.shift) }
    if !held.isDisjoint(with: .control) { modifiers.insert(.control) }
    // The right Alt that typed a character is AltGr, which is part of the typing.
    let isTypingLevel = held.contains(.rightAlt) && !typed.isEmpty
    if !held.isDisjoint(with: .alt), !isTypingLevel { modifiers.insert(.alt) }
    if !held.isDisjoint(with: .super) { modifiers.insert(.super) }
    return modifiers
  }

  /// X's mask is the state before the key; SDL's already has the key's own change in it.
  private static func mask(_ held: Held, scancode: Int, isDown: Bool) -> UInt32 {
    var mask: UInt32 = 0
    if !held.isDisjoint(with: .shift) { mask |= 1 }
    if held.contains(.capsLock) { mask |= 2 }
    if !held.isDisjoint(with: .control) { mask |= 4 }
    if !held.isDisjoint(with: .alt) { mask |= 8 }
    if held.contains(.numLock) { mask |= 16 }
    if !held.isDisjoint(with: .super) { mask |= 64 }
    if held.contains(.level3) { mask |= 128 }
    let own: UInt32
    switch scancode {
    case 224, 228: own = 4
    case 225, 229: own = 1
    case 226, 230: own = 8
    case 227, 231: own = 64
    default: return mask
    }
    return isDown ? mask & ~own : mask | own
  }
}
