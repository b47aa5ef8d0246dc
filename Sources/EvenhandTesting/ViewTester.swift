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

  /// The element with this name or identifier.
  public func element(named name: String) throws(TesterError) -> Node {
    let nodes = tree.depthFirst
    let matches = nodes.filter { $0.name == name || $0.identifier == name }
    // A label inside a control of the same name is the control's own text.
    guard let node = matches.first(where: { !$0.actions.isEmpty }) ?? matches.first else {
      throw .noElement(name, known: nodes.map(\.name).filter { !$0.isEmpty })
    }
    return node
  }

  /// The middle of an element in the window, in points.
  public func center(of name: String) throws(TesterError) -> CGPoint {
    guard let frame = try element(named: name).frame else { throw .noPlace(name) }
    return CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
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
}
