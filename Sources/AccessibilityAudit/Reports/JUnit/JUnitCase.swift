// SPDX-License-Identifier: Apache-2.0

/// What one rule says of one window.
struct JUnitCase: Sendable {
  enum Outcome: Sendable {
    case passed
    case failure(String, kind: String, [String])
    case error(String, kind: String, [String])
    case skipped(String)
  }

  let name: String
  let suite: String
  let outcome: Outcome
  /// What is worth knowing beside the outcome.
  private let notes: [String]

  init(name: String, suite: String, outcome: Outcome) {
    self.name = name
    self.suite = suite
    self.outcome = outcome
    notes = []
  }

  /// A violation fails; without one the case is skipped, and says what a person has to look at.
  init(_ window: String, _ rule: RuleDescription, _ groups: [RuleFindings]) {
    name = rule.id
    suite = window
    let lines = Dictionary(
      groups.map { ($0.verdict, $0.findings.map(Self.line)) }, uniquingKeysWith: +)
    let others = Verdict.allCases.filter { $0 != .violation }
      .compactMap { verdict in lines[verdict].map { (phrase: verdict.phrase, lines: $0) } }
    if let violations = lines[.violation] {
      outcome = .failure(
        "\(rule.help): \(Plural.of(violations.count, "element")) (\(rule.impact.rawValue))",
        kind: rule.id, violations + ["", rule.advice, rule.standardsText].filter { !$0.isEmpty })
    } else {
      outcome = .skipped(
        others.map { "\($0.phrase): \(Plural.of($0.lines.count, "element"))" }
          .joined(separator: ", "))
    }
    notes = others.flatMap { other in other.lines.map { other.phrase + ": " + $0 } }
  }

  var element: XMLElement {
    var children: [XMLElement] = []
    switch outcome {
    case .passed: break
    case .failure(let message, let kind, let lines):
      children.append(Self.problem("failure", message, kind, lines))
    case .error(let message, let kind, let lines):
      children.append(Self.problem("error", message, kind, lines))
    case .skipped(let message):
      children.append(XMLElement(name: "skipped", attributes: [("message", message)]))
    }
    if !notes.isEmpty { children.append(XMLElement(name: "system-out", lines: notes)) }
    return XMLElement(
      name: "testcase", attributes: [("classname", suite), ("name", name), ("time", "0")],
      children: children)
  }

  static func counts(_ cases: [JUnitCase]) -> [(name: String, value: String)] {
    var failures = 0
    var errors = 0
    var skipped = 0
    for item in cases {
      switch item.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("skipped", "\(skipped)"), ("time", "0"),
    ]
  }

  private static func problem(
    _ name: String, _ message: String, _ kind: String, _ lines: [String]
  ) -> XMLElement {
    XMLElement(name: name, attributes: [("message", message), ("type", kind)], lines: lines)
  }

  private static func line(_ finding: Finding) -> String {
    var text = finding.baselineState.map { "[\($0.rawValue)] " } ?? ""
    text += finding.selector + ": " + Escaped.text(finding.message)
    if let source = finding.source { text += " at \(source)" }
    if let issue = finding.toolkitIssue { text += " (known of the toolkit: \(issue.url))" }
    if let suppression = finding.suppression {
      text += " (\(suppression.kind.title): \(suppression.sentence))"
    }
    return text
  }
}

extension Verdict {
  /// In the middle of a sentence.
  fileprivate var phrase: String {
    switch self {
    case .violation: "violation"
    case .review: "needs review"
    case .advice: "advice"
    case .suppressed: "suppressed"
    }
  }
}
