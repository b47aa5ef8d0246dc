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
    let fixes = Fix.all(for: rule.id).map { fix in
      "\n\(fix.title):\n"
        + fix.lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
    return """
      \(rule.id): \(rule.help)

      Impact: \(rule.impact.rawValue)
      Standards: \(standards)

      Judges each element that \(rule.applicability).
      Expects of it:
      \(expectations)

      What to do: \(rule.advice)

      """ + fixes.joined()
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}

extension RuleDescription {
  /// What it judges and what it expects, made from the conditions that run.
  var sentence: String {
    "Judges each element that \(applicability). Expects that it "
      + expectations.joined(separator: ", and that it ") + "."
  }

  /// Short words to choose rules by, spelled as axe spells its own ("wcag2a", "wcag412",
  /// "EN-11.5.2.5", "section508", "best-practice").
  public var tags: [String] {
    var tags = [kind.rawValue]
    switch standing {
    case .required: break
    case .bestPractice: tags.append("best-practice")
    case .experimental: tags.append("experimental")
    }
    for standard in standards {
      switch standard.scheme {
      case .wcag:
        if let level = standard.level { tags.append("wcag2" + level.rawValue.lowercased()) }
        tags.append("wcag" + standard.reference.filter { $0 != "." })
      case .en301549: tags += ["EN-301-549", "EN-" + standard.reference]
      case .section508: tags += ["section508", "section508." + standard.reference]
      }
    }
    return tags.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
