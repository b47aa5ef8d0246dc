// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What a hand does with a control, alone or with what is written afterwards.
enum Movement: Hashable, Sendable {
  case click
  case dragToEnd(isHigh: Bool)
  /// A click, and one character at the end of what is there.
  case write

  var text: String {
    switch self {
    case .click: "click"
    case .dragToEnd(let isHigh): isHigh ? "drag towards its high end" : "drag towards its low end"
    case .write: "click and write a character"
    }
  }
}

/// One way of doing something with a control, step by step, in an instance of its own.
struct Attempt: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case move(Movement)
    case focus
    /// Of a part of the control.
    case focusInside(ElementID)
    /// Tab, so many times from the beginning.
    case tabs(Int)
    case key(KeyBinding)
    /// Until the control stands where the pointer has led it, or the key leads no further.
    case keyUntilThere(KeyBinding)
    /// From what is chosen of a group, or from the group, until the control is chosen.
    case arrowsFromGroup(Key)
    /// The menu bar's key, so many times to the right, and down.
    case menuBar(column: Int)
    case action(String)
    /// Of a part of the control.
    case actionInside(ElementID, String)
    /// An action that is performed until the control stands where the pointer has led it.
    case actionUntilThere(String)
    /// The value that the pointer has led to.
    case value
    /// The control's place in the selection of its container.
    case selectInContainer
    /// A character by its key, at the end of what is there.
    case write
    /// The character that is written, put in at the end over the bus.
    case insert
  }

  let steps: [Step]
  /// As a report names it ("Space").
  let text: String

  init(_ text: String, _ steps: Step...) {
    self.text = text
    self.steps = steps
  }
}
