// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Applies one rule after the other to the elements of one tree.
struct Judge: Sendable {
  let context: AuditContext
  let naming: ElementNaming
  private let order: NodeOrder
  private let quirks: QuirkTable

  /// With `naming` the elements are named as in another tree that has them too.
  init(_ context: AuditContext, naming: ElementNaming? = nil) {
    self.context = context
    self.naming = naming ?? ElementNaming(context)
    order = NodeOrder(context)
    quirks = QuirkTable.current.concerning(context.toolkit)
  }

  /// How many elements there are to judge.
  var count: Int { order.count }

  /// What one rule says of a part of the elements, and where it broke down; the other elements are
  /// judged all the same.
  func judge(_ rule: PreparedRule, _ part: Range<Int>, recordsPasses: Bool) -> Judgement {
    var errors: [AuditError] = []
    var result = RuleResult(rule: rule.description, judgeable: order.count)
    if let reason = context.evidence.missing(for: rule.description.kind) {
      if part.lowerBound == 0 { result.untested.append(Untested(element: nil, reason: reason)) }
      return Judgement(result: result)
    }
    let applicability = rule.applicability
    let expectations = rule.expectations
    let tests = rule.tests
    for place in order.places(within: applicability.reach, part: part) {
      let node = context.nodes[place]
      do {
        guard try applicability.holds(for: node, in: context) else { continue }
        if rule.description.kind != .preflight, let members = context.snapshot.unanswered[node.id] {
          throw NotTested("it was not read to the end: " + members.joined(separator: ", "))
        }
        guard let shortfall = try tests.firstIndex(where: { try !$0(node, context) }) else {
          result.passed.append(node.id)
          if recordsPasses { result.passedElements.append(PassedElement(node, naming)) }
          continue
        }
        let finding = try finding(of: result.rule, node, expectations[shortfall])
        if finding.outcome == .cantTell {
          result.cantTell.append(finding)
        } else {
          result.failed.append(finding)
        }
      } catch let gap as NotTested {
        result.untested.append(Untested(element: node.id, reason: gap.reason))
      } catch {
        errors.append(
          AuditError(
            rule: rule.description.id, selector: naming.selector(of: node), message: "\(error)"))
      }
    }
    return Judgement(result: result, errors: errors)
  }

  /// What is a known fault of the toolkit needs review, and says so.
  private func finding(
    of rule: RuleDescription, _ node: Node, _ shortfall: Expectation
  ) throws -> Finding {
    let needsReview = try shortfall.review?.holds(for: node, in: context) ?? false
    let quirk =
      if let role = shortfall.culprit(node, context), role != node.role {
        quirks.quirk(rule.id, shortfall.reason, of: role)
      } else { quirks.quirk(rule.id, shortfall.reason, of: node, in: context) }
    var finding = Finding(
      rule: rule, node: node, outcome: needsReview || quirk != nil ? .cantTell : .failed,
      reason: shortfall.reason, message: shortfall.message(node, context), naming: naming,
      source: shortfall.source(node, context))
    finding.pictures = shortfall.pictures(node, context)
    finding.toolkitIssue = quirk.map { ToolkitIssue(url: $0.url, text: $0.title) }
    return finding
  }
}

/// What one rule says of some elements, and where it broke down.
struct Judgement: Sendable {
  var result: RuleResult
  var errors: [AuditError] = []

  /// Takes over what the same rule says of the elements that follow.
  mutating func append(_ next: Judgement) {
    result.append(next.result)
    errors += next.errors
  }
}

/// A rule with what it says of itself, made once for a run.
struct PreparedRule: Sendable {
  let description: RuleDescription
  let applicability: Condition
  let expectations: [Expectation]
  /// Those of the expectations.
  let tests: [@Sendable (Node, AuditContext) throws -> Bool]

  init(_ rule: any Rule) {
    description = RuleDescription(rule)
    applicability = rule.applicability
    expectations = rule.expectations
    tests = expectations.map(\.condition.test)
  }
}
