// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A session's keyboard, with the United States layout of a new X server.
public final class Keyboard: Sendable {
  /// X counts keys from 8.
  private static let firstCode: Int32 = 8

  /// How long a key is down, and up after it. SDL takes a release and a press of the same key within
  /// 2 ms for a repeat; nobody types that fast.
  private static let stroke = Duration.milliseconds(15)

  private let device: InputTestSocket

  init(_ device: InputTestSocket) { self.device = device }

  /// Puts a key down; after ten seconds the X server repeats it until it is released.
  public func press(_ key: PhysicalKey) throws(DesktopSessionError) {
    try device.key(key.rawValue + Self.firstCode, isDown: true)
  }

  /// Lets a key up.
  public func release(_ key: PhysicalKey) throws(DesktopSessionError) {
    try device.key(key.rawValue + Self.firstCode, isDown: false)
  }

  /// Presses and releases a key while `modifiers` are down, as fast as a person could.
  public func type(
    _ key: PhysicalKey, with modifiers: [PhysicalKey] = []
  ) throws(DesktopSessionError) {
    for modifier in modifiers { try press(modifier) }
    try press(key)
    usleep(UInt32(Self.stroke / .microseconds(1)))
    try release(key)
    usleep(UInt32(Self.stroke / .microseconds(1)))
    for modifier in modifiers.reversed() { try release(modifier) }
  }
}

/// A key by its place on a United States keyboard; the numbers are the kernel's
/// (`linux/input-event-codes.h`).
public enum PhysicalKey: Int32, Sendable, CaseIterable {
  case escape = 1
  case digit1 = 2
  case digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9, digit0
  case minus = 12
  case equals = 13
  case backspace = 14
  case tab = 15
  case q = 16
  case w, e, r, t, y, u, i, o, p
  case leftBracket = 26
  case rightBracket = 27
  case enter = 28
  case leftControl = 29
  case a = 30
  case s, d, f, g, h, j, k, l
  case semicolon = 39
  case apostrophe = 40
  case grave = 41
  case leftShift = 42
  case backslash = 43
  case z = 44
  case x, c, v, b, n, m
  case comma = 51
  case period = 52
  case slash = 53
  case rightShift = 54
  case leftAlt = 56
  case space = 57
  case capsLock = 58
  case f1 = 59
  case f2, f3, f4, f5, f6, f7, f8, f9, f10
  case keypad7 = 71
  case keypad8, keypad9, keypadMinus, keypad4, keypad5, keypad6, keypadPlus
  case keypad1, keypad2, keypad3, keypad0, keypadPeriod
  case f11 = 87
  case f12 = 88
  case keypadEnter = 96
  case rightControl = 97
  case keypadSlash = 98
  case rightAlt = 100
  case home = 102
  case up, pageUp, left, right, end, down, pageDown, insert, delete
  case leftSuper = 125
  case rightSuper = 126
  case menu = 127
}
