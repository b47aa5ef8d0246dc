// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Tests and baselines find an element by its id; two of one id are mixed up.
struct AccessibleIDUniqueRule: Rule {
  let id = "accessible-id-unique"
  let help = "Accessible ids are unique in their window"
  let advice = "Give each element its own id, or none."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("4.1.2"), .en("11.5.2.5")]
  let applicability = Condition("has an accessible id, and is no part of a row or tab") {
    node, context in
    IdentifierTwins.isJudged(node, context)
  }

  let expectations = [
    Expectation(
      "same-id",
      Condition("is not the first of several elements with its id in the window") { node, context in
        context.index(IdentifierTwins.self).count(from: node.id) == 1
      },
      message: { node, context in
        "\(context.index(IdentifierTwins.self).count(from: node.id)) elements have the id"
          + " \"\(Escaped.brief(node.identifier))\""
      })
  ]
}

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
