// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An element that a rule found right.
public struct PassedElement: Hashable, Sendable {
  /// Its number in the tree that was judged, or in the merged one of several steps.
  public private(set) var element: ElementID
  /// How reports print the element.
  public let selector: String
  /// What the element is exposed as.
  public let role: Role
  /// The window's number; the application's where there is no window.
  public private(set) var window: ElementID
  /// How reports print the window.
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
