// SPDX-License-Identifier: Apache-2.0

/// What can have the keyboard: an element, or one of its values that is exposed as an element.
@MainActor
struct FocusTarget {
  private(set) weak var element: Element?
  var facet: Int?

  init(_ element: Element, facet: Int? = nil) {
    self.element = element
    self.facet = facet
  }

  static func == (left: FocusTarget, right: FocusTarget) -> Bool {
    left.element === right.element && left.facet == right.facet
  }
}
