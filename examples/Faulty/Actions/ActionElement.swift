// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One element of the page of actions, as the bus exposes it.
struct ActionElement: Sendable {
  /// Its identifier, and the last part of its path on the bus.
  let id: String
  let role: Role
  var name: String
  var fault: ActionFault?
  var parent = "window"
  var children: [String] = []
  var states = StateSet(.enabled, .sensitive, .showing, .visible)
  var attributes: [String: String] = [:]
  /// The name of its only action.
  var action: String?
  /// The element that its action changes; nil for itself.
  var target: String?
  var value: Double?
  var text: String?
  var x = 0
  var y = 0
  var width = ActionElement.width
  var height = ActionElement.height

  static let width = 260
  static let height = 28
  static let range = 0.0...10.0
  static let step = 1.0

  init(
    _ id: String, _ role: Role, _ name: String, _ fault: ActionFault? = nil,
    _ states: State...
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.fault = fault
    for state in states { self.states[state] = true }
  }

  var interfaces: [Interface] {
    var interfaces: [Interface] = [.accessible]
    interfaces.append(role == .application ? .application : .component)
    if action != nil { interfaces.append(.action) }
    if value != nil { interfaces.append(.value) }
    if text != nil { interfaces += [.text, .editableText] }
    if role == .listBox { interfaces.append(.selection) }
    return interfaces
  }

  /// Whose name changes with its action; a switch changes its own state.
  static let switches: [Role: State] = [.checkBox: .checked, .toggleButton: .pressed]

  func contains(_ x: Int, _ y: Int) -> Bool {
    (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
  }
}
