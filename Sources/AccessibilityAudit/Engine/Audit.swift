// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import Semantics

/// Judges every element of a snapshot by every rule. The same snapshot and evidence give the same
/// result.
public struct Audit: Sendable {
  private let rules: [any Rule]

  public init(rules: [any Rule] = RuleRegistry.standard) {
    self.rules = rules
  }

  public func run(_ snapshot: ApplicationSnapshot, evidence: Evidence = Evidence()) -> AuditResult {
    let context = AuditContext(snapshot: snapshot, evidence: evidence)
    let naming = ElementNaming(context)
    let order = NodeOrder(context)
    var errors: [AuditError] = []
    let results = rules.map { rule in judge(rule, context, naming, order, &errors) }
    return AuditResult(
      target: AuditTarget(snapshot), coverage: Coverage(context, results), rules: results,
      errors: errors, problems: snapshot.problems.map { ProblemRecord($0, naming) })
  }

  private func judge(
    _ rule: any Rule, _ context: AuditContext, _ naming: ElementNaming, _ order: NodeOrder,
    _ errors: inout [AuditError]
  ) -> RuleResult {
    var result = RuleResult(rule: RuleDescription(rule), judgeable: order.all.count)
    if let reason = context.evidence.missing(for: rule.kind) {
      result.untested.append(Untested(element: nil, reason: reason))
      return result
    }
    let applicability = rule.applicability
    let expectations = rule.expectations
    for index in order.indices(of: applicability.roles) {
      let node = context.nodes[index]
      do {
        guard try applicability.holds(for: node, in: context) else { continue }
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
          reason: shortfall.reason, message: shortfall.message(node, context), naming: naming,
          source: shortfall.source(node, context))
        if needsReview { result.cantTell.append(finding) } else { result.failed.append(finding) }
      } catch let gap as NotTested {
        result.untested.append(Untested(element: node.id, reason: gap.reason))
      } catch {
        errors.append(
          AuditError(rule: rule.id, selector: naming.selector(of: node), message: "\(error)"))
      }
    }
    return result
  }
}
