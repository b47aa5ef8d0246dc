// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Condition {
  /// The middle of the element can be seen, and so be pointed at. Toolkits go on calling "showing"
  /// what a scroll pane has scrolled away.
  static let isNotScrolledAway = Condition("is not scrolled out of the area that holds it") {
    node, context in
    context.index(ScrolledArea.self).area.holdsMiddle(of: node, context)
  }

  /// Nothing that holds the element ends before its middle.
  static let isInsideOfAll = Condition("has its middle inside of everything that holds it") {
    node, context in
    context.index(ContainingArea.self).area.holdsMiddle(of: node, context)
  }

  /// A menu, a combo box's list and a popover lie in a window of their own, outside of the one that
  /// they belong to.
  static let isInPopup = Condition("is in a menu, a list of a combo box, or a pop-up window") {
    node, context in
    RoleGroups.menuItems.contains(node.role)
      || context.place(of: node.id).map { context.index(InsideOfPopups.self)[$0] } ?? false
  }

  /// What can be said about places at all; a toolkit that gives wrong ones is not judged by them.
  static let hasTrustedPlace = Condition("belongs to a toolkit that gives right places") {
    _, context in
    guard context.trustsPlaces else {
      throw NotTested("its toolkit gives wrong places")
    }
    return true
  }
}

extension AuditContext {
  /// False for a toolkit that gives wrong places.
  var trustsPlaces: Bool { snapshot.framesAreTrusted }
}
