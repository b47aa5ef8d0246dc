// SPDX-License-Identifier: Apache-2.0

/// The result for a person at a terminal: windows, in them rules, in them elements.
public struct TextReport: Sendable {
  private let report: AuditReport
  private let layout: TextLayout
  private let style: TextStyle
  private let wrap: TextWrap

  public init(_ report: AuditReport, layout: TextLayout = TextLayout()) {
    self.report = report
    self.layout = layout
    style = TextStyle(isColoured: layout.isColoured)
    wrap = TextWrap(width: layout.width.map { max(20, $0) })
  }

  /// The whole report, with a line feed at its end.
  public var text: String {
    let blocks = [heading] + report.windows.flatMap(blocks) + [summary]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let coverage = report.result.coverage
    let toolkit = report.toolkit.isEmpty ? "" : " (\(report.toolkit))"
    let windows = Plural.of(report.result.target.windows.count, "window")
    return wrap(
      style.strong(report.title) + toolkit
        + ": \(Plural.of(coverage.nodesSeen, "element")) in \(windows)")
  }

  /// The window's name, then a block for each rule. What is suppressed is only counted.
  private func blocks(_ window: WindowFindings) -> [String] {
    let groups = window.groups.filter { $0.verdict != .suppressed }
    return groups.isEmpty ? [] : [wrap(style.strong(window.selector))] + groups.map(block)
  }

  private func block(_ group: RuleFindings) -> String {
    let about =
      [group.rule.impact.rawValue] + group.rule.standards.prefix(1).map(\.description)
    let (findings, alike) = layout.limit == nil ? (group.findings, [:]) : group.folded
    let shown = layout.limit.map { Array(findings.prefix($0)) } ?? findings
    let rest = findings.count - shown.count
    let head =
      verdict(group.verdict) + " " + style.strong(group.rule.id) + ": " + group.rule.help
      + " (" + about.joined(separator: ", ") + ")"
    var lines = [wrap(head, indent: 2, hanging: 7)]
    for finding in shown {
      lines += self.lines(finding)
      if let count = alike[finding.element] {
        lines.append(wrap("and \(count) more like it (--all-findings lists them)", indent: 6))
      }
    }
    if rest > 0 {
      lines.append(wrap("and \(rest) more (--all-findings lists them)", indent: 4))
    }
    if layout.showsFixes { lines += fixes(group) }
    return lines.joined(separator: "\n")
  }

  /// Code is copied: its lines stay whole.
  private func fixes(_ group: RuleFindings) -> [String] {
    let fixes = report.fixes(for: group.findings)
    if fixes.isEmpty { return [wrap("to mend it: " + group.rule.advice, indent: 4)] }
    return fixes.flatMap { fix in
      [style.good("    to mend it, \(fix.title):")]
        + fix.lines.split(separator: "\n").map { "      " + $0 }
    }
  }

  private func lines(_ finding: Finding) -> [String] {
    let isNew = finding.baselineState == .new ? style.bad("new: ") : ""
    let source = finding.source.map { " at " + Escaped.text($0.description) } ?? ""
    let name = finding.nameBesideIdentifier.map { " \"" + Escaped.brief($0) + "\"" } ?? ""
    var lines = [
      wrap(
        isNew + finding.selector + name + ": " + Escaped.text(finding.message) + source, indent: 4)
    ]
    if let issue = finding.toolkitIssue {
      lines.append(
        wrap(
          "known of the toolkit: \(Escaped.text(issue.text)) \(Escaped.text(issue.url))",
          indent: 6))
    }
    return lines
  }

  private func verdict(_ verdict: Verdict) -> String {
    switch verdict {
    case .violation: style.bad("fail  ")
    case .review: style.doubtful("review")
    case .advice, .suppressed: style.quiet("advice")
    }
  }

  private var summary: String {
    let result = report.result
    var lines = [counts]
    let idle = result.coverage.rulesInapplicable
    let judgedNothing =
      idle.count > Self.mostListed ? "\(idle.count) of them" : idle.joined(separator: ", ")
    lines.append(
      wrap(
        Plural.of(result.coverage.rulesRun.count, "rule") + " run"
          + (idle.isEmpty ? "." : "; nothing to judge for \(judgedNothing).")))
    lines += suppressed
    for note in KnownNote.all(result.comparison) {
      lines.append(wrap(note.title + ":"))
      lines += note.lines(limit: layout.limit ?? .max).map { wrap($0, indent: 2) }
    }
    lines += result.setting.notes.map { wrap("Note: " + Escaped.text($0) + ".") }
    let gaps = Gap.all(result)
    if !gaps.isEmpty {
      lines.append("Not tested:")
      lines += gaps.map { wrap("\($0.subject): \(Escaped.text($0.reason))", indent: 2) }
    }
    lines.append("Not decided by any rule, look yourself:")
    lines += ManualChecks.all.map { wrap($0, indent: 2) }
    for problem in result.problems {
      lines.append(
        wrap("Not read: \(Escaped.text(problem.place)): \(Escaped.text(problem.message))."))
    }
    for reason in result.invalidReasons {
      lines.append(wrap(style.bad("The audit is not valid: ") + Escaped.text(reason) + "."))
    }
    if !result.violations.isEmpty || !result.incomplete.isEmpty || !result.bestPractices.isEmpty {
      lines.append(
        wrap(
          "evenhand explain RULE says what a rule checks, and what to do"
            + (layout.showsFixes ? "." : "; --fix shows the lines that mend it.")))
    }
    return lines.joined(separator: "\n")
  }

  /// Rules that are named in one line; the JSON report lists all of them.
  private static let mostListed = 12

  private var counts: String {
    let result = report.result
    let violations = result.violations
    let impacts = Impact.allCases.reversed().compactMap { impact -> String? in
      let count = violations.count { $0.impact == impact }
      return count == 0 ? nil : "\(count) \(impact.rawValue)"
    }
    let detail = impacts.isEmpty ? "" : " (" + impacts.joined(separator: ", ") + ")"
    var parts = [
      Plural.of(violations.count, "violation") + detail, "\(result.incomplete.count) to review",
      "\(result.bestPractices.count) advice",
    ]
    if !result.suppressed.isEmpty { parts.append("\(result.suppressed.count) suppressed") }
    if !result.errors.isEmpty { parts.append(Plural.of(result.errors.count, "error")) }
    parts.append("\(result.passCount) passed")
    let text = parts.joined(separator: ", ")
    return wrap(violations.isEmpty ? style.good(text) : style.bad(text))
  }

  /// One line for each kind and reason.
  private var suppressed: [String] {
    let reasons = Dictionary(grouping: report.result.suppressed.compactMap(\.suppression)) { $0 }
    return reasons.sorted {
      ($0.key.kind.rawValue, $0.key.reason) < ($1.key.kind.rawValue, $1.key.reason)
    }
    .map { suppression, all in
      wrap(
        "Suppressed: " + Plural.of(all.count, "finding") + " (\(suppression.kind.title)): "
          + Escaped.text(suppression.sentence))
    }
  }
}
