// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that hold a control, at any depth.
struct ControlsInside: AuditIndex {
  private let holders: Set<ElementID>

  init(_ context: AuditContext) {
    var holders: Set<ElementID> = []
    for node in context.nodes where RoleGroups.controls.contains(node.role) || node.isEditableText {
      for place in context.ancestorPlaces(of: node) {
        // What holds a holder is one already.
        guard holders.insert(context.nodes[place].id).inserted else { break }
      }
    }
    self.holders = holders
  }

  func contains(_ id: ElementID) -> Bool { holders.contains(id) }
}
