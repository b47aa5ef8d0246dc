// SPDX-License-Identifier: Apache-2.0

import Semantics

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
