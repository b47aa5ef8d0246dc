// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
@_exported import Simulation
import Views

/// A window that a test plays with, without a display: the pointers, keys and requests of
/// ``SimulatedWindow``, and verbs that name an element.
public typealias ViewTester = SimulatedWindow

extension ViewTester {
  /// The display list as text, for goldens.
  public var drawing: String { DisplayListText(displayList).text }

  /// The tree as text, for goldens.
  public func treeText(_ detail: TreeText.Detail = .brief) -> String {
    TreeText(tree, detail: detail).text
  }

  /// The element that has the keyboard; nil where none has.
  public var focused: Node? {
    let tree = tree
    return tree.focus.flatMap { tree[$0] }
  }

  /// The element with this name or identifier; of several that which can do something, and the window
  /// itself last.
  public func element(named name: String) throws(TesterError) -> Node {
    let tree = tree
    let nodes = tree.depthFirst
    let matches = nodes.filter { $0.name == name || $0.identifier == name }
    // A label inside a control of the same name is the control's own text, and a window is called what
    // its page is.
    guard
      let node = matches.first(where: { !$0.actions.isEmpty })
        ?? matches.first(where: { $0.id != tree.root }) ?? matches.first
    else {
      throw .noElement(name, known: nodes.map(\.name).filter { !$0.isEmpty })
    }
    return node
  }

  /// The middle of an element in the window, in points.
  public func center(of name: String) throws(TesterError) -> CGPoint {
    try point(.center, of: name)
  }

  /// A place of an element in the window, in points; the place is a part of its width and height.
  public func point(_ place: UnitPoint, of name: String) throws(TesterError) -> CGPoint {
    guard let frame = try element(named: name).frame else { throw .noPlace(name) }
    return CGPoint(x: frame.x + frame.width * place.x, y: frame.y + frame.height * place.y)
  }

  /// Presses Tab until the element has the focus.
  public func tabTo(_ name: String) throws(TesterError) {
    let target = try element(named: name)
    for _ in 0...tree.count {
      if tree.focus == target.id { return }
      press(.tab)
    }
    throw .refused("focus on \"\(name)\" by Tab")
  }

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

  /// Chooses an element among its siblings, or with false lets go of it, as an assistive technology does.
  public func choose(_ name: String, _ isChosen: Bool = true) throws(TesterError) {
    let node = try element(named: name)
    guard perform(.setChosen(node.id, isChosen)) else {
      throw .refused((isChosen ? "choosing" : "letting go of") + " \"\(name)\"")
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

/// Why a verb could not be carried out.
public enum TesterError: Error, Equatable, CustomStringConvertible {
  case noElement(String, known: [String])
  /// The element is in the tree and not in the window.
  case noPlace(String)
  case noAction(String, on: String, known: [String])
  /// The element refused: it is disabled, or has no such value.
  case refused(String)

  public var description: String {
    switch self {
    case .noElement(let name, let known):
      "no element \"\(name)\"; there are \(Self.list(known))"
    case .noPlace(let name): "\"\(name)\" has no place in the window"
    case .noAction(let action, let name, let known):
      "\"\(name)\" has no action \"\(action)\"; there are \(Self.list(known))"
    case .refused(let what): "\(what) was refused"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
