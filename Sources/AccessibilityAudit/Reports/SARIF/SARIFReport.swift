// SPDX-License-Identifier: Apache-2.0

/// What goes into a SARIF file, and where its results point to.
public struct SARIFOptions: Hashable, Sendable {
  /// What is written beside violations. Nothing of it fails a check of a code host.
  public enum Extra: String, Hashable, Sendable, CaseIterable {
    /// What needs review, as results of the kind `review`.
    case incomplete
    /// What nobody requires, as results of the kind `informational`.
    case advice
  }

  /// A file's path from the project's folder. GitHub refuses a file with a result that points to
  /// none, so that findings without a source point there.
  public var anchor: String
  /// What is written beside violations; empty for nothing.
  public var includes: Set<Extra>

  public init(anchor: String = "README.md", includes: Set<Extra> = []) {
    self.anchor = anchor
    self.includes = includes
  }
}

/// The result as SARIF 2.1.0, in the shape that GitHub's code scanning takes.
public struct SARIFReport: Sendable {
  /// GitHub keeps so many results of a run, and refuses a file with more than 25 000.
  public static let maximumResults = 5000
  /// So many notes of one kind on how the run went.
  static let maximumNotifications = 100

  private let report: AuditReport
  private let options: SARIFOptions

  public init(_ report: AuditReport, options: SARIFOptions = SARIFOptions()) {
    self.report = report
    self.options = options
  }

  /// How many results are over what GitHub keeps, and are not written.
  public var leftOutCount: Int {
    let count = report.result.rules.reduce(0) { sum, rule in
      sum + (rule.failed + rule.cantTell).count { includes($0, of: rule.rule) }
    }
    return max(0, count - Self.maximumResults)
  }

  /// The whole file, with at most ``maximumResults`` results.
  public var text: String {
    let results = results
    let kept = results.prefix(Self.maximumResults)
    let run = SARIFDocument.Run(
      tool: .init(
        driver: .init(
          name: "evenhand", semanticVersion: report.run.toolVersion,
          rules: report.result.rules.map {
            .init($0.rule, report.fixes(for: $0.failed + $0.cantTell))
          })),
      automationDetails: .init(id: SARIFDocument.category(of: report.result.target.application)),
      invocations: [
        .init(
          executionSuccessful: report.result.isValid, startTimeUtc: report.run.startText,
          toolExecutionNotifications: notifications(left: results.count - kept.count))
      ],
      columnKind: "unicodeCodePoints",
      results: Array(kept))
    return JSONText.of(SARIFDocument(runs: [run]))
  }

  /// The gravest first, so that a limit takes the others.
  private var results: [SARIFResult] {
    var found: [(rank: Int, finding: Finding, rule: RuleDescription, index: Int)] = []
    for (index, rule) in report.result.rules.enumerated() {
      for finding in rule.failed + rule.cantTell where includes(finding, of: rule.rule) {
        let isCounted = Verdict(finding, of: rule.rule) == .violation
        let impact = Impact.allCases.firstIndex(of: finding.impact) ?? 0
        found.append((impact + (isCounted ? Impact.allCases.count : 0), finding, rule.rule, index))
      }
    }
    let order = found.indices.sorted {
      (found[$1].rank, $0) < (found[$0].rank, $1)
    }
    return order.map { place in
      let item = found[place]
      return SARIFResult(item.finding, item.rule, index: item.index, anchor: options.anchor)
    }
  }

  private func includes(_ finding: Finding, of rule: RuleDescription) -> Bool {
    if finding.outcome == .cantTell { return options.includes.contains(.incomplete) }
    return rule.standing != .bestPractice || options.includes.contains(.advice)
  }

  /// What went wrong, what was left out, and what was not tested.
  private func notifications(left: Int) -> [SARIFDocument.Notification] {
    let result = report.result
    var notes: [SARIFDocument.Notification] = []
    func add(_ level: String, _ texts: [String]) {
      for text in texts.prefix(Self.maximumNotifications) {
        notes.append(.init(level: level, message: .init(text: SARIFText.plain(text))))
      }
    }
    if left > 0 {
      add(
        "warning",
        [
          "\(Plural.of(left, "result")) of the lowest impact left out: GitHub keeps"
            + " \(Self.maximumResults). The JSON report has all."
        ])
    }
    add("error", result.invalidReasons.map { "The audit is not valid: " + $0 })
    add("warning", result.problems.map { "Not read: \($0.place): \($0.message)" })
    for note in KnownNote.all(result.comparison) {
      add("note", [note.title] + note.entries.map(KnownNote.line))
    }
    add("note", Gap.all(result).map { "Not tested: \($0.subject): \($0.reason)" })
    return notes
  }
}
