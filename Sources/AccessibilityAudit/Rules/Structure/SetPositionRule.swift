// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "3 of 7" is spoken from these numbers, whatever the tree looks like.
struct SetPositionRule: Rule {
  let id = "set-position"
  let help = "Positions in a set are right"
  let advice =
    "Count posinset from 1 in the order of the items and let setsize be the number of all of them,"
    + " also of those that are not in the tree; leave both out where the tree holds every item."
  let impact = Impact.minor
  let standards: [Standard] = [.wcag("1.3.1")]
  let applicability =
    Condition("says which place it has in a set") { node, _ in
      node.attributes["posinset"] != nil || node.attributes["setsize"] != nil
    } && .isShowing

  let expectations = [
    Expectation(
      "no-number",
      Condition("gives its place and the size of the set as whole numbers") { node, _ in
        ["posinset", "setsize"].allSatisfy { key in
          node.attributes[key].map { Int($0) != nil } ?? true
        }
      },
      review: .always,
      message: { node, _ in "its place is no number: \(text(node))" }),
    Expectation(
      "outside-set",
      Condition("has a place from 1 to the size of the set; a size of 0 or -1 is not known") {
        node, _ in
        guard let position = number("posinset", node) else { return true }
        let size = number("setsize", node) ?? 0
        return position >= 1 && (size < 1 || position <= size)
      },
      review: .always,
      message: { node, _ in "its place is outside of the set: \(text(node))" }),
    Expectation(
      "out-of-order",
      Condition("stands after the item before it in the same set") { node, context in
        guard let position = number("posinset", node), let before = before(node, context),
          let earlier = number("posinset", before),
          number("setsize", before) == number("setsize", node)
        else { return true }
        // A new set begins at 1.
        return earlier < position || position == 1 && earlier == number("setsize", before)
      },
      review: .always,
      message: { node, context in
        "it is \(text(node)), the item before it \(before(node, context).map(text) ?? "")"
      }),
    Expectation(
      "counts-others",
      Condition("counts the items, and not what else stands between them") { node, context in
        !countsOthers(node, context)
      },
      review: .always,
      message: { node, _ in
        "it is \(text(node)), which counts what stands beside the items and is none"
      }),
  ]

  private static func number(_ key: String, _ node: Node) -> Int? {
    node.attributes[key].flatMap { Int($0) }
  }

  /// The sibling just before, where it is of the same kind and level; a separator begins a new set.
  private static func before(_ node: Node, _ context: AuditContext) -> Node? {
    guard let parent = context.parent(of: node), let index = context.index(of: node.id),
      index > 0, parent.children.indices.contains(index - 1),
      let before = context[parent.children[index - 1]], before.role == node.role,
      before.attributes["level"] == node.attributes["level"]
    else { return nil }
    return before
  }

  /// Whether the places of all items of a list are those that they have among all that is in it, a heading
  /// as well.
  private static func countsOthers(_ node: Node, _ context: AuditContext) -> Bool {
    guard let parent = context.parent(of: node), number("setsize", node) == parent.children.count,
      let place = context.index(of: node.id)
    else { return false }
    let all = parent.children.map { context[$0] }
    let items = all.map { $0?.role == node.role }
    let others = all.prefix(place).contains {
      $0.map { $0.role == .heading || $0.role == .label } ?? false
    }
    return others
      && zip(all, items).enumerated().allSatisfy { index, pair in
        !pair.1 || pair.0.flatMap { number("posinset", $0) } == index + 1
      }
  }

  private static func text(_ node: Node) -> String {
    "\(node.attributes["posinset"] ?? "?") of \(node.attributes["setsize"] ?? "?")"
  }
}
