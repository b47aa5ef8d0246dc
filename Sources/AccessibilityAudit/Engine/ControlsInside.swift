// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The elements that hold a control, at any depth.
struct ControlsInside: AuditIndex {
  private let holders: Set<ElementID>

  init(_ context: AuditContext) {
    var holders: Set<ElementID> = []
    for node in context.nodes where RoleGroups.controls.contains(node.role) || node.isEditableText {
      var current = context.tree.parent(of: node.id)
      while let id = current, holders.insert(id).inserted {
        current = context.tree.parent(of: id)
      }
    }
    self.holders = holders
  }

  func contains(_ id: ElementID) -> Bool { holders.contains(id) }
}
