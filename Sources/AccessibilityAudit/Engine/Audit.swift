// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// Judges every element of a snapshot by every rule. The same snapshot gives the same result.
public struct Audit: Sendable {
  private let rules: [any Rule]

  public init(rules: [any Rule] = RuleRegistry.all) {
    self.rules = rules
  }

  public func run(_ snapshot: ApplicationSnapshot, status: BusStatus? = nil) -> AuditResult {
    let context = AuditContext(snapshot: snapshot, status: status)
    let naming = ElementNaming(context)
    var errors: [AuditError] = []
    let results = rules.map { rule in judge(rule, context, naming, &errors) }
    return AuditResult(
      target: AuditTarget(snapshot), coverage: Coverage(context, results), rules: results,
      errors: errors, problems: snapshot.problems.map { ProblemRecord($0, naming) })
  }

  private func judge(
    _ rule: any Rule, _ context: AuditContext, _ naming: ElementNaming,
    _ errors: inout [AuditError]
  ) -> RuleResult {
    let applicability = rule.applicability
    let expectations = rule.expectations
    var result = RuleResult(rule: RuleDescription(rule))
    for node in context.nodes where !context.webContent.contains(node.id) {
      do {
        guard try applicability.holds(for: node, in: context) else {
          result.inapplicable.append(node.id)
          continue
        }
        guard
          let shortfall = try expectations.first(where: {
            try !$0.condition.holds(for: node, in: context)
          })
        else {
          result.passed.append(node.id)
          continue
        }
        let needsReview = try shortfall.review?.holds(for: node, in: context) ?? false
        let finding = Finding(
          rule: result.rule, node: node, outcome: needsReview ? .cantTell : .failed,
          reason: shortfall.reason, message: shortfall.message(node, context), naming: naming)
        if needsReview { result.cantTell.append(finding) } else { result.failed.append(finding) }
      } catch {
        errors.append(
          AuditError(rule: rule.id, selector: naming.selector(of: node), message: "\(error)"))
      }
    }
    return result
  }
}
