// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What happened when one window was gone through by keys.
public struct KeyboardWalk: Hashable, Sendable, Codable {
  /// The window's element.
  public var window: ElementID
  /// Why keys could not be tried at all; nil where they were.
  public var obstacle: String?
  /// What had the focus as the walk began, also where no key leads back to it; nil where nothing had.
  public var start: ElementID?
  /// By Tab, in order.
  public var forward: [KeyboardStep] = []
  /// How the walk by Tab ended.
  public var forwardEnd: KeyboardWalkEnd = .notTried
  /// By Shift+Tab, in order.
  public var backward: [KeyboardStep] = []
  /// How the walk by Shift+Tab ended.
  public var backwardEnd: KeyboardWalkEnd = .notTried
  /// What arrow keys did in groups and on adjustable controls, in the order of their stops.
  public var groups: [KeyboardGroupTrial] = []
  /// Traps that were found, or that another key led out of.
  public var holds: [KeyboardHold] = []
  /// Where the focus was put over the bus, past a trap, for the walk to go on from there.
  public var resumed: [ElementID] = []
  /// What F10, F6 and Ctrl+Tab led to.
  public var sideSteps: [KeyboardStep] = []
  /// Actions whose keys were pressed to see whether they do the same.
  public var bindings: [KeyBindingTrial] = []
  /// Keys that are drawn behind the items of menus, as people say them ("Ctrl+S"), where the toolkit publishes none.
  public var menuKeys: [ElementID: String] = [:]
  /// Fields that were written in, and choices that an arrow went on in.
  public var inputs: [KeyboardInputTrial] = []
  /// Arrows on what draws itself, or tells of them.
  public var answers: [KeyAnswerTrial] = []
  /// What no picture shows to be drawn, of an application that does not say what is showing: its place
  /// shows one colour, or something else lies there too.
  public var unseen: Set<ElementID> = []
  /// What becomes different round an element when Tab brings the focus and when it takes it away, in the
  /// coordinates of its window: told where the toolkit leaves out borders.
  public var rings: [ElementID: Rect] = [:]
  /// What was showing as the walk began, and no more when it had gone round: a key has led to another page.
  public var left: Set<ElementID> = []
  /// What Escape did; nil where the window is no dialog, or was not tried.
  public var escape: DialogTrial?

  public init(window: ElementID) {
    self.window = window
  }

  /// Every place where keys led the focus, or where it stood at first, and what F10 and F6 operate
  /// where they lead into it.
  public var reached: Set<ElementID> {
    let steps = forward + backward + sideSteps
    var reached = Set(steps.compactMap(\.before?.element)).subtracting(resumed)
    reached.formUnion(steps.compactMap(\.after?.element))
    if let start { reached.insert(start) }
    for step in sideSteps { reached.formUnion(step.changed) }
    for group in groups { reached.formUnion(group.reached) }
    return reached
  }

  /// True where both ways came back to where they began, so that nothing is left to find.
  public var isWhole: Bool { forwardEnd.isWhole && backwardEnd.isWhole }

  /// Why a part of the window was not gone through; nil for a whole walk.
  public var gap: String? {
    obstacle ?? forwardEnd.gap ?? backwardEnd.gap
  }
}

/// Where the focus stood.
public struct FocusPlace: Hashable, Sendable, Codable {
  /// nil for an element that came after the tree was read.
  public var element: ElementID?
  /// For people ("push button[OK]").
  public var text: String
  /// True where an event named it and nothing in the tree leads to it.
  public var isOutsideOfTree: Bool

  public init(element: ElementID?, text: String, isOutsideOfTree: Bool = false) {
    self.element = element
    self.text = text
    self.isOutsideOfTree = isOutsideOfTree
  }
}

