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

  /// The same where the place of what is inside of a border is enough.
  static let hasPlaceOfContent = Condition(
    "belongs to a toolkit that gives right places, at least of what is inside of borders"
  ) { node, context in
    try context.toolkit.has(.givesPlacesOfContent) || hasTrustedPlace.holds(for: node, in: context)
  }
}

extension AuditContext {
  /// False for a toolkit that gives wrong places.
  var trustsPlaces: Bool { snapshot.framesAreTrusted }
}

/// Which elements stand in a menu, in the list of a combo box or in a pop-up window.
struct InsideOfPopups: AuditIndex {
  private let isInside: [Bool]

  private static let popups: RoleSet = [.menu, .popupMenu, .toolTip, .window, .notification]

  init(_ context: AuditContext) {
    var isInside = Array(repeating: false, count: context.nodes.count)
    var isInComboBox = isInside
    for place in context.nodes.indices {
      guard let above = context.parentPlace(of: place) else { continue }
      let role = context.nodes[above].role
      isInComboBox[place] = isInComboBox[above] || role == .comboBox
      isInside[place] =
        isInside[above] || Self.popups.contains(role)
        || RoleGroups.composites.contains(role) && isInComboBox[above]
    }
    self.isInside = isInside
  }

  /// `place` as `AuditContext.nodes` counts.
  subscript(place: Int) -> Bool { isInside[place] }
}
