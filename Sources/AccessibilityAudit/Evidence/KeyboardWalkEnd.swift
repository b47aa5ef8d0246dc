// SPDX-License-Identifier: Apache-2.0

import Semantics

/// How a walk in one direction ended.
public enum KeyboardWalkEnd: Hashable, Sendable, Codable {
  case notTried
  /// It came back to where it began.
  case cycle
  /// The focus stays where it is, or goes round a part of the window (`KeyboardWalk.holds`).
  case held
  /// Nothing had the focus any more.
  case lost
  /// Nothing had the focus at first, nothing in the window says that it takes it, and no key led to
  /// anything or changed what the window shows: there is nothing to find by keys.
  case nowhere
  /// Another window took the keyboard.
  case leftWindow
  /// A bound was met, or the display went away.
  case cut(String)

  var isWhole: Bool { self == .cycle || self == .nowhere }

  var gap: String? {
    switch self {
    case .cycle, .nowhere: nil
    case .notTried: "keys were not tried in this direction"
    case .held: "the focus was held before the walk was done"
    case .lost: "the focus was lost before the walk was done"
    case .leftWindow: "another window took the keyboard before the walk was done"
    case .cut(let reason): "the walk was cut: \(reason)"
    }
  }
}

/// A place, or a few, that the walk's own key does not lead out of.
public struct KeyboardHold: Hashable, Sendable, Codable {
  /// In the order of the keys; one element where the focus stays.
  public var elements: [ElementID]
  /// The key that leads no further ("Tab").
  public var keys: String
  /// The other keys that were tried, in order.
  public var tried: [String]
  /// The one that led out; nil where none did.
  public var exit: String?
  /// True where text was typed into the element, which means that it keeps Tab for itself.
  public var typed: Bool
  /// Why it could not be found out whether they hold the focus; nil where it was.
  public var gap: String?

  public init(
    elements: [ElementID], keys: String, tried: [String], exit: String?, typed: Bool = false,
    gap: String? = nil
  ) {
    self.elements = elements
    self.keys = keys
    self.tried = tried
    self.exit = exit
    self.typed = typed
    self.gap = gap
  }
}

/// Arrow keys, and the keys for the ends, in one group or on one adjustable control.
public struct KeyboardGroupTrial: Hashable, Sendable, Codable {
  /// The list, the tab list, the menu bar; the control itself where it is adjustable.
  public var element: ElementID
  /// The stop from which keys were tried.
  public var stop: ElementID
  /// The keys that were pressed, in order.
  public var tried: [String]
  /// The keys that moved the focus, the selection or the value.
  public var effective: [String]
  /// The elements that had the focus, or became selected, meanwhile.
  public var reached: Set<ElementID> = []
  /// How far an arrow moves its value, where that is a fifth of its range or more and it takes what lies between.
  public var coarseStep: Double?
  /// Why it could not be tried; nil where it was.
  public var gap: String?

  public init(element: ElementID, stop: ElementID, tried: [String] = [], effective: [String] = []) {
    self.element = element
    self.stop = stop
    self.tried = tried
    self.effective = effective
  }
}

/// Escape in a dialog.
public struct DialogTrial: Hashable, Sendable, Codable {
  /// Whether something in the dialog had the focus at first.
  public var opensWithFocus: Bool
  /// Whether every step of the walk stayed in it.
  public var keepsFocus: Bool
  /// Whether Escape made the dialog go away; nil where another window had the keyboard by then.
  public var escapeCloses: Bool?
  /// nil where there is no other window, or the dialog stayed open.
  public var focusReturns: Bool?

  public init(
    opensWithFocus: Bool, keepsFocus: Bool, escapeCloses: Bool?, focusReturns: Bool? = nil
  ) {
    self.opensWithFocus = opensWithFocus
    self.keepsFocus = keepsFocus
    self.escapeCloses = escapeCloses
    self.focusReturns = focusReturns
  }
}
