// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// A screen reader walks the tree; where it contradicts itself, the walk ends or goes astray.
struct TreeIntegrityRule: Rule {
  let id = "tree-integrity"
  let help = "The tree does not contradict itself"
  let advice =
    "Let ChildCount, GetChildren and GetIndexInParent agree, publish no null children and no element twice, and"
    + " answer every interface that GetInterfaces lists, with AT-SPI's types."
  let impact = Impact.moderate
  let standards: [Standard] = [
    .wcag("1.3.1"), .en("11.5.2.9"), .section508("502.3.7"),
  ]
  let applicability = Condition("is not defunct") { node, _ in !node.states[.defunct] }

  let expectations = [
    Expectation(
      "contradiction",
      Condition("lists its children truthfully, and answers what it says it answers") {
        node, context in
        contradictions(node, context).isEmpty
      },
      review: Condition("manages its descendants itself, and may list only some") { node, _ in
        node.states[.managesDescendants]
      },
      message: { node, context in
        contradictions(node, context).map(\.message).joined(separator: "; ")
      }),
    Expectation(
      "wrong-index",
      Condition("stands among its siblings where GetIndexInParent says, where that was asked") {
        node, context in
        guard node.id != context.tree.root, let said = context.details(of: node)?.indexInParent
        else { return true }
        if said == context.index(of: node.id) { return true }
        if context.toolkit.has(.countsHiddenSiblings) {
          throw NotTested("its toolkit counts siblings that it does not publish")
        }
        return false
      },
      review: Condition("stands in what manages its descendants, or lists only some") {
        node, context in
        guard let parent = context.parent(of: node) else { return false }
        return parent.states[.managesDescendants]
          || !contradictions(parent, context).isEmpty
      },
      message: { node, context in
        let said = context.details(of: node)?.indexInParent ?? -1
        let place = context.index(of: node.id) ?? -1
        return "GetIndexInParent says \(said), it is child \(place) of its parent"
      }),
  ]

  /// GTK (seen with 3.24 and 4.8), LibreOffice (7.4) and Chromium (150) give parts of their own
  /// widgets an index among siblings that are not in the tree, or -1.
  private static func contradictions(_ node: Node, _ context: AuditContext) -> [ReadProblem] {
    guard let problems = context.problems[node.id] else { return [] }
    return problems.filter { problem in
      switch problem.kind {
      case .childCountDiffers, .nullChild, .repeated, .unexpectedReply, .refused, .unknownRole,
        .unknownRelation:
        true
      case .notAnswering, .noReply, .vanished, .tooManyChildren, .tooManyActions,
        .tooManyAttributes, .tooLong, .tooManyNodes, .tooDeep, .outOfTime, .detailsNotAnswered,
        .detailsOutOfTime:
        false
      }
    }
  }
}
