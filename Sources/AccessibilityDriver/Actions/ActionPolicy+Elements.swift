// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

extension ActionPolicy {
  private static let menus: Set<Role> = [
    .menu, .menuItem, .popupMenu, .checkMenuItem, .radioMenuItem,
  ]
  /// Parts of an element whose names are looked at.
  static let inspected = 16

  /// Why an element is not asked to perform these of its actions, by its own words and by those around
  /// it; nil where it may be.
  func objection(to node: Node, _ actions: [Action], in context: AuditContext) -> String? {
    let texts = Self.texts(of: node, actions, in: context)
    // What stands on its page is not done.
    return node.role == .pageTab ? denial(of: texts) : objection(to: texts)
  }

  /// What an element and these of its actions are called, with what stands in it and around it.
  static func texts(
    of node: Node, _ actions: [Action], in context: AuditContext
  ) -> [String] {
    var texts = [context.name(of: node), node.identifier, node.description]
    for action in actions { texts += [action.name, action.label, action.description] }
    if node.role == .pageTab { return texts }
    // A button of the tool kit has its word in a label or an image inside; a menu opens, and does nothing
    // of what is in it.
    texts += context.descendants(of: node).prefix(Self.inspected)
      .filter { !Self.menus.contains($0.role) }.map(\.name)
    for ancestor in context.ancestors(of: node) where Self.menus.contains(ancestor.role) {
      texts.append(ancestor.name)
    }
    return texts
  }
}
