// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// The keys that each kind of alternative asks for, in the order in which it takes them.
///
/// No two alternatives of an element share a key. Where two ask for the same one, what an author
/// declared has it: the default action, then the adjustment, then actions as they are written. Of what
/// is derived, the first has it: single taps before other presses, presses before swipes and strokes
/// as they come, then the cursor, carrying, values and free moves. While an element is picked up, what
/// moves it has its keys before all of these. An alternative that is left without any takes the first
/// spare key that is free; one that has none even then says so
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
    /// What is said that its keys do, in the infinitive.
    let verb: String?

    /// - Parameters:
    ///   - standard: Its keys, unless a map has others for it.
    ///   - verb: What its keys do, in the infinitive ("pick up"), for the sentence that says how the
    ///     element is used; without one, what they do is counted among "more actions".
    public init(_ name: String, standard: [KeyBinding] = [], verb: String? = nil) {
      self.name = name
      self.standard = standard
      self.verb = verb
    }

    /// Purposes are the same that have the same name.
    public static func == (one: Purpose, other: Purpose) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The default action, of a tap or an author's own.
    public static let click = Purpose("click")
    /// Two taps or more in a row.
    public static let multipleTap = Purpose("multiple-tap")
    /// A press that is held.
    public static let longPress = Purpose("long-press")
    /// A stroke, where the element has a default action already.
    public static let otherPress = Purpose("other-press")
    /// One step up of a value that lies along a horizontal axis.
    public static let incrementHorizontal = Purpose("increment-horizontal")
    /// One step down of a value that lies along a horizontal axis.
    public static let decrementHorizontal = Purpose("decrement-horizontal")
    /// One step up of a value that lies along a vertical axis.
    public static let incrementVertical = Purpose("increment-vertical")
    /// One step down of a value that lies along a vertical axis.
    public static let decrementVertical = Purpose("decrement-vertical")
    /// A page up of a value (``AdjustmentDescription/pageStep``).
    public static let pageIncrement = Purpose("page-increment", verb: "adjust")
    /// A page down of a value.
    public static let pageDecrement = Purpose("page-decrement", verb: "adjust")
    /// A value's lower end.
    public static let minimum = Purpose("minimum", verb: "adjust")
    /// A value's upper end.
    public static let maximum = Purpose("maximum", verb: "adjust")
    /// A value's lower end, and from there back to where it was: a pane's divider.
    public static let toggleCollapse = Purpose("toggle-collapse")
    /// What moves without a value, to the left.
    public static let moveLeft = Purpose("move-left", verb: "move")
    /// What moves without a value, to the right.
    public static let moveRight = Purpose("move-right", verb: "move")
    /// What moves without a value, up.
    public static let moveUp = Purpose("move-up", verb: "move")
    /// What moves without a value, down.
    public static let moveDown = Purpose("move-down", verb: "move")
    /// What moves without a value, thrown to the left.
    public static let flickLeft = Purpose("flick-left")
    /// What moves without a value, thrown to the right.
    public static let flickRight = Purpose("flick-right")
    /// What moves without a value, thrown up.
    public static let flickUp = Purpose("flick-up")
    /// What moves without a value, thrown down.
    public static let flickDown = Purpose("flick-down")
    /// The place of a tap, to the left.
    public static let moveCursorLeft = Purpose("move-cursor-left", verb: "move the cursor")
    /// The place of a tap, to the right.
    public static let moveCursorRight = Purpose("move-cursor-right", verb: "move the cursor")
    /// The place of a tap, up.
    public static let moveCursorUp = Purpose("move-cursor-up", verb: "move the cursor")
    /// The place of a tap, down.
    public static let moveCursorDown = Purpose("move-cursor-down", verb: "move the cursor")
    /// Two fingers that move apart, or an author's action for zooming.
    public static let zoomIn = Purpose("zoom-in", verb: "zoom")
    /// Two fingers that move together, or an author's action for zooming.
    public static let zoomOut = Purpose("zoom-out", verb: "zoom")
    /// The original size of a value that is magnified.
    public static let zoomReset = Purpose("zoom-reset", verb: "zoom")
    /// Two fingers that turn clockwise.
    public static let rotateClockwise = Purpose("rotate-clockwise", verb: "turn")
    /// Two fingers that turn counterclockwise.
    public static let rotateCounterclockwise = Purpose("rotate-counterclockwise", verb: "turn")
    /// No turn at all of a value that is turned.
    public static let rotateReset = Purpose("rotate-reset", verb: "turn")
    /// A swipe to the left.
    public static let swipeLeft = Purpose("swipe-left")
    /// A swipe to the right.
    public static let swipeRight = Purpose("swipe-right")
    /// A swipe up.
    public static let swipeUp = Purpose("swipe-up")
    /// A swipe down.
    public static let swipeDown = Purpose("swipe-down")
    /// Picking up what is then moved by keys.
    public static let pickUp = Purpose("pick-up", verb: "pick up")
    /// Letting go of what was picked up, where it is.
    public static let drop = Purpose("drop", verb: "drop")
    /// Putting what was picked up back to where it was.
    public static let cancel = Purpose("cancel", verb: "cancel")
    /// Taking something up that is dropped on another element.
    public static let startDrag = Purpose("start-drag", verb: "start dragging")
    /// One place to the left, for what has places in a row.
    public static let carryLeft = Purpose("carry-left")
    /// One place to the right, for what has places in a row.
    public static let carryRight = Purpose("carry-right")
    /// One place up, for what has places in a row.
    public static let carryUp = Purpose("carry-up")
    /// One place down, for what has places in a row.
    public static let carryDown = Purpose("carry-down")
    /// The first place of a row.
    public static let carryToStart = Purpose("carry-to-start")
    /// The last place of a row.
    public static let carryToEnd = Purpose("carry-to-end")
    /// A page up; in a view that scrolls sideways alone, a page to the left.
    public static let scrollUp = Purpose("scroll-up")
    /// A page down; in a view that scrolls sideways alone, a page to the right.
    public static let scrollDown = Purpose("scroll-down")
    /// A page to the left.
    public static let scrollLeft = Purpose("scroll-left")
    /// A page to the right.
    public static let scrollRight = Purpose("scroll-right")
    /// A line up.
    public static let scrollLineUp = Purpose("scroll-line-up")
    /// A line down.
    public static let scrollLineDown = Purpose("scroll-line-down")
    /// A line to the left.
    public static let scrollLineLeft = Purpose("scroll-line-left")
    /// A line to the right.
    public static let scrollLineRight = Purpose("scroll-line-right")
    /// A page back, as browsers have it.
    public static let scrollBack = Purpose("scroll-back")
    /// A page forward, as browsers have it.
    public static let scrollForward = Purpose("scroll-forward")
    /// The start of what is scrolled.
    public static let scrollToStart = Purpose("scroll-to-start")
    /// The end of what is scrolled.
    public static let scrollToEnd = Purpose("scroll-to-end")
    /// An author's action for leaving.
    public static let dismiss = Purpose("dismiss")
    /// An author's action for deleting, and a swipe that throws something away.
    public static let delete = Purpose("delete")
    /// The menu of all that the element can do.
    public static let showMenu = Purpose("show-menu")
  }

  /// What moves the focus: no alternative can have it.
  public static let reserved: Set<KeyBinding> = [
    KeyBinding(.tab), KeyBinding(.tab, .shift), KeyBinding("F6"), KeyBinding("F6", .shift),
  ]

  private var keys: [Purpose: [KeyBinding]]
  private var spares: [Purpose: [KeyBinding]]

  /// The keys of a purpose, the preferred one first; those it was made with where the map has none.
  public subscript(purpose: Purpose) -> [KeyBinding] {
    get { keys[purpose] ?? purpose.standard }
    set { keys[purpose] = newValue }
  }

  /// What is taken instead where another alternative has all keys of the purpose.
  public func spare(_ purpose: Purpose) -> [KeyBinding] { spares[purpose] ?? [] }

  /// Changes what ``spare(_:)`` answers; an empty list takes all spare keys away.
  public mutating func setSpare(_ purpose: Purpose, _ keys: [KeyBinding]) {
    spares[purpose] = keys
  }

  /// The keys that a scene begins with.
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
      .flickLeft: [KeyBinding(.left, [.control, .shift])],
      .flickRight: [KeyBinding(.right, [.control, .shift])],
      .flickUp: [KeyBinding(.up, [.control, .shift])],
      .flickDown: [KeyBinding(.down, [.control, .shift])],
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
      .startDrag: [KeyBinding(.return), KeyBinding(.space), KeyBinding(.return, .alt)],
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
      // Beside an author's adjustment, or a cursor, which has the bare arrows then.
      .moveCursorLeft: [KeyBinding(.left, .control)],
      .moveCursorRight: [KeyBinding(.right, .control)],
      .moveCursorUp: [KeyBinding(.up, .control)],
      .moveCursorDown: [KeyBinding(.down, .control)],
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
