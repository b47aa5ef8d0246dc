// SPDX-License-Identifier: Apache-2.0

import Semantics

extension AuditContext {
  /// Whether the element has only the title of the group box that it stands in, which tells it apart from
  /// nothing else in there.
  package func isNamedByGroup(_ node: Node) -> Bool {
    guard toolkit.mayHave(.namesByGroupBox), let box = parent(of: node), box.role == .panel,
      labels(of: node).allSatisfy({ $0.id == box.id })
    else { return false }
    let name = node.name.trimmed
    guard !name.isEmpty, name == box.name.trimmed else { return false }
    return !RoleGroups.buttons.contains(node.role) || node.isTooSmallForName
  }

  /// The same of what is not alone in the box: the box's title may well be meant for one field.
  func sharesNameOfGroup(_ node: Node) -> Bool {
    guard isNamedByGroup(node), let box = parent(of: node) else { return false }
    return children(of: box).contains { other in
      other.id != node.id && other.states[.showing]
        && (RoleGroups.controls.contains(other.role) || other.isEditableText)
    }
  }
}

extension Node {
  /// Whether it has no room for its name, at 5.5 points a letter and a margin, and so shows a picture.
  fileprivate var isTooSmallForName: Bool {
    guard let frame, !frame.isEmpty else { return false }
    return frame.width < 6 + 5.5 * Double(name.trimmed.count)
  }
}
