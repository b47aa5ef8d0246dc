// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Elements of one window with one accessible id.
struct IdentifierTwins: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let identifier: String
  }

  /// By the first of them.
  private let twins: [ElementID: Int]

  init(_ context: AuditContext) {
    var groups: [Key: (first: ElementID, count: Int)] = [:]
    for node in context.nodes where Self.isJudged(node, context) {
      let window = context.window(of: node.id)?.id ?? context.tree.root
      let key = Key(window: window, identifier: node.identifier.trimmed)
      groups[key, default: (node.id, 0)].count += 1
    }
    twins = Dictionary(
      uniqueKeysWithValues: groups.values.filter { $0.count > 1 }.map { ($0.first, $0.count) })
  }

  /// How many there are, where the element is the first of several; 1 otherwise.
  func count(from first: ElementID) -> Int { twins[first] ?? 1 }

  /// Rows are made from one template, and all have its ids.
  static func isJudged(_ node: Node, _ context: AuditContext) -> Bool {
    !node.identifier.isEmpty && !node.identifier.trimmed.isEmpty
      && !context.isInside(node) { ancestor in
        RoleGroups.items.contains(ancestor.role) || ancestor.role == .tableRow
          || ancestor.role == .tableCell
      }
  }
}
