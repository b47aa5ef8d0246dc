// SPDX-License-Identifier: Apache-2.0

@testable import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

@Suite struct RuleTests {
  static let ids = RuleRegistry.all.map(\.id)
  /// These ask about the application as a whole; it has no elements they could leave out.
  static let ofApplication: Set<String> = [
    "env-bus", "app-on-bus", "app-responsive", "tree-integrity",
  ]

  @Test(arguments: ids)
  func `every element of every fixture gets the outcome that stands beside it`(id: String) throws {
    for fixture in try Fixture.cases(of: id) {
      let (snapshot, expected) = try fixture.snapshot()
      let found = try outcomes(of: id, snapshot, fixture)
      let differing = Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }
      let texts = differing.map { element in
        let name = snapshot.tree[element].map { "\($0.role.name)[\($0.name)]" } ?? "\(element)"
        return "\(name): \(found[element].flatMap(\.self) ?? "none")"
      }
      #expect(texts == [], "\(id): \(fixture.name)")
    }
  }

  @Test(arguments: ids)
  func `each rule has failing, passing and inapplicable fixtures`(id: String) throws {
    let outcomes = try Fixture.cases(of: id).flatMap { try $0.snapshot().1.values }
    let rule = try #require(RuleRegistry.rule(id))
    #expect(outcomes.count { $0.hasPrefix("failed") || $0.hasPrefix("cantTell") } >= 2)
    let isOnlyReviewed = rule.expectations.allSatisfy { $0.isAlwaysReviewed }
    #expect(isOnlyReviewed || outcomes.contains { $0.hasPrefix("failed") })
    #expect(outcomes.count { $0 == "passed" } >= 2)
    #expect(Self.ofApplication.contains(id) || outcomes.contains("inapplicable"))
  }

  @Test(arguments: ids)
  func `each thing that a rule can say is said in a fixture`(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let said = try Set(
      Fixture.cases(of: id).flatMap { try $0.snapshot().1.values }
        .filter { $0.contains(":") }
        .map { String($0.drop { $0 != ":" }.dropFirst()) })
    #expect(said == Set(rule.expectations.map(\.reason)))
  }

  @Test(arguments: ids)
  func `what can need review does so in a fixture, and what cannot does not`(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let outcomes = try Set(Fixture.cases(of: id).flatMap { try $0.snapshot().1.values })
    for expectation in rule.expectations {
      let failed = outcomes.contains("failed:" + expectation.reason)
      let reviewed = outcomes.contains("cantTell:" + expectation.reason)
      let lowered = outcomes.contains("known:" + expectation.reason)
      let isLowered = QuirkTable.current.quirks.contains { quirk in
        quirk.rules[id].map { $0.isEmpty || $0.contains(expectation.reason) } ?? false
      }
      if expectation.review == nil { #expect(!reviewed, "\(expectation.reason)") }
      #expect(!lowered || isLowered, "\(expectation.reason)")
      if expectation.isAlwaysReviewed { #expect(!failed, "\(expectation.reason)") }
    }
    let canReview = rule.expectations.contains { $0.review != nil }
    #expect(!canReview || outcomes.contains { $0.hasPrefix("cantTell") })
  }

  @Test func `rules have their own names`() {
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test(arguments: ids)
  func `a rule says what it checks, in words`(id: String) throws {
    let rule = RuleDescription(try #require(RuleRegistry.rule(id)))
    #expect(!rule.help.isEmpty && !rule.advice.isEmpty && !rule.applicability.isEmpty)
    #expect(!rule.expectations.isEmpty && rule.expectations.allSatisfy { !$0.isEmpty })
  }

  /// The outcome of each element; "skipped" where the rule did not look at it.
  private func outcomes(
    of id: String, _ snapshot: ApplicationSnapshot, _ fixture: Fixture
  ) throws -> [ElementID: String?] {
    let rule = try #require(RuleRegistry.rule(id))
    let result = Audit(rules: [rule]).run(snapshot, evidence: try fixture.evidence)
    #expect(result.errors.isEmpty)
    let judged = try #require(result.rules.first)
    var outcomes: [ElementID: String?] = [:]
    let judgeable = Set(NodeOrder(AuditContext(snapshot: snapshot)).places(within: .every))
    for (index, node) in snapshot.tree.depthFirst.enumerated() {
      outcomes[node.id] = judgeable.contains(index) ? "inapplicable" : "skipped"
    }
    for finding in judged.failed { outcomes[finding.element] = "failed:\(finding.reason)" }
    for finding in judged.cantTell {
      let outcome = finding.toolkitIssue == nil ? "cantTell" : "known"
      outcomes[finding.element] = "\(outcome):\(finding.reason)"
    }
    for id in judged.passed { outcomes[id] = "passed" }
    for gap in judged.untested {
      if let element = gap.element { outcomes[element] = "untested" }
    }
    let isInapplicable = outcomes.values.count { $0 == "inapplicable" }
    #expect(isInapplicable == judged.inapplicableCount)
    return outcomes
  }
}

extension AccessibilityAudit.Expectation {
  fileprivate var isAlwaysReviewed: Bool {
    review?.description == Condition.always.description
  }
}
