// SPDX-License-Identifier: Apache-2.0

/// A rule in words, made from the conditions that it runs.
public struct RuleText: Sendable {
  private let rule: RuleDescription

  public init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// One line for the list of rules.
  public func line(idWidth: Int) -> String {
    let space = String(repeating: " ", count: max(0, idWidth - rule.id.count))
    return "\(rule.id)\(space)  \(rule.impact.rawValue)".padded(to: idWidth + 12) + rule.help
  }

  /// Everything that the rule says of itself.
  public var text: String {
    let standards =
      rule.standards.isEmpty ? "none" : rule.standards.map(\.description).joined(separator: ", ")
    let expectations = rule.expectations.map { "  - it \($0)" }.joined(separator: "\n")
    return """
      \(rule.id): \(rule.help)

      Impact: \(rule.impact.rawValue)
      Standards: \(standards)

      Judges each element that \(rule.applicability).
      Expects of it:
      \(expectations)

      What to do: \(rule.advice)

      """
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
