// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// The keys that each kind of alternative asks for, in the order in which it takes them.
///
/// No two alternatives of an element share a key. Where two ask for the same one, the one that was
/// derived first has it: single taps before other presses, presses before swipes and strokes as they
/// come, then the cursor, carrying, values, free moves, and an author's own last. An alternative that
/// is left without any takes the first spare key that is free; one that has none even then says so
/// (``Alternative/keylessReason``) and is reached through the actions menu.
///
/// The table is data, so that an application can change it: `scene.keyMap[.click] = [...]`. All keys
/// act on the element that has the focus and on nothing else, so that single letters may be among
/// them (WCAG 2.1.4).
public struct KeyMap: Sendable {
  /// What a key is asked for.
  public enum Purpose: Hashable, Sendable, CaseIterable {
    case click, multipleTap, longPress, otherPress
    case incrementHorizontal, decrementHorizontal, incrementVertical, decrementVertical
    case pageIncrement, pageDecrement, minimum, maximum, toggleCollapse
    case moveLeft, moveRight, moveUp, moveDown
    case moveCursorLeft, moveCursorRight, moveCursorUp, moveCursorDown
    case zoomIn, zoomOut, zoomReset, rotateClockwise, rotateCounterclockwise, rotateReset
    case swipeLeft, swipeRight, swipeUp, swipeDown
    case pickUp, drop, cancel, startDrag
    case carryLeft, carryRight, carryUp, carryDown, carryToStart, carryToEnd
    case scrollUp, scrollDown, scrollLeft, scrollRight
    case scrollLineUp, scrollLineDown, scrollLineLeft, scrollLineRight
    case scrollBack, scrollForward, scrollToStart, scrollToEnd
    case dismiss, delete, showMenu
  }

  /// What moves the focus: no alternative can have it.
  public static let reserved: Set<KeyBinding> = [
    KeyBinding(.tab), KeyBinding(.tab, .shift), KeyBinding("F6"), KeyBinding("F6", .shift),
  ]

  private var keys: [Purpose: [KeyBinding]]
  private var spares: [Purpose: [KeyBinding]]

  public subscript(purpose: Purpose) -> [KeyBinding] {
    get { keys[purpose] ?? [] }
    set { keys[purpose] = newValue }
  }

  /// What is taken instead where another alternative has all keys of the purpose.
  public func spare(_ purpose: Purpose) -> [KeyBinding] { spares[purpose] ?? [] }

  public mutating func setSpare(_ purpose: Purpose, _ keys: [KeyBinding]) {
    spares[purpose] = keys
  }

  public static let standard = KeyMap(
    keys: [
      .click: [KeyBinding(.return), KeyBinding(.space)],
      .multipleTap: [KeyBinding(.return, .shift)],
      .longPress: [KeyBinding(.return, .shift), KeyBinding(.return, .control)],
      .otherPress: [KeyBinding(.return, .control)],
      .incrementHorizontal: [KeyBinding(.right)],
      .decrementHorizontal: [KeyBinding(.left)],
      .incrementVertical: [KeyBinding(.up)],
      .decrementVertical: [KeyBinding(.down)],
      .pageIncrement: [KeyBinding(.pageUp)],
      .pageDecrement: [KeyBinding(.pageDown)],
      .minimum: [KeyBinding(.home)],
      .maximum: [KeyBinding(.end)],
      .toggleCollapse: [KeyBinding(.return)],
      .moveLeft: [KeyBinding(.left)],
      .moveRight: [KeyBinding(.right)],
      .moveUp: [KeyBinding(.up)],
      .moveDown: [KeyBinding(.down)],
      .moveCursorLeft: [KeyBinding(.left)],
      .moveCursorRight: [KeyBinding(.right)],
      .moveCursorUp: [KeyBinding(.up)],
      .moveCursorDown: [KeyBinding(.down)],
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
      .startDrag: [KeyBinding(.return), KeyBinding(.return, .alt)],
      .carryLeft: [KeyBinding(.left, .alt)],
      .carryRight: [KeyBinding(.right, .alt)],
      .carryUp: [KeyBinding(.up, .alt)],
      .carryDown: [KeyBinding(.down, .alt)],
      .carryToStart: [KeyBinding(.home, .alt)],
      .carryToEnd: [KeyBinding(.end, .alt)],
      .scrollUp: [KeyBinding(.pageUp), KeyBinding(.up, .control)],
      .scrollDown: [KeyBinding(.pageDown), KeyBinding(.down, .control)],
      .scrollLeft: [KeyBinding(.left, .control)],
      .scrollRight: [KeyBinding(.right, .control)],
      .scrollLineUp: [KeyBinding(.up)],
      .scrollLineDown: [KeyBinding(.down)],
      .scrollLineLeft: [KeyBinding(.left)],
      .scrollLineRight: [KeyBinding(.right)],
      // As in browsers.
      .scrollBack: [KeyBinding(.space, .shift)],
      .scrollForward: [KeyBinding(.space)],
      .scrollToStart: [KeyBinding(.home), KeyBinding(.home, .control)],
      .scrollToEnd: [KeyBinding(.end), KeyBinding(.end, .control)],
      .dismiss: [KeyBinding(.escape)],
      .delete: [KeyBinding(.delete)],
      .showMenu: [KeyBinding(.menu), KeyBinding("F10", .shift)],
    ],
    spares: [
      .click: otherReturns,
      .multipleTap: otherReturns,
      .longPress: otherReturns,
      .otherPress: otherReturns,
      .toggleCollapse: otherReturns,
      .pickUp: [KeyBinding(.space, .control), KeyBinding(.space, .shift)],
      .drop: [KeyBinding(.space, .control), KeyBinding(.space, .shift)],
      // Beside a cursor, which has the bare arrows.
      .moveLeft: [KeyBinding(.left, .control)],
      .moveRight: [KeyBinding(.right, .control)],
      .moveUp: [KeyBinding(.up, .control)],
      .moveDown: [KeyBinding(.down, .control)],
    ])

  private static let otherReturns = [
    KeyBinding(.return, .control), KeyBinding(.return, [.control, .shift]),
    KeyBinding(.space, .control), KeyBinding(.space, .shift),
    KeyBinding(.space, [.control, .shift]),
  ]
}
