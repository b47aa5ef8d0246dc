// SPDX-License-Identifier: Apache-2.0

/// The result for a comment on a pull request or a job's summary: a short table, and details that
/// can be opened.
public struct MarkdownReport: Sendable {
  /// A comment on GitHub takes 65 536 characters; the rest is for what stands around the report.
  static let maximumLength = 60_000
  /// How many elements of one rule are listed.
  static let maximumElements = 50
  /// How many lines of other lists.
  static let maximumLines = 20

  private let report: AuditReport

  public init(_ report: AuditReport) {
    self.report = report
  }

  /// The whole comment, within its largest length: findings are left out and counted where they are
  /// too many.
  public var text: String {
    let end = (known + [notTested, manual, footer]).joined(separator: "\n\n") + "\n"
    var text = head
    var left = 0
    for group in groups {
      let block = "\n\n" + details(group)
      if text.utf8.count + block.utf8.count + end.utf8.count < Self.maximumLength {
        text += block
      } else {
        left += group.findings.count
      }
    }
    if left > 0 {
      text += "\n\nLeft out, to stay within the length of a comment: the elements of"
      text += " \(Plural.of(left, "finding"))."
    }
    return text + "\n\n" + end
  }

  private var result: AuditResult { report.result }

  /// By rule through all windows: in a comment that is what people mend by.
  private var groups: [RuleFindings] {
    Verdict.allCases.flatMap { verdict in
      result.rules.compactMap { rule in
        let findings = rule.findings(verdict)
        return findings.isEmpty
          ? nil : RuleFindings(rule: rule.rule, verdict: verdict, findings: findings)
      }
    }
  }

  private var head: String {
    let violations = result.violations.count
    let verdict =
      !result.isValid
      ? "⚠️ the audit is not valid"
      : violations == 0 ? "✅ no violations" : "❌ \(Plural.of(violations, "violation"))"
    var lines = ["## Accessibility of \(MarkdownText.plain(report.title)): \(verdict)", ""]
    for reason in result.invalidReasons.prefix(Self.maximumLines) {
      lines += ["> **Not valid:** \(MarkdownText.plain(reason))", ""]
    }
    lines.append(
      "\(result.incomplete.count) to review, \(result.bestPractices.count) advice,"
        + " \(result.suppressed.count) suppressed, \(result.passCount) passed;"
        + " \(Plural.of(result.coverage.nodesSeen, "element")) in"
        + " \(Plural.of(result.target.windows.count, "window")),"
        + " \(Plural.of(result.coverage.rulesRun.count, "rule")).")
    for note in result.setting.notes.prefix(Self.maximumLines) {
      lines += ["", "> Note: \(MarkdownText.plain(note))."]
    }
    let rows = groups.filter { $0.verdict != .suppressed }
    if !rows.isEmpty {
      lines += ["", "| Outcome | Rule | Elements | Impact | Standard |", "|---|---|--:|---|---|"]
    }
    return (lines + rows.map(row)).joined(separator: "\n")
  }

  private func row(_ group: RuleFindings) -> String {
    let standard = group.rule.standards.first
    return [
      "", group.verdict.title,
      MarkdownText.plain(group.rule.help) + " (" + MarkdownText.code(group.rule.id) + ")",
      "\(group.findings.count)", group.rule.impact.rawValue,
      standard.map { MarkdownText.link($0.description, to: $0.url) } ?? "none", "",
    ].joined(separator: " | ").trimmed
  }

  private func details(_ group: RuleFindings) -> String {
    let count = Plural.of(group.findings.count, "element")
    var lines = [
      "<details><summary>\(group.verdict.title): \(MarkdownText.plain(group.rule.help)) (\(count))"
        + "</summary>", "",
    ]
    lines += group.findings.prefix(Self.maximumElements).map(item)
    if group.findings.count > Self.maximumElements {
      lines.append("- and \(group.findings.count - Self.maximumElements) more")
    }
    lines += ["", "What to do: " + MarkdownText.plain(group.rule.advice), "", "</details>"]
    return lines.joined(separator: "\n")
  }

  private func item(_ finding: Finding) -> String {
    var text = "- " + (finding.baselineState == .new ? "**new** " : "")
    text += MarkdownText.code(finding.selector) + ": " + MarkdownText.plain(finding.message)
    if let source = finding.source { text += " at " + MarkdownText.code("\(source)") }
    if let issue = finding.toolkitIssue {
      text += "; known of the toolkit: " + MarkdownText.link(issue.text, to: issue.url)
    }
    if let suppression = finding.suppression {
      text += "; \(suppression.kind.title): " + MarkdownText.plain(suppression.sentence)
    }
    return text
  }

  private var known: [String] {
    KnownNote.all(result.comparison).map { note in
      block(
        MarkdownText.plain(note.title),
        note.lines(limit: Self.maximumLines).map { "- " + MarkdownText.plain($0) })
    }
  }

  private var notTested: String {
    let gaps = Gap.all(result).prefix(Self.maximumLines).map { gap in
      "- \(MarkdownText.plain(gap.subject)): \(MarkdownText.plain(gap.reason))"
    }
    return block("Not tested", gaps.isEmpty ? ["- nothing was left out"] : gaps)
  }

  private var manual: String {
    block("Not decided by any rule: look yourself", ManualChecks.all.map { "- " + $0 })
  }

  private func block(_ title: String, _ lines: [String]) -> String {
    (["<details><summary>\(title)</summary>", ""] + lines + ["", "</details>"])
      .joined(separator: "\n")
  }

  private var footer: String {
    "<sub>evenhand \(MarkdownText.plain(report.run.toolVersion));"
      + " <code>evenhand explain RULE</code> says what a rule checks.</sub>"
  }
}

/// Text for GitHub's and GitLab's Markdown.
enum MarkdownText {
  /// Text in which nothing is markup, no link, nobody's mention and no number of an issue.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in Escaped.text(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "|", "`", "*", "_", "~", "[", "]", "\\", "@", "#", "$", "!", "{", "}", "^", "=", "+":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // What is taken for a link wherever it stands.
    return result.replacing("://", with: "&#58;//").replacing("www.", with: "www&#46;")
  }

  /// The same in a typewriter's letters: HTML's element, because a code span can be ended from
  /// within.
  static func code(_ text: String) -> String { "<code>" + plain(text) + "</code>" }

  /// A link; an address that is not of the web, or that could end the link, is left out.
  static func link(_ words: String, to address: String) -> String {
    let isSafe =
      (address.hasPrefix("https://") || address.hasPrefix("http://"))
      && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>\"`|\\".utf8.contains($0) }
    return isSafe ? "[\(plain(words))](\(address))" : plain(words)
  }
}
