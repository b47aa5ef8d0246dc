// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The modal windows that are active and showing.
struct ActiveModals: AuditIndex {
  private let windows: [ElementID]

  init(_ context: AuditContext) {
    windows = context.tree.rootNode.children.filter { id in
      guard let states = context[id]?.states else { return false }
      return states[.modal] && states[.active] && states[.showing]
    }
  }

  func hasOne(beside window: ElementID) -> Bool { windows.contains { $0 != window } }
}
