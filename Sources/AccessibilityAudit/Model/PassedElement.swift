// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An element that a rule found right.
public struct PassedElement: Hashable, Sendable {
  public private(set) var element: ElementID
  public let selector: String
  public let role: Role
  public private(set) var window: ElementID
  public let windowSelector: String

  init(_ node: Node, _ naming: ElementNaming) {
    let window = naming.window(of: node)
    element = node.id
    selector = naming.selector(of: node)
    role = node.role
    self.window = window.id
    windowSelector = naming.selector(of: window)
  }

  /// The same under other numbers.
  func moved(_ number: (ElementID) -> ElementID) -> PassedElement {
    var moved = self
    moved.element = number(element)
    moved.window = number(window)
    return moved
  }
}
