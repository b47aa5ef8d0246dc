// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit

/// Makes and keeps files of known findings, from reports of `audit --format json`.
struct BaselineCommand: Subcommand {
  static let name = "baseline"
  static let summary = "Manage known findings, with a reason for each"
  static let synopsis = "create|update|prune REPORT.json"
  static let options = [
    OptionSpecification(
      "file", .text, "FILE", help: "The file of known findings (written by create)"),
    OptionSpecification("reason", .text, "TEXT", help: "Why the new entries are accepted"),
    OptionSpecification(
      "expires", .text, "DAY", help: "Last day on which the new entries apply (2027-03-31)"),
    OptionSpecification(
      "false-positives", .flag, help: "create: write false positives instead of findings to fix"),
    OptionSpecification(
      "rules", .list, "ID,...", help: "create, update: only findings of these rules"),
  ]

  enum Work: String, CaseIterable, Sendable {
    case create, update, prune
  }

  private let work: Work
  private let report: String
  private let file: String
  private let reason: String
  private let expires: CalendarDay?
  private let kind: Suppression.Kind
  private let rules: Set<String>

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    guard program == nil, let word = values.words.first, let work = Work(rawValue: word) else {
      throw .usage("say what to do: " + Work.allCases.map(\.rawValue).joined(separator: ", "))
    }
    guard values.words.count == 2 else {
      throw .usage("say which report (- is standard input), one file of audit --format json")
    }
    guard let file = values.text("file") else { throw .usage("say which file: --file FILE") }
    self.work = work
    self.file = file
    report = values.words[1]
    reason = values.text("reason") ?? ""
    let isBlank = reason.allSatisfy(\.isWhitespace)
    if work != .prune, isBlank {
      throw .usage("--reason TEXT says why the findings are let pass")
    }
    if let text = values.text("expires") {
      guard let day = CalendarDay(text) else {
        throw .usage("--expires needs a day as 2027-03-31")
      }
      expires = day
    } else {
      expires = nil
    }
    kind = values.flags.contains("false-positives") ? .falsePositive : .baseline
    rules = Set(values.items("rules"))
    for id in rules where RuleRegistry.rule(id) == nil { throw .unknownRule(id) }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    let stored = try StoredReportFile.read(report)
    guard stored.isValid else {
      throw .invalid("the audit in \(Escaped.line(report)) is not valid: nothing was written")
    }
    var known =
      work == .create
      ? KnownFindings(kind: kind, locale: stored.locale) : try KnownFindingsFile.read(file)
    guard known.locale == stored.locale else {
      throw .usage(
        "\(Escaped.line(file)) was made in the language \(Escaped.line(known.locale)), the report in"
          + " \(Escaped.line(stored.locale))")
    }
    let before = known.entries.count
    switch work {
    case .create, .update:
      let new = stored.known(
        { item in
          !item.isBestPractice && !item.isSuppressed && (rules.isEmpty || rules.contains(item.rule))
        }, reason: reason, expires: expires)
      known.add(new)
    case .prune: known.remove(stored.stale(known))
    }
    try Output(path: file).write(known.text)
    let change = known.entries.count - before
    try Output(path: nil).write(
      "\(Escaped.line(file)): \(known.entries.count) entries, \(max(0, change)) new,"
        + " \(max(0, -change)) taken out\n")
    return .clean
  }
}
