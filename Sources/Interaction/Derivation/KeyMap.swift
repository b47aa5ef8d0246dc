// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// The keys that each kind of alternative asks for, in the order in which it takes them.
///
/// Where two alternatives of an element ask for the same key, the one that was derived first has it:
/// taps before presses, presses before values, values before free moves, and an author's own last.
/// The table is data, so that an application can change it.
public struct KeyMap: Sendable {
  /// What a key is asked for.
  public enum Purpose: Hashable, Sendable, CaseIterable {
    case click, multipleTap, longPress
    case incrementHorizontal, decrementHorizontal, incrementVertical, decrementVertical
    case pageIncrement, pageDecrement, minimum, maximum
    case moveLeft, moveRight, moveUp, moveDown
    case zoomIn, zoomOut, zoomReset, rotateClockwise, rotateCounterclockwise, rotateReset
    case swipeLeft, swipeRight, swipeUp, swipeDown
    case pickUp, drop, cancel
    case carryBack, carryForward, carryToStart, carryToEnd
    case scrollUp, scrollDown, scrollLeft, scrollRight
    case dismiss, delete, showMenu
  }

  private var keys: [Purpose: [KeyBinding]]

  public subscript(purpose: Purpose) -> [KeyBinding] {
    get { keys[purpose] ?? [] }
    set { keys[purpose] = newValue }
  }

  public static let standard = KeyMap(keys: [
    .click: [KeyBinding(.return), KeyBinding(.space)],
    .multipleTap: [KeyBinding(.return, .shift)],
    .longPress: [KeyBinding(.return, .shift), KeyBinding(.return, .control)],
    .incrementHorizontal: [KeyBinding(.right)],
    .decrementHorizontal: [KeyBinding(.left)],
    .incrementVertical: [KeyBinding(.up)],
    .decrementVertical: [KeyBinding(.down)],
    .pageIncrement: [KeyBinding(.pageUp)],
    .pageDecrement: [KeyBinding(.pageDown)],
    .minimum: [KeyBinding(.home)],
    .maximum: [KeyBinding(.end)],
    .moveLeft: [KeyBinding(.left)],
    .moveRight: [KeyBinding(.right)],
    .moveUp: [KeyBinding(.up)],
    .moveDown: [KeyBinding(.down)],
    .zoomIn: [
      KeyBinding(.plus), KeyBinding(.equal), KeyBinding(.plus, .control),
      KeyBinding(.equal, .control),
    ],
    .zoomOut: [KeyBinding(.minus), KeyBinding(.minus, .control)],
    .zoomReset: [KeyBinding("0"), KeyBinding("0", .control)],
    .rotateClockwise: [KeyBinding("bracketright")],
    .rotateCounterclockwise: [KeyBinding("bracketleft")],
    .rotateReset: [KeyBinding("backslash")],
    .swipeLeft: [KeyBinding(.left, .alt)],
    .swipeRight: [KeyBinding(.right, .alt)],
    .swipeUp: [KeyBinding(.up, .alt)],
    .swipeDown: [KeyBinding(.down, .alt)],
    .pickUp: [KeyBinding(.space), KeyBinding(.return)],
    .drop: [KeyBinding(.space), KeyBinding(.return)],
    .cancel: [KeyBinding(.escape)],
    .carryBack: [KeyBinding(.up, .alt)],
    .carryForward: [KeyBinding(.down, .alt)],
    .carryToStart: [KeyBinding(.home, .alt)],
    .carryToEnd: [KeyBinding(.end, .alt)],
    .scrollUp: [KeyBinding(.pageUp), KeyBinding(.up, .control)],
    .scrollDown: [KeyBinding(.pageDown), KeyBinding(.down, .control)],
    .scrollLeft: [KeyBinding(.left, .control)],
    .scrollRight: [KeyBinding(.right, .control)],
    .dismiss: [KeyBinding(.escape)],
    .delete: [KeyBinding(.delete)],
    .showMenu: [KeyBinding(.menu), KeyBinding("F10", .shift)],
  ])
}
