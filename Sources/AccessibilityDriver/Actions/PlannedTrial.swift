// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// One thing that is to be tried on one element.
public struct PlannedTrial: Sendable {
  /// What belongs together because the later needs what the earlier has done.
  public enum Course: Hashable, Sendable {
    case value, text, selection, focus
    case disabledAction(String)
    case action(String)
  }

  /// The element that is to be operated, as it was read.
  public let node: Node
  /// What is to be tried on it.
  public let course: Course
  /// True for the answer to a dialog with fields, which is given only while one of them is empty: it then
  /// shows how the program says that something is missing.
  var answersForm = false
  /// True for what sends a form off: it is tried once more with the fields empty that say that they are required.
  var emptiesForm = false

  init(node: Node, course: Course, answersForm: Bool = false) {
    self.node = node
    self.course = course
    self.answersForm = answersForm
  }

  /// "would be asked to perform "click"".
  public var request: String {
    switch course {
    case .value: "to take a value"
    case .text: "to take text"
    case .selection: "to select an item"
    case .focus: "to take the focus"
    case .disabledAction(let name): "to perform \"\(Escaped.brief(name))\" although it is disabled"
    case .action(let name): "to perform \"\(Escaped.brief(name))\""
    }
  }

  /// False where the whole application is compared.
  var changesOneElement: Bool {
    switch course {
    case .value, .text, .selection, .focus: true
    case .action(let name): ActionNames.isFocus(name)
    case .disabledAction: false
    }
  }

  /// Under which kind the element is not tested where the course is not gone.
  var kind: ActionTrial.Kind {
    switch course {
    case .value: .value
    case .text: .setText
    case .selection: .select
    case .focus: .focus
    case .disabledAction: .disabledAction
    case .action: .action
    }
  }
}