/// One key, and what came of it.
public struct KeyboardStep: Hashable, Sendable, Codable {
  /// As people say it ("Shift+Tab").
  public var keys: String
  /// nil where nothing had the focus.
  public var before: FocusPlace?
  /// nil where nothing has the focus any more.
  public var after: FocusPlace?
  /// Whether an event reported the new focus; nil where nobody listened.
  public var hasFocusEvent: Bool?
  /// Windows that opened, by role and name; tool tips and menus left out.
  public var openedWindows: [String] = []
  /// Elements whose value, or whether they are checked, was another one afterwards; after other keys
  /// than Tab, whether they are pressed or open too.
  public var changed: [ElementID] = []
  /// What the pictures before and after show; nil where none were taken.
  public var appearance: FocusAppearance?
  /// True where the element that has the focus lies wholly outside of what shows it; nil where its
  /// place is not known.
  public var isOutOfView: Bool?

  public init(keys: String, before: FocusPlace? = nil, after: FocusPlace? = nil) {
    self.keys = keys
    self.before = before
    self.after = after
  }

  /// Whether the focus stands elsewhere than before.
  public var isMove: Bool { after != nil && after != before }
}

/// What became different on the screen when the focus came.
public struct FocusAppearance: Hashable, Sendable, Codable {
  /// Pixels that changed in the element's box and a few round it, and outside of the box of the
  /// element that lost the focus.
  public var changedInside: Int
  /// Pixels that changed anywhere in the window outside of the box that lost the focus.
  public var changedOutsideOfLast: Int
  /// Pixels of a line one pixel wide round the element; 0 where its place is not known, and nothing in the
  /// window has changed.
  public var outline: Int
  /// Why it could not be measured; nil where it was.
  public var gap: String?

  public init(
    changedInside: Int = 0, changedOutsideOfLast: Int = 0, outline: Int = 0, gap: String? = nil
  ) {
    self.changedInside = changedInside
    self.changedOutsideOfLast = changedOutsideOfLast
    self.outline = outline
    self.gap = gap
  }

  /// Whether half as many pixels as these look different inside, or more.
  package func changesHalf(of pixels: Int) -> Bool { changedInside * 2 >= pixels }
}

/// An action's own keys, pressed, and then the action itself, each from the same state where that
/// could be brought back.
public struct KeyBindingTrial: Hashable, Sendable, Codable {
  /// The element that has the action.
  public var element: ElementID
  /// The action's name; empty for a letter that was typed in a window.
  public var action: String
  /// As people say them ("Ctrl+S").
  public var keys: String
  /// What each changed in the application, without the values: "value of slider[Pan]".
  public var keyChanges: Set<String>
  /// The same for what the action itself changed.
  public var actionChanges: Set<String>
  /// What its keys changed the first time, where that is little; nil where nobody has looked.
  public var differences: [ObservedChange]?
  /// Whether an event announced something meanwhile.
  public var announces: Bool?
  /// Why it could not be tried; nil where it was.
  public var gap: String?

  public init(
    element: ElementID, action: String, keys: String, keyChanges: Set<String> = [],
    actionChanges: Set<String> = [], gap: String? = nil
  ) {
    self.element = element
    self.action = action
    self.keys = keys
    self.keyChanges = keyChanges
    self.actionChanges = actionChanges
    self.gap = gap
  }
}

/// A field that was written in, or a choice that an arrow went on in, and what came of it.
public struct KeyboardInputTrial: Hashable, Sendable, Codable {
  /// The field or the combo box.
  public var element: ElementID
  /// Completes "after ..." ("13 digits were typed", "Down").
  public var keys: String
  /// Where the focus went; nil where it stayed.
  public var focus: FocusPlace?
  /// The title of a window that took the keyboard; nil where none did.
  public var opened: String?
  /// Whether another page was shown, so that the field or the combo box was not on the screen any more.
  public var leavesScreen = false
  /// Lists that had no row any more until the old text was back, without a word about it.
  public var emptied: [ElementID] = []
  /// What Control+A opened or changed instead of choosing the text: completes "Control+A ..."; nil where it did
  /// nothing else, or was not tried.
  public var taken: String?

  public init(
    element: ElementID, keys: String, focus: FocusPlace? = nil, opened: String? = nil
  ) {
    self.element = element
    self.keys = keys
    self.focus = focus
    self.opened = opened
  }
}
