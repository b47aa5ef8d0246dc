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
  /// What a key is asked for. A kind of gesture of your own has purposes of its own.
  public struct Purpose: Hashable, Sendable {
    /// Kebab-case.
    public let name: String
    /// The keys of a purpose that the map says nothing of.
    let standard: [KeyBinding]

    /// - Parameter standard: Its keys, unless a map has others for it.
    public init(_ name: String, standard: [KeyBinding] = []) {
      self.name = name
      self.standard = standard
    }

    /// Purposes are the same that have the same name.
    public static func == (one: Purpose, other: Purpose) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public static let click = Purpose("click")
    public static let multipleTap = Purpose("multiple-tap")
    public static let longPress = Purpose("long-press")
    public static let otherPress = Purpose("other-press")
    public static let incrementHorizontal = Purpose("increment-horizontal")
    public static let decrementHorizontal = Purpose("decrement-horizontal")
    public static let incrementVertical = Purpose("increment-vertical")
    public static let decrementVertical = Purpose("decrement-vertical")
    public static let pageIncrement = Purpose("page-increment")
    public static let pageDecrement = Purpose("page-decrement")
    public static let minimum = Purpose("minimum")
    public static let maximum = Purpose("maximum")
    public static let toggleCollapse = Purpose("toggle-collapse")
    public static let moveLeft = Purpose("move-left")
    public static let moveRight = Purpose("move-right")
    public static let moveUp = Purpose("move-up")
    public static let moveDown = Purpose("move-down")
    public static let moveCursorLeft = Purpose("move-cursor-left")
    public static let moveCursorRight = Purpose("move-cursor-right")
    public static let moveCursorUp = Purpose("move-cursor-up")
    public static let moveCursorDown = Purpose("move-cursor-down")
    public static let zoomIn = Purpose("zoom-in")
    public static let zoomOut = Purpose("zoom-out")
    public static let zoomReset = Purpose("zoom-reset")
    public static let rotateClockwise = Purpose("rotate-clockwise")
    public static let rotateCounterclockwise = Purpose("rotate-counterclockwise")
    public static let rotateReset = Purpose("rotate-reset")
    public static let swipeLeft = Purpose("swipe-left")
    public static let swipeRight = Purpose("swipe-right")
    public static let swipeUp = Purpose("swipe-up")
    public static let swipeDown = Purpose("swipe-down")
    public static let pickUp = Purpose("pick-up")
    public static let drop = Purpose("drop")
    public static let cancel = Purpose("cancel")
    public static let startDrag = Purpose("start-drag")
    public static let carryLeft = Purpose("carry-left")
    public static let carryRight = Purpose("carry-right")
    public static let carryUp = Purpose("carry-up")
    public static let carryDown = Purpose("carry-down")
    public static let carryToStart = Purpose("carry-to-start")
    public static let carryToEnd = Purpose("carry-to-end")
    public static let scrollUp = Purpose("scroll-up")
    public static let scrollDown = Purpose("scroll-down")
    public static let scrollLeft = Purpose("scroll-left")
    public static let scrollRight = Purpose("scroll-right")
    public static let scrollLineUp = Purpose("scroll-line-up")
    public static let scrollLineDown = Purpose("scroll-line-down")
    public static let scrollLineLeft = Purpose("scroll-line-left")
    public static let scrollLineRight = Purpose("scroll-line-right")
    public static let scrollBack = Purpose("scroll-back")
    public static let scrollForward = Purpose("scroll-forward")
    public static let scrollToStart = Purpose("scroll-to-start")
    public static let scrollToEnd = Purpose("scroll-to-end")
    public static let dismiss = Purpose("dismiss")
    public static let delete = Purpose("delete")
    public static let showMenu = Purpose("show-menu")
  }

  /// What moves the focus: no alternative can have it.
  public static let reserved: Set<KeyBinding> = [
    KeyBinding(.tab), KeyBinding(.tab, .shift), KeyBinding("F6"), KeyBinding("F6", .shift),
  ]

  private var keys: [Purpose: [KeyBinding]]
  private var spares: [Purpose: [KeyBinding]]

  public subscript(purpose: Purpose) -> [KeyBinding] {
    get { keys[purpose] ?? purpose.standard }
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
