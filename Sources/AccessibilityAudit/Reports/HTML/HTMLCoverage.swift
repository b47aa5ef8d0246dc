// SPDX-License-Identifier: Apache-2.0

/// The findings by requirement, what was not tested, what no rule decides, and every rule's counts.
struct HTMLCoverage: Sendable {
  private let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }

  var text: String {
    [requirements, known, notTested, manual, rules].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var result: AuditResult { report.result }

  private var requirements: String {
    var order: [Standard] = []
    var counts: [Standard: (violations: Int, reviews: Int)] = [:]
    for rule in result.rules {
      let violations = rule.findings(.violation).count
      let reviews = rule.findings(.review).count
      guard violations + reviews > 0 else { continue }
      for standard in rule.rule.standards {
        if counts[standard] == nil { order.append(standard) }
        let before = counts[standard] ?? (0, 0)
        counts[standard] = (before.violations + violations, before.reviews + reviews)
      }
    }
    let rows = order.sorted(by: Self.precedes).map { standard in
      let name = standard.description + (standard.title.isEmpty ? "" : " " + standard.title)
      let count = counts[standard] ?? (0, 0)
      return [
        HTMLText.link(name, to: standard.url), HTMLText.plain(standard.version),
        "\(count.violations)", "\(count.reviews)",
      ]
    }
    let heading = "<h2 id=\"requirements\">Requirements of standards</h2>"
    if rows.isEmpty {
      return heading
        + "\n<p>No finding concerns a requirement. That does not mean that all are met.</p>"
    }
    let columns = [
      ("Requirement", false), ("Version", false), ("Violations", true), ("To review", true),
    ]
    return heading
      + "\n<p>Requirements that findings concern. One that is missing here is not thereby met.</p>\n"
      + HTMLText.table("Findings by requirement", columns: columns, rows: rows)
  }

  /// By scheme, then by number and not by letter: 2.4.7 before 2.4.11.
  private static func precedes(_ left: Standard, _ right: Standard) -> Bool {
    func key(_ standard: Standard) -> [Int] {
      [Standard.Scheme.allCases.firstIndex(of: standard.scheme) ?? 0]
        + standard.reference.split(separator: ".").map { Int($0) ?? 0 }
    }
    return key(left).lexicographicallyPrecedes(key(right))
  }

  /// What files of known findings hold and the findings above do not show.
  private var known: String {
    let notes = KnownNote.all(result.comparison)
    if notes.isEmpty { return "" }
    let lists = notes.map { note in
      "<p>\(HTMLText.plain(note.title)):</p>\n"
        + HTMLText.list(note.entries.map { HTMLText.foreign(KnownNote.line($0)) })
    }
    return "<h2 id=\"known\">Known findings</h2>\n" + lists.joined(separator: "\n")
  }

  private var notTested: String {
    let gaps = Gap.all(result).map { gap in
      [
        HTMLText.plain(gap.reason), HTMLText.plain(gap.subject),
        gap.rules.map { "<code>\(HTMLText.plain($0))</code>" }.joined(separator: ", "),
      ]
    }
    let problems = result.problems.map { problem in
      HTMLText.code(problem.place) + ": " + HTMLText.plain(problem.message)
    }
    var parts = ["<h2 id=\"not-tested\">Not tested</h2>"]
    if gaps.isEmpty && problems.isEmpty { parts.append("<p>Nothing was left out.</p>") }
    if !gaps.isEmpty {
      parts.append(
        HTMLText.table(
          "What was left out, and why",
          columns: [("Reason", false), ("What", false), ("Rules", false)], rows: gaps))
    }
    if !problems.isEmpty {
      parts.append("<h3>Not read</h3>\n" + HTMLText.list(problems))
    }
    return parts.joined(separator: "\n")
  }

  private var manual: String {
    "<h2 id=\"manual\">Not decided by any rule: look yourself</h2>\n"
      + HTMLText.list(ManualChecks.all.map(HTMLText.plain))
  }

  private var rules: String {
    let rows = result.rules.map { rule -> [String] in
      let untested =
        rule.untested.contains { $0.element == nil }
        ? "all" : "\(rule.untested.count)"
      return [
        "<code>\(HTMLText.plain(rule.rule.id))</code> \(HTMLText.plain(rule.rule.help))",
        "\(rule.findings(.violation).count)", "\(rule.findings(.review).count)",
        "\(rule.findings(.advice).count)", "\(rule.findings(.suppressed).count)",
        "\(rule.passed.count)", untested,
      ]
    }
    let columns = [
      ("Rule", false), ("Violations", true), ("To review", true), ("Advice", true),
      ("Suppressed", true), ("Passed", true), ("Not tested", true),
    ]
    return "<h2 id=\"rules\">Rules</h2>\n"
      + HTMLText.table("Elements by rule and outcome", columns: columns, rows: rows)
  }
}
