// SPDX-License-Identifier: Apache-2.0

import Semantics

/// The dialog that was active when the application was read. It may keep the focus from all other
/// windows: Qt's do, and do not say that they are modal.
struct DialogInFront: AuditIndex {
  private let dialog: ElementID?

  private static let dialogs: RoleSet = [.dialog, .alert]

  init(_ context: AuditContext) {
    dialog =
      context.nodes.first {
        Self.dialogs.contains($0.role) && $0.states[.active] && $0.states[.showing]
          && context.window(of: $0.id)?.id == $0.id
      }?.id
  }

  /// What does not take the focus behind a dialog may take it without.
  func doubtFocus(of node: Node, _ context: AuditContext) throws {
    guard let dialog, let window = context.window(of: node.id), window.id != dialog else { return }
    throw NotTested("a dialog in front of its window may keep the focus")
  }
}
