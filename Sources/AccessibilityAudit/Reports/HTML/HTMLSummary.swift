// SPDX-License-Identifier: Apache-2.0

/// What was audited, the verdict, and the counts.
struct HTMLSummary: Sendable {
  let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }

  var text: String {
    [
      HTMLText.facts(facts, kind: "facts"), verdict, contents,
      HTMLText.table("Findings by impact", columns: columns, rows: rows),
    ].joined(separator: "\n")
  }

  private var result: AuditResult { report.result }

  private var facts: [(String, String)] {
    let coverage = result.coverage
    let windows = result.target.windows.map { HTMLText.foreign($0.isEmpty ? "(no name)" : $0) }
    let shown = windows.prefix(10) + (windows.count > 10 ? ["and \(windows.count - 10) more"] : [])
    var facts = [("Application", HTMLText.foreign(report.title))]
    if !report.toolkit.isEmpty { facts.append(("Toolkit", HTMLText.foreign(report.toolkit))) }
    if let start = report.run.startText {
      let minute = start.prefix(16).replacing("T", with: " ")
      facts.append(("Audited", "<time datetime=\"\(start)\">\(minute) UTC</time>"))
    }
    facts.append(("Windows", shown.isEmpty ? "none" : shown.joined(separator: ", ")))
    facts.append(
      ("Elements", "\(coverage.nodesSeen) read, \(coverage.nodesTested) judged"))
    facts.append(("Rules", "\(coverage.rulesRun.count)"))
    facts.append(("Language", HTMLText.plain(result.target.locale)))
    facts += result.setting.notes.map { ("Note", HTMLText.plain($0)) }
    return facts + runFacts
  }

  /// How the audit was run.
  private var runFacts: [(String, String)] {
    let run = report.run
    var facts = [("Driven by", HTMLText.plain(run.drivenBy))]
    if !run.program.isEmpty {
      facts.append(("Started as", HTMLText.code(run.program.joined(separator: " "))))
    }
    if let steps = run.steps { facts.append(("Steps", HTMLText.code(steps))) }
    if let milliseconds = run.timeoutMilliseconds {
      let nodes = run.maxNodes.map { ", \(Plural.of($0, "element"))" } ?? ""
      facts.append(("Limits", "\(Double(milliseconds) / 1000) s" + nodes))
    }
    return facts
  }

  private var verdict: String {
    let violations = result.violations.count
    if !result.isValid {
      let reasons = result.invalidReasons.prefix(20).map(HTMLText.plain)
      return """
        <div class="verdict bad"><strong>The audit is not valid.</strong>
        <p>Nothing follows from what it did not find, because:</p>
        \(HTMLText.list(Array(reasons)))
        </div>
        """
    }
    if violations == 0 {
      return """
        <div class="verdict good"><strong>No violations found.</strong>
        <p>Rules decide only a part: see <a href="#not-tested">what was not tested</a> and
        <a href="#manual">what to look at yourself</a>.</p></div>
        """
    }
    let grave = result.violations.count { $0.impact >= .serious }
    let words =
      grave == 0
      ? "None of them keeps people from a task."
      : "\(grave) of them \(grave == 1 ? "keeps" : "keep") some people from content or from a task."
    return """
      <div class="verdict bad"><strong>\(Plural.of(violations, "violation")) found.</strong>
      <p>\(words)</p></div>
      """
  }

  private var contents: String {
    let links =
      [("findings", "Findings"), ("requirements", "Requirements")]
      + (KnownNote.all(result.comparison).isEmpty ? [] : [("known", "Known findings")])
      + [("not-tested", "Not tested"), ("manual", "Look yourself"), ("rules", "Rules")]
    let items = links.map { "<li><a href=\"#\($0.0)\">\($0.1)</a></li>" }
    return "<nav aria-label=\"Contents\"><ul class=\"contents\">\(items.joined())</ul></nav>"
  }

  private var columns: [(title: String, isNumber: Bool)] {
    [("Impact", false), ("Violations", true), ("To review", true), ("Advice", true)]
      + (result.suppressed.isEmpty ? [] : [("Suppressed", true)])
  }

  private var rows: [[String]] {
    let kinds = [result.violations, result.incomplete, result.bestPractices, result.suppressed]
    let rows = Impact.allCases.reversed().map { impact in
      [HTMLText.plain(impact.title)]
        + kinds.map { kind in "\(kind.count { $0.impact == impact })" }
    }
    return rows + [["Together"] + kinds.map { "\($0.count)" }]
  }
}

extension Impact {
  /// At the beginning of a line, with what it means.
  fileprivate var title: String {
    switch self {
    case .critical: "Critical: a main task is out of reach for some people"
    case .serious: "Serious: content or a task is out of reach for some people"
    case .moderate: "Moderate: some people meet a barrier"
    case .minor: "Minor: a nuisance"
    }
  }
}
