// SPDX-License-Identifier: Apache-2.0

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
