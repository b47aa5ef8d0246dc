// SPDX-License-Identifier: Apache-2.0

import Semantics

extension SemanticsDeclaration {
  /// The roles that traits speak of, the most telling one first: a button that is a header as well
  /// is a button, as in SwiftUI.
  private static let rolesByTrait: [Role] = [
    .toggleButton, .link, .button, .heading, .entry, .image, .pageTabList, .dialog, .label,
  ]

  /// What the author's traits make of the element.
  var traitRole: Role? {
    guard !addedRoles.isEmpty else { return nil }
    return Self.rolesByTrait.first(where: addedRoles.contains)
  }
}

extension StateSet {
  /// A toggle that is selected is on, in the words that AT-SPI has for it.
  func withToggleStates(_ role: Role?) -> StateSet {
    guard role == .toggleButton else { return self }
    var states = union(StateSet(.checkable))
    if states[.selected] { states.formUnion(StateSet(.checked, .pressed)) }
    states.subtract(StateSet(.selectable, .selected))
    return states
  }
}
