// SPDX-License-Identifier: Apache-2.0

import Semantics

extension ViewTester {
  /// Asks an element for one of its actions, by the action's name or its label.
  public func perform(_ action: String, on name: String) throws(TesterError) {
    let node = try element(named: name)
    guard let found = node.actions.first(where: { $0.name == action || $0.label == action }) else {
      throw .noAction(action, on: name, known: node.actions.map(\.name))
    }
    guard perform(.performAction(node.id, name: found.name)) else {
      throw .refused("action \"\(action)\" on \"\(name)\"")
    }
  }

  /// Sets an element's value, as a screen reader's user does.
  public func setValue(_ value: Double, on name: String) throws(TesterError) {
    let node = try element(named: name)
    guard perform(.setValue(node.id, value)) else {
      throw .refused("value \(value) on \"\(name)\"")
    }
  }

  /// Asks for an element to be brought into view, as a screen reader does.
  public func scrollIntoView(_ name: String) throws(TesterError) {
    let node = try element(named: name)
    guard perform(.scrollIntoView(node.id)) else { throw .refused("scroll to \"\(name)\"") }
  }

  /// Moves the focus to an element, as a screen reader does.
  public func focus(_ name: String) throws(TesterError) {
    let node = try element(named: name)
    guard perform(.focus(node.id)) else { throw .refused("focus on \"\(name)\"") }
  }
}
