// SPDX-License-Identifier: Apache-2.0

/// The result as workflow commands, which GitHub Actions turns into annotations.
public struct GitHubReport: Sendable {
  private typealias Level = WorkflowCommand.Level

  private let report: AuditReport

  public init(_ report: AuditReport) {
    self.report = report
  }

  /// One line a finding, the gravest first; then the counts, and what did not fit.
  public var text: String {
    let result = report.result
    var lines = result.invalidReasons.prefix(WorkflowCommand.limit).map { reason in
      WorkflowCommand.text(.error, "evenhand: the audit is not valid", reason, nil)
    }
    var left: [Level: Int] = [:]
    var shown: [Level: Int] = [.error: lines.count]
    for (level, rule, finding) in findings {
      guard shown[level, default: 0] < WorkflowCommand.limit else {
        left[level, default: 0] += 1
        continue
      }
      shown[level, default: 0] += 1
      lines.append(
        WorkflowCommand.text(
          level, title(rule),
          (finding.baselineState == .new ? "new: " : "") + finding.selector + ": "
            + Escaped.text(finding.message),
          finding.source))
    }
    let more = Level.allCases.compactMap { level in
      left[level].map { "\($0) of level \(level.rawValue)" }
    }
    let counts = [
      Plural.of(result.violations.count, "violation"), "\(result.incomplete.count) to review",
      "\(result.bestPractices.count) advice", "\(result.suppressed.count) suppressed",
    ]
    let known = KnownNote.all(result.comparison).map { "\($0.entries.count) known \($0.kind)" }
    lines.append(
      "evenhand: " + report.title + ": " + (counts + known).joined(separator: ", ")
        + (more.isEmpty ? "" : "; not annotated: " + more.joined(separator: ", ")))
    return lines.joined(separator: "\n") + "\n"
  }

  private func title(_ rule: RuleDescription) -> String {
    let about = [rule.impact.rawValue] + rule.standards.prefix(1).map(\.description)
    return "\(rule.help) (\(rule.id), \(about.joined(separator: ", ")))"
  }

  private var findings: [(Level, RuleDescription, Finding)] {
    let all = report.windows.flatMap(\.groups).filter { $0.verdict != .suppressed }
      .flatMap { group in group.findings.map { (Self.level($0, group), group.rule, $0) } }
    return Impact.allCases.reversed().flatMap { impact in all.filter { $0.2.impact == impact } }
  }

  private static func level(_ finding: Finding, _ group: RuleFindings) -> Level {
    switch group.verdict {
    case .violation: finding.impact >= .serious ? .error : .warning
    case .review: .warning
    case .advice, .suppressed: .notice
    }
  }
}
