// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// A screen reader walks the tree; where it contradicts itself, the walk ends or goes astray.
struct TreeIntegrityRule: Rule {
  let id = "tree-integrity"
  let help = "The tree does not contradict itself"
  let advice =
    "Let ChildCount and GetChildren agree, publish no null children and no element twice, and"
    + " answer every interface that GetInterfaces lists, with AT-SPI's types."
  let impact = Impact.moderate
  let standards: [Standard] = [
    .wcag("1.3.1", .a), .en("11.5.2.9"), .section508("502.3.7"),
  ]
  let applicability = Condition.isInTree

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
      })
  ]

  private static func contradictions(_ node: Node, _ context: AuditContext) -> [ReadProblem] {
    (context.problems[node.id] ?? []).filter { problem in
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
