// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Fields for secrets, and the controls that show what is in them.
struct SecretFields: AuditIndex {
  /// Those that anybody can read, and that no control in their window shows or hides.
  private(set) var published: Set<ElementID> = []
  /// Check boxes that say the opposite of what is seen in the fields.
  private(set) var denied: Set<ElementID> = []

  /// A field of one line is no higher.
  private static let highest = 60.0

  init(_ context: AuditContext) {
    var fields: [ElementID?: [(node: Node, secret: String)]] = [:]
    var controls: [ElementID?: [(node: Node, secret: String, shows: Bool)]] = [:]
    for node in context.nodes where node.states[.showing] && !context.webContent.contains(node.id) {
      if RoleGroups.buttons.contains(node.role) {
        guard let told = SecretWords.reveals(context.name(of: node)) else { continue }
        controls[context.window(of: node.id)?.id, default: []]
          .append((node, told.secret, told.shows))
      } else if Self.isField(node), let secret = SecretWords.secret(in: context.name(of: node)) {
        fields[context.window(of: node.id)?.id, default: []].append((node, secret))
      }
    }
    for (window, fields) in fields {
      let controls = controls[window] ?? []
      for (node, secret) in fields
      where node.role != .passwordText
        && Self.isSeen(node, context) ?? !context.toolkit.mayHave(.hidesLettersOfTexts)
      {
        if !controls.contains(where: { $0.secret.isEmpty || $0.secret == secret }) {
          published.insert(node.id)
        }
      }
      for (node, secret, shows) in controls where [.checkBox, .switchControl].contains(node.role) {
        let seen = fields.filter { secret.isEmpty || $0.secret == secret }
          .map { Self.isSeen($0.node, context) }
        // Several boxes, or fields in both ways: each may have its own.
        guard controls.count == 1, Set(seen).count == 1, let isSeen = seen.first ?? nil else {
          continue
        }
        if isSeen != (node.states[.checked] == shows) { denied.insert(node.id) }
      }
    }
  }

  private static func isField(_ node: Node) -> Bool {
    node.role == .passwordText
      || (node.isEditableText || node.role == .entry && node.states[.editable])
        && !node.states[.multiLine] && node.frame.map { $0.height <= highest } ?? true
  }

  /// Whether it gives what was entered, and not a dot for each letter; nil where nothing was read, as in an empty
  /// field. The role tells nothing of it: Swing's stays a password text.
  private static func isSeen(_ node: Node, _ context: AuditContext) -> Bool? {
    guard let content = context.details(of: node)?.text?.content, !content.isEmpty else {
      return nil
    }
    return content.contains { $0 != content.first || $0.isLetter || $0.isNumber }
  }
}
