// SPDX-License-Identifier: Apache-2.0

import Semantics

/// A screen reader follows a relation from either end.
struct LabelRelationsRule: Rule {
  let id = "label-relations"
  let help = "Relations lead to living elements, and are told at both ends"
  let advice =
    "Set the opposite relation too (label-for with labelled-by), take out the ones that lead to"
    + " what is gone, and relate one label to a field."
  let impact = Impact.moderate
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.8"), .section508("502.3.6")]
  let applicability =
    Condition("has a relation to a label, a description, a controller, a flow or a group") {
      node, _ in
      node.relations.contains { judged.contains($0.kind) && !$0.targets.isEmpty }
    } && .isShowing
    && Condition("belongs to a toolkit that publishes all it relates") { _, context in
      !context.toolkit.has(.relatesToHiddenParts)
    }

  let expectations = [
    Expectation(
      "dead-target",
      Condition("relates to elements in the tree") { node, context in
        guard let dead = relations(of: node).first(where: { isDead($0, context) }) else {
          return true
        }
        guard context.snapshot.isComplete else {
          throw NotTested("not every element was read, and it is \(dead.kind.name) one of those")
        }
        return false
      },
      review: .always,
      message: { node, context in
        let kinds = relations(of: node).filter { isDead($0, context) }.map(\.kind.name)
        return "it is " + kinds.joined(separator: " and ") + " an element that is not in the tree"
      }),
    Expectation(
      "several-labels",
      Condition("has one label, or several that each say that they label it") { node, context in
        let labels = relations(of: node).filter { $0.kind == .labelledBy }.flatMap(\.targets)
        return Set(labels).count < 2
          || labels.allSatisfy { isExposed(.labelFor, from: $0, to: node.id, context) }
      },
      review: .always,
      message: { _, _ in "it has several labels, which do not say so" }),
    Expectation(
      "one-sided",
      Condition("relates to elements that say so too; Qt, Chromium and Firefox are not asked") {
        node, context in
        oneSided(node, context) == nil
      },
      review: .always,
      message: { node, context in
        "it is \(oneSided(node, context)?.name ?? "") an element that does not say so"
      }),
  ]

  private static let judged: Set<Relation.Kind> = [
    .labelFor, .labelledBy, .descriptionFor, .describedBy, .controllerFor, .controlledBy, .flowsTo,
    .flowsFrom, .memberOf,
  ]

  private static func relations(of node: Node) -> [Relation] {
    node.relations.filter { judged.contains($0.kind) }
  }

  private static func isDead(_ relation: Relation, _ context: AuditContext) -> Bool {
    relation.targets.contains { target in
      context[target].map { $0.states[.defunct] } ?? true
    }
  }

  private static func isNamedButton(_ id: ElementID, _ context: AuditContext) -> Bool {
    context[id].map {
      RoleGroups.buttons.contains($0.role) && !context.name(of: $0).isEmpty
    } ?? false
  }

  private static func isExposed(
    _ kind: Relation.Kind, from source: ElementID, to target: ElementID, _ context: AuditContext
  ) -> Bool {
    context[source]?.relations.contains { $0.kind == kind && $0.targets.contains(target) }
      ?? false
  }

  /// The first kind that the other end does not return. A group that its members name needs not name
  /// them, and a button has its own name: GTK 3 says of none that a label beside it is its label, which
  /// wxWidgets says of each text before a control.
  private static func oneSided(_ node: Node, _ context: AuditContext) -> Relation.Kind? {
    if context.toolkit.has(.relatesOneSided) { return nil }
    return relations(of: node).first { relation in
      guard let opposite = relation.kind.reciprocal, relation.kind != .memberOf else {
        return false
      }
      return relation.targets.contains { target in
        !isExposed(opposite, from: target, to: node.id, context)
          && !(relation.kind == .labelFor && isNamedButton(target, context))
      }
    }?.kind
  }
}
