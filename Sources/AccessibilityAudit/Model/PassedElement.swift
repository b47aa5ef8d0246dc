// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An element that a rule found right.
public struct PassedElement: Hashable, Sendable {
  public let element: ElementID
  public let selector: String
  public let role: Role
  public let window: ElementID
  public let windowSelector: String

  init(_ node: Node, _ naming: ElementNaming) {
    let window = naming.window(of: node)
    element = node.id
    selector = naming.selector(of: node)
    role = node.role
    self.window = window.id
    windowSelector = naming.selector(of: window)
  }
}
