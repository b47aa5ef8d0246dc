// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics
import Testing

@testable import AccessibilityAudit

@Suite struct RuleMutationTests {
  @Test(arguments: RuleRegistry.all.map(\.id))
  func `a rule with a broken condition is noticed by a fixture`(id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let fixtures = try Fixture.cases(of: id).map { try ($0.snapshot().0, $0.evidence) }
    let expected = fixtures.map { outcomes(of: rule, $0.0, $0.1) }
    let survivors = RuleMutation.all(of: rule).filter { mutation in
      zip(fixtures, expected).allSatisfy { fixture, expected in
        outcomes(of: mutation.rule, fixture.0, fixture.1) == expected
      }
    }
    #expect(survivors.map(\.name).joined(separator: "\n") == "")
  }

  /// What a rule says of each element, as text; where it breaks down, too.
  private func outcomes(
    of rule: any Rule, _ snapshot: ApplicationSnapshot, _ evidence: Evidence
  ) -> [String] {
    let result = Audit(rules: [rule]).run(snapshot, evidence: evidence)
    guard let judged = result.rules.first else { return [] }
    let findings = (judged.failed + judged.cantTell).map { finding in
      "\(finding.element) \(finding.outcome) \(finding.reason)"
    }
    return findings + judged.passed.map { "\($0) passed" }
      + judged.untested.map { "\($0.element?.rawValue ?? 0) untested" }
      + result.errors.map { "\($0.selector) error" }
  }
}
