// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What a driver compares of one element before and after a trial.
struct ElementState: Hashable, Sendable {
  var role: Role
  var name: String
  var description: String
  var states: StateSet
  var value: Double?
  var text: String?
  var selectedCount: Int?
  var isWindow = false
  var isLive = false

  init(_ facts: ElementFacts) {
    role = facts.role
    name = facts.name
    description = facts.description
    states = facts.states
    value = facts.value
    text = facts.text
    selectedCount = facts.selectedCount
  }

  init(_ node: Node, isWindow: Bool, isLive: Bool) {
    role = node.role
    name = node.name
    description = node.description
    states = node.states
    value = node.value?.current
    self.isWindow = isWindow
    self.isLive = isLive
  }

  var place: String { role.name + "[" + Escaped.brief(name) + "]" }

  var presence: String { states[.showing] ? "showing" : "hidden" }

  /// The states that a person is told of. A change of another one is the toolkit's own affair.
  static let compared: [State] = [
    .checked, .pressed, .expanded, .selected, .focused, .sensitive, .indeterminate, .busy,
    .invalidEntry, .editable, .readOnly,
  ]
}
