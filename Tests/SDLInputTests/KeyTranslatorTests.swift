// SPDX-License-Identifier: Apache-2.0

import CSDL2
import Interaction
import Semantics
import Testing

@testable import SDLInput

@Suite struct KeyTranslatorTests {
  private func event(
    _ scancode: Int, _ symbol: Int, modifiers: Int = 0, phase: KeyEvent.Phase = .down,
    text: String = ""
  ) -> KeyEvent {
    var raw = SDL_KeyboardEvent()
    raw.keysym.scancode = SDL_Scancode(rawValue: UInt32(scancode))
    raw.keysym.sym = Int32(symbol)
    raw.keysym.mod = UInt16(modifiers)
    return KeyTranslator.keyEvent(raw, phase: phase, text: text, time: 1)
  }

  private let marked = 1 << 30
  private let shift = 1
  private let control = 0x40
  private let numLock = 0x1000

  @Test func `an arrow key has X's name, keysym and keycode`() {
    let up = event(82, 82 | marked)
    #expect(up.key == .up)
    #expect(up.platform == .init(keysym: 0xFF52, hardwareCode: 111, modifierMask: 0))
  }

  /// Name, scancode, keycode, keysym and X keycode, as `xmodmap -pke` shows them on a US keyboard.
  @Test(arguments: [
    ("Return", 40, 13, 0xFF0D, 36), ("Escape", 41, 27, 0xFF1B, 9),
    ("BackSpace", 42, 8, 0xFF08, 22), ("Tab", 43, 9, 0xFF09, 23), ("space", 44, 32, 0x20, 65),
    ("Delete", 76, 127, 0xFFFF, 119), ("F10", 67, 67 | 1 << 30, 0xFFC7, 76),
    ("F1", 58, 58 | 1 << 30, 0xFFBE, 67), ("F12", 69, 69 | 1 << 30, 0xFFC9, 96),
    ("Menu", 101, 101 | 1 << 30, 0xFF67, 135), ("Home", 74, 74 | 1 << 30, 0xFF50, 110),
    ("End", 77, 77 | 1 << 30, 0xFF57, 115), ("Page_Up", 75, 75 | 1 << 30, 0xFF55, 112),
    ("Page_Down", 78, 78 | 1 << 30, 0xFF56, 117), ("Insert", 73, 73 | 1 << 30, 0xFF63, 118),
    ("KP_Enter", 88, 88 | 1 << 30, 0xFF8D, 104), ("Caps_Lock", 57, 57 | 1 << 30, 0xFFE5, 66),
    ("a", 4, 97, 0x61, 38), ("z", 29, 122, 0x7A, 52), ("1", 30, 49, 0x31, 10),
    ("minus", 45, 45, 0x2D, 20), ("equal", 46, 61, 0x3D, 21),
    ("bracketleft", 47, 91, 0x5B, 34), ("bracketright", 48, 93, 0x5D, 35),
    ("Super_L", 227, 227 | 1 << 30, 0xFFEB, 133), ("Alt_R", 230, 230 | 1 << 30, 0xFFEA, 108),
  ])
  func `keys are named and numbered as X does`(
    name: String, scancode: Int, symbol: Int, keysym: Int, keycode: Int
  ) {
    let event = event(scancode, symbol)
    #expect(event.key.name == name)
    #expect(event.platform?.keysym == UInt32(keysym))
    #expect(event.platform?.hardwareCode == UInt32(keycode))
  }

  @Test func `a letter under Shift keeps its lower-case name and has the capital's keysym`() {
    let typed = event(4, 97, modifiers: shift, text: "A")
    #expect(typed.key == "a")
    #expect(typed.characters == "A")
    #expect(typed.modifiers == .shift)
    #expect(typed.platform?.keysym == 0x41)
    #expect(event(4, 97, modifiers: shift, phase: .up).platform?.keysym == 0x41)
  }

  @Test func `a sign is named by what was typed, and the Shift in it is no shortcut's`() {
    let plus = event(46, 61, modifiers: shift, text: "+")
    #expect(plus.key == .plus)
    #expect(plus.modifiers.isEmpty)
    #expect(plus.platform?.keysym == 0x2B)
    #expect(plus.platform?.modifierMask == 1)
  }

  @Test func `a shortcut that types nothing is named by its key`() {
    let undo = event(29, 122, modifiers: control)
    #expect(undo.key == "z")
    #expect(undo.modifiers == .control)
    #expect(undo.characters.isEmpty)
  }

  @Test func `the number pad types digits with NumLock and moves without`() {
    #expect(event(92, 92 | marked, modifiers: numLock, text: "4").key == "KP_4")
    let left = event(92, 92 | marked)
    #expect(left.key == "KP_Left")
    #expect(left.platform?.keysym == 0xFF96)
    #expect(left.platform?.hardwareCode == 83)
  }

  @Test func `Shift and Tab is Tab with Shift, by X's own keysym`() {
    let back = event(43, 9, modifiers: shift)
    #expect(back.key == .tab)
    #expect(back.modifiers == .shift)
    #expect(back.platform?.keysym == 0xFE20)
  }

  @Test func `AltGr that types is no Alt`() {
    let at = event(20, 113, modifiers: 0x200, text: "@")
    #expect(at.key == "at")
    #expect(at.modifiers.isEmpty)
  }

  @Test func `a letter of another script keeps its name, and its place for shortcuts`() {
    #expect(event(4, 0x444, text: "ф").key == "U0444")
    #expect(event(4, 0x444, text: "ф").platform?.keysym == 0x0100_0444)
    #expect(event(4, 0x444, modifiers: control).key == "a")
  }

  @Test func `the mask has every lock and modifier, and not the key's own`() {
    let all = event(4, 97, modifiers: 0x0001 | 0x0040 | 0x0100 | 0x0400 | 0x1000 | 0x2000)
    let everything: UInt32 = 1 | 2 | 4 | 8 | 16 | 64
    #expect(all.platform?.modifierMask == everything)
    #expect(event(225, 225 | marked, modifiers: shift).platform?.modifierMask == 0)
    #expect(event(225, 225 | marked, phase: .up).platform?.modifierMask == 1)
  }

  @Test func `an unknown key has a name and no keycode`() {
    let strange = event(500, 0)
    #expect(strange.key == "VoidSymbol")
    #expect(strange.platform?.hardwareCode == 0)
  }
}
