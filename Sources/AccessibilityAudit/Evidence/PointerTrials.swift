// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// A place of a window that answers to the pointer, and where no control is exposed.
public struct PointerPlace: Hashable, Sendable {
  /// How it answers.
  public enum Answer: String, Hashable, Sendable {
    /// A click changes what the window shows, and did so again in a fresh instance.
    case changes
    /// A click opens or closes a window.
    case windows
    /// A click ends the application.
    case ends
    /// A drag changes what the window shows, and a click does not.
    case drags
    /// It looks different while the pointer is over it; a click changes nothing.
    case lights
    /// The pointer becomes a hand; a click changes nothing.
    case hand
    /// The right button opens a menu, and neither the Menu key nor Shift+F10 does.
    case menu
    /// A control is there while the pointer is, and takes no focus.
    case brings
    /// A double click on a row opens something, and neither keys nor an action of the row do.
    case opens
    /// A drag puts rows in another order, and neither a control that says so nor a key does.
    case reorders

    /// Something comes of it, so that it is a control.
    public var isEffect: Bool { ![.lights, .hand].contains(self) && !isForPointer }
    /// It is there for who has a pointer, and may be somewhere else too.
    var isForPointer: Bool { [.menu, .brings, .opens, .reorders].contains(self) }
  }

  /// The innermost element that lies there.
  public var element: ElementID
  /// What answers, in the window's coordinates.
  public var box: Rect
  /// What came of it.
  public var answer: Answer
  /// Of a tool tip that came up; empty without one.
  public var toolTip: String
  /// A PNG file's bytes of the place and a little round it; nil where there is no picture.
  public var picture: Data?

  public init(
    element: ElementID, box: Rect, answer: Answer, toolTip: String = "", picture: Data? = nil
  ) {
    self.element = element
    self.box = box
    self.answer = answer
    self.toolTip = toolTip
    self.picture = picture
  }
}

/// What came of pressing a button with the pointer, and letting go elsewhere.
public enum ButtonPress: Hashable, Sendable {
  /// All was as before.
  case harmless
  /// Something was different, and was so again in a fresh instance.
  case acts
  /// Completes "not tested: ...".
  case untried(String)
}

/// What came of moving the pointer over an application's windows, of clicking where no control is exposed and
/// of pressing buttons, in instances of its own.
public struct PointerTrials: Hashable, Sendable {
  /// What answered.
  public var places: [PointerPlace]
  /// The innermost elements under the places that were tried, whatever came of it.
  public var tried: Set<ElementID>
  /// Elements, windows among them, that were not tried, with what completes "not tested: ...".
  public var untried: [ElementID: String]
  /// What came of buttons.
  public var presses: [ElementID: ButtonPress]
  /// Why nothing, or nothing more, could be tried; nil where all was.
  public var ending: String?

  public init(
    places: [PointerPlace] = [], tried: Set<ElementID> = [], untried: [ElementID: String] = [:],
    presses: [ElementID: ButtonPress] = [:], ending: String? = nil
  ) {
    self.places = places
    self.tried = tried
    self.untried = untried
    self.presses = presses
    self.ending = ending
  }
}
