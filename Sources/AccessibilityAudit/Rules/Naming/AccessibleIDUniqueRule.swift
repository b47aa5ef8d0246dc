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
        context.index(IdentifierTwins.self).all(from: node.id).isEmpty
      },
      message: { node, context in
        let twins = context.index(IdentifierTwins.self).all(from: node.id)
        let named = twins.prefix(mostNamed).compactMap { context[$0].map(context.whereabouts) }
        let left = twins.count - named.count
        return "\(twins.count) elements have the id \"\(Escaped.brief(node.identifier))\": "
          + named.joined(separator: "; ") + (left > 0 ? "; and \(left) more" : "")
      })
  ]

  /// How many of one id a message names.
  private static let mostNamed = 4
}

/// Elements of one window with one accessible id.
struct IdentifierTwins: AuditIndex {
  private struct Key: Hashable {
    let window: ElementID
    let identifier: String
  }

  /// By the first of them, which stands among them.
  private let twins: [ElementID: [ElementID]]

  init(_ context: AuditContext) {
    var groups: [Key: [ElementID]] = [:]
    for node in context.nodes where Self.isJudged(node, context) {
      let window = context.window(of: node.id)?.id ?? context.tree.root
      let key = Key(window: window, identifier: node.identifier.trimmed)
      groups[key, default: []].append(node.id)
    }
    var twins: [ElementID: [ElementID]] = [:]
    for group in groups.values where group.count > 1 { twins[group[0]] = group }
    self.twins = twins
  }

  /// Every element of its id, in order, where the element is the first of several; none otherwise.
  func all(from first: ElementID) -> [ElementID] { twins[first] ?? [] }

  /// Rows are made from one template, and all have its ids.
  static func isJudged(_ node: Node, _ context: AuditContext) -> Bool {
    !node.identifier.isEmpty && !node.identifier.trimmed.isEmpty
      && !context.isInside(node) { ancestor in
        RoleGroups.items.contains(ancestor.role) || ancestor.role == .tableRow
          || ancestor.role == .tableCell
      }
  }
}
