// SPDX-License-Identifier: Apache-2.0

import Semantics

/// "Files list, Files list": the way in is announced twice.
struct ParentChildNotDuplicateRule: Rule {
  let id = "parent-child-not-duplicate"
  let help = "An element and its only child are not announced alike"
  let advice = "Take the name off one of the two, or take one of them out of the tree."
  let impact = Impact.minor
  let standing = Standing.bestPractice
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.5")]
  let applicability =
    Condition.isNamed && .isShowing
    && Condition("holds one element alone, which has a name") { node, context in
      guard node.children.count == 1, let child = onlyChild(node, context) else { return false }
      return !child.name.trimmed.isEmpty && child.states[.showing]
    }
    && Condition("is no menu button or combo box of a toolkit round the button that does its work")
    {
      node, context in
      try !Condition.isWrapper.holds(for: node, in: context)
    }
    && .not(.hasTelltaleName, "has a name that says more than its class or role")

  let expectations = [
    Expectation(
      "same-name",
      Condition("has another role or another name than the element in it") { node, context in
        guard let child = onlyChild(node, context) else { return true }
        return child.role != node.role || child.name.trimmed != node.name.trimmed
      },
      message: { node, _ in "the \(node.role.name) in it has the same name" })
  ]

  private static func onlyChild(_ node: Node, _ context: AuditContext) -> Node? {
    node.children.first.flatMap { context[$0] }
  }
}
